import { escapeHtml } from '#contract/prose.ts'
import { documentTitle } from '#web/app/routes/pages.ts'
import { placeholders } from '#web/platform/env.ts'

/** The metadata of a document. */
export type DocumentHead = {
  path: string
  /** Who may open it (spec §2): anyone, or only signed-out visitors. */
  area: 'public' | 'signed-out'
  title: string
  /** For search engines and link previews. */
  description: string
  /** Hidden from search engines. */
  unlisted?: true
  /** The picture for link previews, if not the site's own. */
  card?: { path: string; alt: string }
  /** Facts in the vocabulary of schema.org, for search engines. */
  facts?: object
}

/** As in index.html: by default the app draws the page. */
const appIsland = ' data-island="app"'

type Framed = {
  head: DocumentHead
  /** `public`: works without React. `form`: the app hydrates it at the first touch. */
  kind: 'public' | 'form'
  /** The files that the app needs to hydrate a form. */
  needs?: readonly string[]
}

/**
 * What stands around a page in the built template, which is split once: searching its stylesheet for each page would
 * take as long as drawing the page.
 */
export function framesIn(template: string) {
  const cut = (text: string) => {
    const [start = '', rest = ''] = text.split('<!--head-->')
    const [between = '', end = ''] = rest.split(`<div id="root"${appIsland}><!--page-->`)
    return { start, between, end }
  }
  const cuts = { form: cut(template), public: cut(template.replace(/<noscript>.*?<\/noscript>/s, '')) }
  return ({ head, kind, needs = [] }: Framed) => {
    const { start, between, end } = cuts[kind]
    const takenOver = kind === 'form' ? appIsland + attribute('data-needs', needs.join(' ')) : ''
    return {
      start:
        head.area === 'signed-out' ? start.replace('<html lang="en"', (tag) => `${tag} data-guests`) : start,
      tags: tagsOf(head),
      open: `${between}<div id="root" data-page="${kind}"${takenOver}>`,
      end,
    }
  }
}

/** Puts pages into the built template. */
export function documentsIn(template: string): (page: Framed & { html: string }) => string {
  const frameOf = framesIn(template)
  return ({ html, ...page }) => {
    const { start, tags, open, end } = frameOf(page)
    return `${start}${tags}${open}${withoutStyles(page.head.path, html)}${end}`
  }
}

/** Throws if the CSP would refuse the page's content. */
export function withoutStyles(path: string, html: string): string {
  if (html.includes(' style="') && /<[^>]+\sstyle="/.test(html))
    throw new Error(`${path}: an inline style would be refused by the CSP.`)
  return html
}

const siteCard = { path: '/social-card.png', alt: 'Lantern: find the colleges that fit you, and see why.' }

function tagsOf(head: DocumentHead): string {
  const title = escapeHtml(documentTitle(head))
  const description = escapeHtml(head.description)
  const url = placeholders.publicUrl + escapeHtml(head.path)
  const card = head.card ?? siteCard
  const listed = `<link rel="canonical" href="${url}">
    <meta property="og:type" content="website"><meta property="og:site_name" content="Lantern">
    <meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}"><meta property="og:image" content="${placeholders.publicUrl}${escapeHtml(card.path)}">
    <meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${escapeHtml(card.alt)}">
    <meta name="twitter:card" content="summary_large_image">`
  const facts = head.facts && `<script type="application/ld+json">${inScript(head.facts)}</script>`
  return `<title>${title}</title>
    <meta name="description" content="${description}">
    ${head.unlisted ? '<meta name="robots" content="noindex">' : listed}${facts ?? ''}`
}

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`)

/** JSON that cannot end the script element around it. */
const inScript = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c')
