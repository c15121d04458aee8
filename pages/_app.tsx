import type { AppProps } from 'next/app'
import { SkipLink } from '../components/frame/skip-link'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'

/** The frame around the theme's layout: what has to come before everything else on every page. */
export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <SkipLink />
      <Component {...pageProps} />
    </>
  )
}
