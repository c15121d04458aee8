import type { NewPage } from './compose-page'

/** The page that `npm run new page` makes: the parts of a task page, to be filled in. */
export function planPage(route: string, writtenTitle: string): NewPage {
  const title = writtenTitle.trim()
  return {
    route,
    title,
    description: `${title}: what you need, the steps, and how to check that it worked.`,
    label: title,
    body: `
Say in one or two sentences what the reader can do after this page.

## What you need

- Name each thing.

## Steps

1. Write one action per step. Say what the reader sees then. [#first-step]

## Check that it worked

Say what the reader sees when everything is right.
`,
  }
}
