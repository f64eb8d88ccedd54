import { type Html, html } from '#server/platform/http/html.ts'

/** The frame of every sandbox page: nobody may take it for the real thing. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | TEST MODE</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="mode"><strong>TEST MODE</strong> This page stands in for the payment service. No card is asked for and no money moves.</header>
<main>
${body}
</main>
</body>
</html>
`.markup

export const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
