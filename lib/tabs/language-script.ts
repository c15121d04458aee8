import { languageKey, languageParameter, languages } from './language'

/**
 * The script that stands in the head of every page: it puts the language of examples on the root element
 * before anything is painted, by the rule of `readLanguage`, so that nothing moves when the page becomes
 * interactive. It is one fixed text, so that a policy can allow it by its hash.
 */
export const languageScript = [
  '(function(){',
  `var all=${JSON.stringify(languages)},value;`,
  'try{',
  `value=new URLSearchParams(location.search).get(${JSON.stringify(languageParameter)});`,
  `if(all.indexOf(value)<0)value=localStorage.getItem(${JSON.stringify(languageKey)})`,
  '}catch(error){}',
  'if(all.indexOf(value)>=0)document.documentElement.dataset.language=value',
  '})()',
].join('')
