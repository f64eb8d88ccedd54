import { expect, test } from 'vitest'
import { documentsIn } from './document.ts'

const { default: template } = await import('#web/index.html?raw')
const finish = documentsIn(template)
const head = { path: '/colleges/a', area: 'public', title: 'A "B" & C', description: 'About <A>.' } as const

test('a document has its title, description and address, all escaped', () => {
  const text = finish({ head, kind: 'public', html: '<h1>A</h1>' })
  expect(text).toContain('<title>A &#34;B&#34; &#38; C | Lantern</title>')
  expect(text).toContain('content="About &#60;A&#62;."')
  expect(text).toContain('<link rel="canonical" href="__PUBLIC_URL__/colleges/a">')
  expect(text).not.toMatch(/<!--(head|page)-->/)
})

test('only forms are taken over by the app, and only pages for signed-out visitors send others away', () => {
  const root = (text: string) => /<div id="root"[^>]*>/.exec(text)?.[0]
  const page = finish({ head, kind: 'public', html: '' })
  expect([root(page), page.includes('data-guests')]).toEqual(['<div id="root" data-page="public">', false])
  const form = finish({
    head: { ...head, area: 'signed-out' },
    kind: 'form',
    html: '',
    needs: ['/a.js', '/b.js'],
  })
  expect([root(form), form.includes('<html lang="en" data-guests')]).toEqual([
    '<div id="root" data-page="form" data-island="app" data-needs="/a.js /b.js">',
    true,
  ])
  expect([page.includes('<noscript>'), form.includes('<noscript>')]).toEqual([false, true])
})

test('facts for search engines cannot end the script that they stand in', () => {
  const facts = { name: '</script><script>alert(1)</script>' }
  const text = finish({ head: { ...head, facts }, kind: 'public', html: '' })
  const inside = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  expect(JSON.parse(inside)).toEqual(facts)
})

test('an unlisted document is kept out of search engines', () => {
  const text = finish({ head: { ...head, unlisted: true }, kind: 'public', html: '' })
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain('canonical')
})

test('an inline style, which the CSP would refuse, fails the build', () => {
  const html = '<p style="color:red">A</p>'
  expect(() => finish({ head, kind: 'public', html })).toThrow('inline style')
})
