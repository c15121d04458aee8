import { expect, it } from 'vitest'
import { sumFiles } from './sum-files'
import { createFile } from './timeline.fixture'

it('sums up the files of each kind', () => {
  const files = [
    createFile('/docs/', 4000),
    createFile('/404.html', 100),
    createFile('/one.css?dpl=1', 20),
    createFile('/two.css', 3),
    createFile('/main.js', 500),
    createFile('/search/api.json', 60),
    createFile('/favicon.svg', 7),
  ]
  expect(sumFiles(files)).toEqual({ requests: 7, HTML: 4100, CSS: 23, script: 500, other: 67 })
})

it('counts no file that the browser had already', () => {
  const files = [createFile('/one.css', 20), createFile('/one.css', 20, { transferSize: 0 })]
  expect(sumFiles(files)).toMatchObject({ requests: 1, CSS: 20 })
})
