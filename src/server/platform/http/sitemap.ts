import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#contract/prose.ts'
import { forEveryone } from './cached-reply.ts'
import { type Page, packedPage, sendPage } from './pages.ts'

/** A part of the site: its name in the sitemap's address, and its paths, computed when a crawler first asks. */
type SitePart = { name: string; paths: () => readonly string[] }

type Needs = {
  publicUrl: string
  parts: readonly SitePart[]
  /** YYYY-MM-DD: when the data behind the pages last changed. */
  changedOn: string
}

const type = 'application/xml; charset=utf-8'
const hidden = { schema: { hide: true } } as const

/** /sitemap.xml names the parts, each of which lists its pages. */
export function sitemapRoutes(app: FastifyInstance, { publicUrl, parts, changedOn }: Needs) {
  const url = (path: string) => `<loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${changedOn}</lastmod>`
  const file = (tag: string, lines: readonly string[]) =>
    packedPage(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${tag}>\n`,
      type,
    )
  const index = file(
    'sitemapindex',
    parts.map(({ name }) => `<sitemap>${url(`/sitemap-${name}.xml`)}</sitemap>`),
  )
  app.get('/sitemap.xml', hidden, (request, reply) => sendPage(request, reply, index, forEveryone))
  for (const { name, paths } of parts) {
    let made: Page | null = null
    app.get(`/sitemap-${name}.xml`, hidden, (request, reply) => {
      made ??= file(
        'urlset',
        paths().map((path) => `<url>${url(path)}</url>`),
      )
      return sendPage(request, reply, made, forEveryone)
    })
  }
}
