import type { ExampleApi, ProvenExample } from '../examples/run-example'
import type { Provenance } from '../schema/provenance-schema'
import type { DownloadFile } from './downloads'

/** An example with the page that shows it. */
export interface ExampleOnPage {
  route: string
  title: string
  example: ProvenExample
}

/** A whole program in each language, with what it prints. */
export type Program = Readonly<Record<'curl' | 'typescript' | 'python' | 'output', string>>

/** Everything that reference pages are made from. */
export interface ApiData extends ExampleApi {
  provenance: Provenance
  /** The route of the reference page of each element that has one, by its coordinate. */
  pages: ReadonlyMap<string, string>
  /** A sample value for each argument that has one, by its coordinate. */
  sampleArguments: Readonly<Record<string, unknown>>
  /** Every example that a writer put on a page. */
  examples: readonly ExampleOnPage[]
  downloads: readonly DownloadFile[]
  /** Programs that pages show, by their name. */
  programs: ReadonlyMap<string, Program>
}
