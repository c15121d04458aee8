import { checkBoldLabels } from '../lib/consistency/check-bold-labels'
import { checkLabels } from '../lib/consistency/check-labels'
import { checkNamedVersions } from '../lib/consistency/check-named-versions'
import { checkPatternVersions } from '../lib/consistency/check-pattern-versions'
import { labelsFile, labelsSchema } from '../lib/consistency/labels-schema'
import { listReleases } from '../lib/consistency/list-releases'
import { lightPatternsFile } from '../lib/lights/light-pattern-schema'
import { parseWithSchema } from '../lib/problem/check-with-schema'
import type { Problem } from '../lib/problem/problem'
import { checkPageProse, checkPassages } from '../lib/prose/check-prose'
import { listPagePassages, listValuePassages } from '../lib/prose/list-passages'
import type { Passage } from '../lib/prose/passage'
import { checkApi } from '../lib/site/check-api'
import { collectLinkTargets } from '../lib/site/collect-link-targets'
import type { SiteData } from '../lib/site/data-elements'
import { readSiteData } from '../lib/site/read-site-data'
import { checkTermAddresses, checkTerms } from '../lib/terms/check-terms'
import { termsFile } from '../lib/terms/terms-schema'
import { type ProjectTexts, readTexts, requireSource } from './read-texts'

/** Keys of data files whose strings are no text for readers, or words that only people use. */
const silentKeys: readonly (string | number)[] = ['forbidden', 'id', 'plainWords', 'since']

/**
 * Everything that is wrong with the words of a project, file by file: the prose of its pages, parts and
 * data, and where these do not agree with each other, with `_meta.json` and with the schema of the API.
 *
 * @param root folder of the project, as an absolute path
 * @param redirects the target of each source route
 * @throws ProblemError when a file cannot be read as what it has to be
 */
export function listProseProblems(root: string, redirects: ReadonlyMap<string, string>): Problem[] {
  const texts = readTexts(root)
  const data = readSiteData(texts.reader)
  const { api } = data
  return [
    ...checkWording(texts, data, redirects),
    ...checkReleases(texts, data),
    ...(api ? checkApi(texts.reader, { ...data, api }) : []),
  ].sort(compareByPlace)
}

function checkWording(
  texts: ProjectTexts,
  data: SiteData,
  redirects: ReadonlyMap<string, string>,
): Problem[] {
  const { terms } = data
  const source = requireSource(texts, termsFile)
  const pages = [...texts.pages, ...texts.parts]
  const values = listDataPassages(texts)
  return [
    ...checkTerms(terms, source),
    ...checkTermAddresses(terms, source, collectLinkTargets(texts.reader, redirects, data)),
    ...pages.flatMap((page) => checkPageProse(page, terms)),
    ...checkPassages(values, terms),
    ...checkNamedVersions([...pages.flatMap(listPagePassages), ...values], data.meta),
  ]
}

function listDataPassages({ sources }: ProjectTexts): Passage[] {
  return [...sources.values()].flatMap((source) =>
    listValuePassages(source, (path) => path.some((key) => silentKeys.includes(key))),
  )
}

function checkReleases(texts: ProjectTexts, { meta, lightPatterns }: SiteData): Problem[] {
  const { pages } = texts
  const releases = listReleases(pages)
  const source = requireSource(texts, labelsFile)
  const labels = parseWithSchema(labelsSchema, source)
  return [
    ...checkPatternVersions(lightPatterns, requireSource(texts, lightPatternsFile), meta, releases),
    ...checkLabels(labels, source, { pages, meta, releases }),
    ...checkBoldLabels(pages, labels),
  ]
}

function compareByPlace(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0)
}
