/** The type of the scripts that wait until the page stands: no browser loads or runs it. */
export const deferredScriptType = 'text/deferred'

/** Where the presses are kept that came before the page could follow them, in their order. */
export const earlyPressesKey = 'earlyPresses'

/**
 * Loads the waiting scripts once the page is loaded and the browser has nothing better to do, or at the first sign
 * that the reader wants something, and keeps the buttons that are pressed until all of the page follows presses. A
 * button that is disabled until then lets presses through to what it stands in. A press counts once, however
 * often an impatient reader repeats it.
 *
 * Scripts that are added by a script run in the order they were added in when they are not `async`:
 * https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model.
 */
export const deferredScriptsLoader = [
  '(function(){',
  `var root=document.documentElement,presses=window.${earlyPressesKey}=[],begun=false,`,
  'signs=["pointermove","pointerdown","touchstart","wheel","keydown","focusin"];',
  'function isHydrated(){return root.dataset.hasHydrated==="true"}',
  'function keep(event,button){if(!button||button.onclick)return;',
  'event.preventDefault();event.stopImmediatePropagation();',
  'if(presses.indexOf(button)<0)presses.push(button)}',
  'function run(){',
  `document.querySelectorAll('script[type="${deferredScriptType}"]').forEach(function(waiting){`,
  'var script=document.createElement("script");script.src=waiting.src;script.async=false;',
  'script.fetchPriority="low";waiting.replaceWith(script)})}',
  'function begin(){if(begun)return;begun=true;',
  'signs.forEach(function(sign){removeEventListener(sign,begin,true)});',
  'if(document.readyState==="loading")addEventListener("DOMContentLoaded",run);else run()}',
  'signs.forEach(function(sign){addEventListener(sign,begin,{capture:true,passive:true})});',
  'addEventListener("load",function(){',
  'if(window.requestIdleCallback)requestIdleCallback(begin,{timeout:2000});else setTimeout(begin,200)});',
  'addEventListener("click",function(event){var target=event.target;if(isHydrated()||!target.closest)return;',
  'keep(event,target.closest("button")||target.querySelector(":scope>button:disabled"))},true);',
  'addEventListener("keydown",function(event){',
  'if(isHydrated()||String(event.key).toLowerCase()!=="k"||event.ctrlKey===event.metaKey||event.shiftKey||event.altKey)return;',
  'keep(event,document.querySelector("[data-opens-search]"))},true)',
  '})()',
].join('')
