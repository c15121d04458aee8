import { Head, Html, Main, NextScript } from 'next/document'
import { currentLocale } from '../components/locales/current-locale'
import { composeInitialStateScript } from '../lib/frame/initial-state-script'
import { siteConfig } from '../site.config'

const { code, htmlLang = code, direction = 'ltr' } = currentLocale

/** The HTML around every page. */
export default function Document() {
  return (
    <Html lang={htmlLang} dir={direction} data-has-hydrated="false">
      <Head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text, which has to run before anything is painted */}
        <script dangerouslySetInnerHTML={{ __html: composeInitialStateScript(siteConfig) }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
