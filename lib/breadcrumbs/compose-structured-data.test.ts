import { expect, it } from 'vitest'
import { composeStructuredData } from './compose-structured-data'

const page = {
  id: 'api/objects/bin-bar',
  title: 'BinBar</script>',
  route: '/docs/api/objects/bin-bar/',
  children: [],
}
const objects = { id: 'api/objects', title: 'Objects', route: undefined, children: [page] }
const guide = { id: 'api', title: 'API', route: '/docs/category/api/', children: [objects] }

it('lists the pages on the way with absolute addresses and without gaps in the numbers', () => {
  const { itemListElement } = JSON.parse(
    composeStructuredData([guide, objects, page], 'https://help.example/x'),
  )
  expect(itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'API',
      item: 'https://help.example/x/docs/category/api/',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'BinBar</script>',
      item: 'https://help.example/x/docs/api/objects/bin-bar/',
    },
  ])
})

it('cannot end the script element that it stands in', () => {
  expect(composeStructuredData([page], 'https://help.example')).not.toContain('</')
})
