// Builds the web: bundles for the browser, then the public pages as finished HTML. Leaves in dist/web: assets/ (named
// by content, so they may be cached for ever), index.html and <path>/index.html for prerendered pages, app.html for
// every other, sitemap.xml, robots.txt and csp.json; beside it dist/web-manifest.json for the benchmarks. Values known
// only when the server starts are placeholders in the pages, the sitemap and robots.txt.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const out = 'dist/web'
const ssr = 'dist/prerender'

await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
await build({
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'prerender.tsx', outDir: `../../${ssr}`, emptyOutDir: true, manifest: false },
  ssr: { noExternal: true },
})
const { pages, render, documentTitle, placeholders } = await import(
  pathToFileURL(path.resolve(ssr, 'prerender.js')).href
)

const manifest = JSON.parse(await readFile(`${out}/.vite/manifest.json`, 'utf8'))
await rename(`${out}/.vite/manifest.json`, 'dist/web-manifest.json')
await rm(`${out}/.vite`, { recursive: true })
const template = await readFile(`${out}/index.html`, 'utf8')
const assets = await readdir(`${out}/assets`)
const css = await readFile(`${out}/assets/${assets.find((file) => file.endsWith('.css'))}`, 'utf8')

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The chunks an entry needs, itself included, so that the browser fetches them side by side. */
function chunksOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) chunksOf(next, found)
  return found
}
const preload = (files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
const fonts = assets
  .filter((file) => /^(figtree|bricolage-grotesque)-latin-wght.*woff2$/.test(file))
  .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
  .join('')

function headOf(page) {
  const title = escapeHtml(documentTitle(page))
  const description = escapeHtml(page.description)
  const url = placeholders.publicUrl + (page.path === '/' ? '/' : page.path)
  return `<title>${title}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${url}">
    <meta property="og:type" content="website"><meta property="og:site_name" content="Lantern">
    <meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}"><meta property="og:image" content="${placeholders.publicUrl}/social-card.png">
    <meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="Lantern: find the colleges that fit you, and see why.">
    <meta name="twitter:card" content="summary_large_image">
    ${fonts}`
}

/** Every prerendered page: its HTML inside, the stylesheet inside. */
async function finish(page) {
  const html = await render(page.path)
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error(`${page.path}: an inline style would be refused by the CSP.`)
  // A form needs React at once; a static page must not compete with its own fonts for the network.
  const needed = page.prerender === 'form' ? [...chunksOf('main.tsx'), ...chunksOf(keyOf(page))] : []
  const filled = template
    .replace(
      '<html lang="en">',
      page.area === 'signed-out' ? '<html lang="en" data-guests>' : '<html lang="en">',
    )
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
    .replace('<!--head-->', () => headOf(page) + preload(needed))
    .replace('<div id="root"><!--page-->', () => `<div id="root" data-page="${page.prerender}">${html}`)
  const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`
  await mkdir(path.dirname(`${out}/${file}`), { recursive: true })
  await writeFile(`${out}/${file}`, filled)
}

/** The chunk of a page is found by the name of its module, which `load` holds only as code. */
function keyOf(page) {
  const name = /([\w-]+-page)/.exec(String(page.load))?.[1]
  const key = Object.keys(manifest).find((one) => one.endsWith(`/${name}.tsx`))
  if (!key) throw new Error(`${page.path}: the chunk of its page was not found.`)
  return key
}

/** Everything else: an empty shell, so that no other page's words flash by. */
const shell = template
  .replace(
    '<!--head-->',
    () =>
      `<title>Lantern</title><meta name="robots" content="noindex">${fonts}${preload([...chunksOf('main.tsx')])}`,
  )
  .replace('<!--page-->', '')

for (const page of pages) if (page.prerender) await finish(page)
await writeFile(`${out}/app.html`, shell)

const open = pages.filter((page) => page.prerender)
const urls = open.map((page) => `  <url><loc>${placeholders.publicUrl}${page.path}</loc></url>`).join('\n')
await writeFile(
  `${out}/sitemap.xml`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
)
await writeFile(
  `${out}/robots.txt`,
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${placeholders.publicUrl}/sitemap.xml\n`,
)

const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1]
if (!script) throw new Error('The first-paint script is missing from the template.')
// For the server's CSP. An API on another host must be named, or the browser would refuse to call it.
const api = process.env.VITE_API_BASE
const policy = {
  scriptHashes: [hashOf(script)],
  styleHashes: [hashOf(css)],
  connect: api ? [new URL(api).origin] : [],
}
await writeFile(`${out}/csp.json`, JSON.stringify(policy, null, 2))
await rm(ssr, { recursive: true })
