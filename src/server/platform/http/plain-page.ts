import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Html, html, htmlDocument } from './html.ts'

type Plain = { title: string; body: Html; style?: string }

/** The sign of the site, as on its other pages, and the way to them. */
export const brand = html`<a class="brand" href="/"><svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="11"/><path d="M14 3a11 11 0 1 1-10.46 7.6"/><circle class="dot" cx="14" cy="14" r="3"/></svg>Lantern</a>`

/** A document that the server writes itself, in the product's look: no script, and not for search engines. */
export const plainPage = ({ title, body, style }: Plain): string =>
  htmlDocument(
    title,
    html`<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css">
${style ? html`<link rel="stylesheet" href="${style}">` : null}`,
    html`<body>
${body}
</body>`,
  )

/** Tells a person what a program would read as `{ detail }`. */
export const messagePage = (title: string, detail: string): string =>
  plainPage({
    title: `${title} | Lantern`,
    body: html`<main class="message">
<p>${brand}</p>
<h1>${title}</h1>
<p>${detail}</p>
<p><a href="/">Go to Lantern</a></p>
</main>`,
  })

/** Whether a person is looking: a browser that opens an address asks for HTML. Calls below /api answer programs only. */
export const isForPerson = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html')

/** What a page with a form and its own style needs beside its route. Form bodies arrive as URLSearchParams. */
export function servePlainForms(
  scope: FastifyInstance,
  formLimit: number,
  own?: { path: string; style: string },
) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  if (own)
    scope.get(own.path, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(own.style),
    )
}
