import { encodeAddress, splitAddress } from '../pages/route'

/**
 * The script of every redirect page. It is the same text on all of them, so that one hash allows it
 * in a Content-Security-Policy. Query and hash are kept unless the target has its own.
 */
export const redirectScript =
  'var t=document.documentElement.dataset.target;' +
  'location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)'

/**
 * The page at an old address. With scripts it passes query and hash on; without them the refresh
 * leads to the target. The refresh stands in `noscript`, or it could overtake the script.
 *
 * @param target address from the root of the host, with base path
 */
export function composeRedirectPage(target: string): string {
  const address = escapeAttribute(completeEncoding(target))
  const canonical = escapeAttribute(completeEncoding(splitAddress(target).path))
  return `<!doctype html>
<html lang="en" data-target="${address}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Moved</title>
<link rel="canonical" href="${canonical}">
<link rel="icon" href="data:,">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</body>
</html>
`
}

/** Percent-encodes what is still plain and leaves what is encoded already, such as `%2F`, as it is. */
function completeEncoding(address: string): string {
  return encodeAddress(address).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
