// Builds the web: bundles for the browser, then the code that renders pages in Node, then the documents that never
// change as finished HTML. Leaves in dist/web: assets/ (named by content, so they may be cached for ever), index.html and
// <path>/index.html for these documents and, as an empty shell, for every page of the app, robots.txt, csp.json and
// plain.css, the look of documents that the server writes by itself; in dist/render what the server renders further
// documents with; beside them dist/web-manifest.json for the benchmarks.
// Values known only when the server starts are placeholders in the pages and robots.txt. Every asset lies there three
// times: as it is, as Brotli and as gzip.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const out = 'dist/web'
const ssr = 'dist/render'

await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
await build({
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  publicDir: false,
  // React picks its production build by this.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: `../../${ssr}`,
    emptyOutDir: true,
    manifest: false,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: { render: 'src/web/render.tsx', documents: 'src/web/documents.tsx' },
      // As in vite.server.config.ts: a text that V8 keeps at one byte a character.
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', charset: 'ascii' },
    },
  },
  ssr: { noExternal: true },
})
// Pictures that only public documents show are known only to the second build.
for (const file of await readdir(`${ssr}/assets`))
  if (!file.endsWith('.css')) await rename(`${ssr}/assets/${file}`, `${out}/assets/${file}`)
await rm(`${ssr}/assets`, { recursive: true })

const manifest = JSON.parse(await readFile(`${out}/.vite/manifest.json`, 'utf8'))
await rename(`${out}/.vite/manifest.json`, 'dist/web-manifest.json')
await rm(`${out}/.vite`, { recursive: true })
const built = await readFile(`${out}/index.html`, 'utf8')
const assets = await readdir(`${out}/assets`)
const css = await readFile(`${out}/assets/${assets.find((file) => file.endsWith('.css'))}`, 'utf8')

const hashOf = (/** @type {string} */ text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const tokens = await readFile('src/web/ui/theme/tokens.css', 'utf8')
const colorsOf = (/** @type {string} */ theme) =>
  new RegExp(`\\[data-theme="${theme}"\\] (\\{[^}]*\\})`).exec(tokens)?.[1]
await writeFile(
  `${out}/plain.css`,
  [
    ...(css.match(/@font-face\s*\{[^}]*\}/g) ?? []),
    `:root ${colorsOf('light')}`,
    `@media screen and (prefers-color-scheme: dark) { :root ${colorsOf('dark')} }`,
    await readFile('src/web/ui/theme/plain.css', 'utf8'),
  ].join('\n'),
)

/**
 * The chunks an entry needs, itself included, so that the browser fetches them side by side.
 * @param {string} key
 * @param {Set<string>} found
 */
function chunksOf(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) chunksOf(next, found)
  return found
}
const preload = (/** @type {readonly string[]} */ files) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')

/** A document contains its stylesheet: no request delays the first paint. */
const template = built.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
await writeFile(`${ssr}/template.html`, template)

const { builtDocuments, loadingMessage, pages, placeholders } = await import(
  pathToFileURL(path.resolve(ssr, 'documents.js')).href
)
/** Beside each page of the app its module, from vite.config.ts. @type {readonly string[]} */
const modules = JSON.parse(await readFile('dist/page-modules.json', 'utf8'))
if (modules.length !== pages.length) throw new Error('Each page of the table loads one module.')
/** @type {Record<string, string[]>} */
const needs = {}
for (const [i, { path: at }] of pages.entries()) {
  const module = modules[i] ?? ''
  if (!manifest[module]) throw new Error(`${at}: the chunk of ${module} was not found.`)
  const files = [...chunksOf(module, chunksOf('main.tsx'))].map((file) => `/${file}`)
  needs[at] = files
    .filter((file) => !built.includes(file)) // boot.ts is in every document already
    .sort((a, b) => statSync(out + b).size - statSync(out + a).size) // the largest first
}
async function writeDocument(/** @type {string} */ at, /** @type {string} */ text) {
  const file = at === '/' ? 'index.html' : `${at.slice(1)}/index.html`
  await mkdir(path.dirname(`${out}/${file}`), { recursive: true })
  await writeFile(`${out}/${file}`, text)
}
const written = new Set()
for await (const { path: at, text } of builtDocuments(template, needs)) {
  await writeDocument(at, text)
  written.add(at)
}

/** Pages of the app: a shell that says it loads, so that no other page's content flashes, with all the code it needs. */
for (const { path: at } of pages) {
  if (written.has(at)) continue
  const head = '<title>Lantern</title><meta name="robots" content="noindex">'
  // After the script that asks who is signed in and the stylesheet: what is named first is fetched first.
  const code = `${preload(needs[at] ?? [])}</head>`
  const shell = built
    .replace('<!--head-->', head)
    .replace('<!--page-->', loadingMessage)
    .replace('</head>', () => code)
  await writeDocument(at, shell)
}
await writeFile(
  `${out}/robots.txt`,
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${placeholders.publicUrl}/sitemap.xml\n`,
)

const script = /<script>([\s\S]*?)<\/script>/.exec(built)?.[1]
if (!script) throw new Error('The first-paint script is missing from the template.')
// For the server's CSP: an API on another host must be named, or the browser refuses to call it.
const api = process.env.VITE_API_BASE
const policy = {
  scriptHashes: [hashOf(script)],
  styleHashes: [hashOf(css)],
  connect: api ? [new URL(api).origin] : [],
}
await writeFile(`${out}/csp.json`, JSON.stringify(policy, null, 2))

// Compressed once, as well as possible, beside the file: the server only sends them.
for (const folder of [`${out}/assets`, out])
  for (const file of await readdir(folder)) {
    if (!/\.(js|css|svg|ttf|icc)$/.test(file)) continue
    const raw = await readFile(`${folder}/${file}`)
    await writeFile(`${folder}/${file}.br`, brotliCompressSync(raw))
    await writeFile(`${folder}/${file}.gz`, gzipSync(raw, { level: 9 }))
  }
