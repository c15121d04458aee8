/** The type of the scripts that wait until the page stands: no browser loads or runs it. */
export const deferredScriptType = 'text/deferred'

/** Where the presses are kept that came before the page could follow them, in their order. */
export const earlyPressesKey = 'earlyPresses'

/**
 * Runs the modules of React as soon as their file is there. By themselves they would run when Next.js asks for them,
 * in one task with its own modules, which is too long for a slow phone. Webpack calls the third part of what comes with
 * a file with its `require`, whose `m` holds all modules that it knows: before the file of Next.js, those of React
 * alone.
 */
const startReact = [
  'function startReact(){window.webpackChunk_N_E.push([["react"],{},function(load){',
  'Object.keys(load.m).forEach(function(id){load(id)})}])}',
].join('')

/**
 * Lets the browser breathe between running the modules of a page and rendering it. This is where Next.js would wait for
 * parts that are loaded lazily by `next/dynamic`, which this site does not use.
 */
const pauseBeforeRender =
  'window.__NEXT_PRELOADREADY=function(){return new Promise(function(resolve){setTimeout(resolve)})};'

/**
 * Loads the waiting scripts once the page is loaded and the browser has nothing better to do, or at the first sign
 * that the reader wants something, and keeps the buttons that are pressed until all of the page follows presses. A
 * button that is disabled until then lets presses through to what it stands in. A press counts once, however
 * often an impatient reader repeats it, and as the last one.
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
  'var place=presses.indexOf(button);if(place>=0)presses.splice(place,1);presses.push(button);begin()}',
  startReact,
  pauseBeforeRender,
  'function run(){',
  `document.querySelectorAll('script[type="${deferredScriptType}"]').forEach(function(waiting){`,
  'var script=document.createElement("script");script.src=waiting.src;script.async=false;',
  'script.fetchPriority="low";if(/\\/chunks\\/framework-[^/]*$/.test(script.src))script.onload=startReact;',
  'waiting.replaceWith(script)})}',
  'function whenRead(act){if(document.readyState==="loading")addEventListener("DOMContentLoaded",act);else act()}',
  'function begin(){if(begun)return;begun=true;whenRead(run)}',
  // Browsers tell of a mouse that rests over the page as soon as something is under it: a movement by no pixel.
  'function isRest(event){return event.type==="pointermove"&&event.movementX===0&&event.movementY===0}',
  'function follow(event){if(isRest(event))return;',
  'signs.forEach(function(sign){removeEventListener(sign,follow,true)});',
  'begin()}',
  'signs.forEach(function(sign){addEventListener(sign,follow,{capture:true,passive:true})});',
  'addEventListener("load",function(){',
  'if(window.requestIdleCallback)requestIdleCallback(begin,{timeout:2000});else setTimeout(begin,200)});',
  'addEventListener("click",function(event){var target=event.target;if(isHydrated()||!target.closest)return;',
  'keep(event,target.closest("button")||target.querySelector(":scope>button:disabled"))},true);',
  'addEventListener("keydown",function(event){',
  'if(isHydrated()||String(event.key).toLowerCase()!=="k"||event.ctrlKey===event.metaKey||event.shiftKey||event.altKey)return;',
  'keep(event,document.querySelector("[data-opens-search]"))},true)',
  '})()',
].join('')
