import { type Html, html } from '#server/platform/http/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'

/** The frame of every sandbox page: nobody may take it for the real thing. */
export const page = (title: string, content: Html): string =>
  plainPage({
    title: `${title} | TEST MODE`,
    style: '/sandbox/style.css',
    body: html`<header class="mode"><strong>TEST MODE</strong> This page stands in for the payment service. No card is asked for and no money moves.</header>
<main>
${content}
</main>`,
  })

export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
