import { hiddenKey } from './hidden-key'
import { openCategoriesKey } from './open-categories'

/**
 * The script that stands in the head of every page. Before anything is painted it hides the sidebar of a
 * reader who had hidden it, and marks that categories will be opened once the page is interactive: until then
 * the entries stay invisible, so that nothing is seen to move. It is one fixed text, so that a policy can
 * allow it by its hash.
 */
export const sidebarScript = [
  '(function(){',
  'try{',
  'var data=document.documentElement.dataset;',
  `if(sessionStorage.getItem(${JSON.stringify(hiddenKey)})==="true")data.sidebarHidden="true";`,
  `if(sessionStorage.getItem(${JSON.stringify(openCategoriesKey)}))data.sidebarRestoring="true"`,
  '}catch(error){}',
  '})()',
].join('')
