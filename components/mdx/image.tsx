import type { StaticImageData } from 'next/image'
import type { ComponentPropsWithoutRef } from 'react'

/** What an image of a page can have as its source: an address, or a file that the build has measured. */
interface ImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  src?: string | StaticImageData
}

/** An image of a page: measured by the build, so that nothing moves when it arrives, and loaded when it is near. */
export function Image({ src, alt = '', ...attributes }: ImageProps) {
  const measured = typeof src === 'object' ? { src: src.src, width: src.width, height: src.height } : { src }
  return <img {...measured} loading="lazy" decoding="async" alt={alt} {...attributes} />
}
