import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LivePages, RenderLivePage } from '#contract/colleges/live-pages.ts'
import { appPages, formPages, publicPages } from '#contract/pages.ts'
import { count, escapeHtml } from '#contract/prose.ts'
import { sha256 } from '#server/platform/random.ts'
import { type Encoding, encodingsOf } from './accept-encoding.ts'
import { pathAndSearch } from './path-and-search.ts'
import type { PagePolicy } from './security-headers.ts'

/** Values known only at start, filled into the built pages once. */
type PageValues = { publicUrl: string; supportEmail: string; colleges: number }

/** A file ready to be sent. */
export type Picture = { type: string; etag: string; raw: Buffer }
/** `packed` compresses once per encoding. */
export type Page = Picture & { packed: (encoding: Encoding) => Buffer }

export type Pages = {
  folder: string
  policy: PagePolicy
  find: (path: string) => Page | null
  /** Renders a document from the server's data (docs/decisions/0014). */
  live: <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => Page
  notFound: Page
}

const html = 'text/html; charset=utf-8'
/** The highest quality takes ten times as long and saves a few hundred bytes. */
export const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Reads the built pages of dist/ into memory. Throws an explanation if the web was not built. */
export async function loadPages(dist: string, values: PageValues): Promise<Pages> {
  const folder = join(dist, 'web')
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`The web pages are not built (${folder} has no index.html). Run npm run build.`)
  const fill = filler(values)
  const filled = (file: string, type = html) =>
    packedPage(fill(readFileSync(join(folder, file), 'utf8')), type)
  const byPath = new Map<string, Page>()
  for (const path of [...publicPages, ...formPages, ...appPages])
    byPath.set(path, filled(join(path.slice(1), 'index.html')))
  byPath.set('/robots.txt', filled('robots.txt', 'text/plain; charset=utf-8'))
  // Written by the web build: hashes of its inline scripts.
  const policy = JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')) as PagePolicy
  const render = await liveRenderer(join(dist, 'render'), fill)
  const live: Pages['live'] = (name, data) => packedPage(Buffer.concat(render(name, data)), html)
  return {
    folder,
    policy,
    find: (path) => byPath.get(path === '/' ? path : path.replace(/\/$/, '')) ?? null,
    live,
    notFound: live('not-found', {}),
  }
}

/** Inserts what only a running server knows, in one pass: pages are long, and thousands are drawn. */
function filler({ publicUrl, supportEmail, colleges }: PageValues): (text: string) => string {
  const values = new Map([
    ['__PUBLIC_URL__', escapeHtml(publicUrl)],
    ['__SUPPORT_EMAIL__', escapeHtml(supportEmail)],
    ['__COLLEGE_COUNT__', count(colleges)],
  ])
  return (text) => text.replace(/__[A-Z]+_[A-Z]+__/g, (name) => values.get(name) ?? name)
}

export const etagOf = (bytes: Buffer) => `"${sha256(bytes).slice(0, 32)}"`

/** A text, or its bytes, ready to be sent. */
export function packedPage(text: string | Buffer, type: string): Page {
  const raw = typeof text === 'string' ? Buffer.from(text) : text
  const etag = etagOf(raw)
  const kept: { br?: Buffer; gzip?: Buffer } = {}
  const packed: Page['packed'] = (encoding) => {
    kept[encoding] ??= encoding === 'br' ? brotliCompressSync(raw, fastBrotli) : gzipSync(raw)
    return kept[encoding]
  }
  return { type, etag, raw, packed }
}

/** The web's own rendering code, as built. Web and server meet only here and in the contract. */
async function liveRenderer(folder: string, fillIn: (text: string) => string): Promise<RenderLivePage> {
  const built = await import(pathToFileURL(join(folder, 'render.js')).href)
  return built.liveRenderer(readFileSync(join(folder, 'template.html'), 'utf8'), fillIn)
}

export async function servePages(app: FastifyInstance, pages: Pages) {
  await app.register(fastifyStatic, {
    root: join(pages.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: pages.folder,
    prefix: '/',
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', 'assets/**', '**/*.json', 'robots.txt', '**/*.{br,gz}'],
    maxAge: '1h',
    decorateReply: false,
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const { path, search } = pathAndSearch(request)
    const found = pages.find(path)
    const small = path.toLowerCase()
    // No page has capitals in its address, but a poster or a mail program may add them; files may have them. A path
    // that starts with two slashes would lead to another host.
    if (!found && small !== path && /^\/[^/\\.][^.]*$/.test(path)) return reply.redirect(small + search, 301)
    return sendPage(request, reply.code(found ? 200 : 404), found ?? pages.notFound)
  })
}

/** Compressed as the browser likes it; nothing but 304 where it has the page already. `keep` is its Cache-Control. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, keep = 'no-cache') {
  reply.header('vary', 'accept-encoding')
  if (isFresh(request, reply, page, keep)) return reply.code(304).send()
  const [best] = encodingsOf(request.headers['accept-encoding'])
  return best ? reply.header('content-encoding', best).send(page.packed(best)) : reply.send(page.raw)
}

/** Pictures are compressed already. */
export const sendPicture = (request: FastifyRequest, reply: FastifyReply, picture: Picture, keep: string) =>
  isFresh(request, reply, picture, keep) ? reply.code(304).send() : reply.send(picture.raw)

function isFresh(request: FastifyRequest, reply: FastifyReply, { type, etag }: Picture, keep: string) {
  reply.headers({ 'content-type': type, 'cache-control': keep, etag })
  return reply.statusCode === 200 && hasTag(request.headers['if-none-match'], etag)
}

/** A proxy that compresses pages marks the tag as weak, and a cache may send several tags. */
const hasTag = (header: string | undefined, etag: string) =>
  header === etag || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
