import { documentColors } from '#server/platform/http/document-colors.ts'
import { type Html, html } from '#server/platform/http/html.ts'

// The page behind the link in the mail: one button, no script. A mail program that opens links ahead presses no button.

const frame = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} | Lantern</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/confirm-email/style.css">
</head>
<body>
<main>
<p class="brand">Lantern</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup

export const askPage = () =>
  frame(
    'Confirm your email address',
    html`<p>Press the button, and this address is yours on Lantern.</p>
<form method="post"><button type="submit">Confirm my email address</button></form>`,
  )

export const confirmedPage = () =>
  frame(
    'Your email address is confirmed',
    html`<p>Thank you. Mail about your plan and your reminders will reach you.</p>
<p><a href="/home">Go to Lantern</a></p>`,
  )

export const invalidPage = () =>
  frame(
    'This link does not work',
    html`<p>It has expired or was used already. If your address is not confirmed yet, log in and send yourself a new link.</p>
<p><a href="/home">Go to Lantern</a></p>`,
  )

export const style = `${documentColors}
body { margin: 0; background: var(--bg); color: var(--fg);
  font: 1.0625rem/1.55 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: min(100% - 2rem, 34rem); margin: 12vh auto; }
.brand { font-weight: 700; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -.02em; }
a { color: var(--link); }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 1px solid transparent;
  border-radius: .75rem; background: var(--primary); color: var(--on-primary); cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px; }
`
