/// <reference types="next" />
/// <reference types="next/image-types/global" />

declare module 'flexsearch/dist/module/index.js' {
  export { Index as default } from 'flexsearch'
}
