import { Head, Html, Main, NextScript } from 'next/document'
import { languageScript } from '../lib/tabs/language-script'

/** The HTML around every page. */
export default function Document() {
  return (
    <Html lang="en">
      <Head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text, which has to run before anything is painted */}
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
