import { describe, expect, it } from 'vitest'
import { findGroups } from './find-groups'

const panel = (value: string, code: string) =>
  `<div role="tabpanel" data-panel="${value}"><p>Set the address first.</p><div><pre tabindex="0"><code>${code}</code></pre><button>Copy</button></div></div>`

describe('findGroups', () => {
  it('reads the code of each panel as a reader copies it, whatever colours it', () => {
    const html = `<!DOCTYPE html><html><body><main>
      <section id="example-greet" data-example="Greet">
        <div role="tablist"><button role="tab">Result</button></div>
        ${panel('result', '<span class="line"><span>{</span></span>\n<span class="line">  &quot;a&quot;: &quot;&lt;b&gt; &amp;amp;&quot;</span>\n<span class="line">}</span>')}
        ${panel('curl', "curl &quot;$BINBAR_API_URL&quot; \\\n  --data @- &lt;&lt;'JSON'\n{}\nJSON")}
      </section>
    </main></body></html>`
    expect(findGroups(html)).toEqual([
      {
        kind: 'example',
        name: 'Greet',
        panels: new Map([
          ['result', '{\n  "a": "<b> &amp;"\n}'],
          ['curl', 'curl "$BINBAR_API_URL" \\\n  --data @- <<\'JSON\'\n{}\nJSON'],
        ]),
      },
    ])
  })

  it('keeps examples and programs apart, in the order of the page', () => {
    const html = `
      <section data-example="One">${panel('result', '1')}</section>
      <section data-program="two">${panel('output', '2')}${panel('python', 'print(2)')}</section>
      <section data-example="Three">${panel('result', '3')}</section>
      <pre data-panel="result">of no group</pre>`
    expect(
      findGroups(html).map(({ kind, name, panels }) => [kind, name, Object.fromEntries(panels)]),
    ).toEqual([
      ['example', 'One', { result: '1' }],
      ['program', 'two', { output: '2', python: 'print(2)' }],
      ['example', 'Three', { result: '3' }],
    ])
  })

  it('finds none on a page without any', () => {
    expect(findGroups('<main><pre>curl</pre></main>')).toEqual([])
  })
})
