import { type Html, html } from './html.ts'

type Plain = { title: string; body: Html; style?: string }

/** A document that the server writes by itself, in the product's look: no script, and not for search engines. */
export const plainPage = ({ title, body, style }: Plain): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css">
${style ? html`<link rel="stylesheet" href="${style}">` : null}
</head>
<body>
${body}
</body>
</html>
`.markup
