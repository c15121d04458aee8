import { Head, Html, Main, NextScript } from 'next/document'

/** The HTML around every page. */
export default function Document() {
  return (
    <Html lang="en">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
