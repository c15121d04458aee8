import type { StaticImageData } from 'next/image'
import { useRouter } from 'next/router'
import type { ComponentPropsWithoutRef } from 'react'

/** What an image of a page can have as its source: an address, or a file that the build has measured. */
interface ImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  src?: string | StaticImageData
}

/**
 * An image of a page, loaded when it is near. The build measures pictures, so that nothing moves when
 * they arrive; drawings (SVG) come from `public/` by their address from the root of the site.
 */
export function Image({ src, alt = '', ...attributes }: ImageProps) {
  const { basePath } = useRouter()
  const measured =
    typeof src === 'object'
      ? { src: src.src, width: src.width, height: src.height }
      : { src: src?.startsWith('/') ? `${basePath}${src}` : src }
  return <img {...measured} loading="lazy" decoding="async" alt={alt} {...attributes} />
}
