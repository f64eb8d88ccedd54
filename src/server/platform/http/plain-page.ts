import { type Html, html, htmlDocument } from './html.ts'

type Plain = { title: string; body: Html; style?: string }

/** A document that the server writes by itself, in the product's look: no script, and not for search engines. */
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
