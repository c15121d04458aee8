/** What is loaded when the search opens, in one piece. */
export { getSearchClient } from './search-client-store'
export { SearchDialog as default } from './search-dialog'
