import { Head, Html, Main, NextScript } from 'next/document'
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { currentLocale } from '../components/locales/current-locale'
import { deferredScriptType } from '../lib/frame/deferred-scripts'
import { composeInitialStateScript } from '../lib/frame/initial-state-script'
import { siteConfig } from '../site.config'

const { code, htmlLang = code, direction = 'ltr' } = currentLocale

type ScriptProps = ComponentProps<'script'>
type Scripts = ReturnType<Head['getScripts']>

/**
 * The head of every page. What is needed to read a page is loaded first and alone: all scripts of Next.js wait until
 * the page stands (`lib/frame/deferred-scripts.ts`). In development they do not.
 */
class DeferringHead extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]): Scripts {
    return deferScripts(super.getScripts(files))
  }
  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return deferScripts(super.getDynamicChunks(files))
  }
}

/** Lists of all pages are not loaded: `components/navigation/asset-lists.ts`. */
function deferScripts<Script extends ReactElement<ScriptProps> | null>(scripts: Script[]): Script[] {
  if (process.env.NODE_ENV !== 'production') return scripts
  return scripts
    .filter((script) => !/\/_(?:build|ssg)Manifest\.js$/.test(script?.props.src ?? ''))
    .map((script) =>
      script ? (cloneElement(script, { type: deferredScriptType, defer: undefined }) as Script) : script,
    )
}

/** The HTML around every page. */
export default function Document() {
  return (
    <Html lang={htmlLang} dir={direction} data-has-hydrated="false">
      <DeferringHead>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text, which has to run before anything is painted */}
        <script dangerouslySetInnerHTML={{ __html: composeInitialStateScript(siteConfig) }} />
      </DeferringHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
