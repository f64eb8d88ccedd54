import { type Html, html } from '#server/platform/http/html.ts'
import { brand, plainPage } from '#server/platform/http/plain-page.ts'

// The page behind the link in the mail: one button, no script. A mail program that opens links in advance does not
// press it.

const frame = (title: string, body: Html): string =>
  plainPage({
    title: `${title} | Lantern`,
    body: html`<main class="message">
<p>${brand}</p>
<h1>${title}</h1>
${body}
</main>`,
  })

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
