import { type Html, html, htmlDocument } from '#server/platform/http/html.ts'

// The look of a letter. Mail programs know tables and attributes, few fonts, and only a stylesheet in the head. So
// every color is set on its element, and programs with a dark mode find the dark colors in the head. For programs
// that invert colors, every text has its own background. Nothing is loaded, so nobody can tell that the mail was
// read.

type LetterParts = {
  title: string
  first: string
  rest: readonly string[]
  button?: { label: string; url: string } | undefined
  unsubscribe?: string | undefined
}

const fonts = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = 'color:#0c1a3f'
const quiet = 'color:#515e7f'

/** The same colors as the dark theme (web/ui/theme/tokens.css). */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #091029 !important; }
  .sheet { background: #101a3a !important; border-color: #263461 !important; }
  .ink { color: #eef2ff !important; }
  .quiet { color: #a7b3d3 !important; }
  .link { color: #ff9a8b !important; }
  .button { background: #ff7a68 !important; color: #1c0906 !important; }
}
`

export const letterHtml = ({ title, first, rest, button, unsubscribe }: LetterParts): string =>
  htmlDocument(
    title,
    html`<meta name="supported-color-schemes" content="light dark">
<style>${{ markup: dark }}</style>`,
    html`<body class="ground" style="margin:0;padding:0;background:#f6f8fc">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f6f8fc" style="background:#f6f8fc">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${fonts}">
<tr><td bgcolor="#0f2252" style="padding:18px 28px;background:#0f2252;border-radius:20px 20px 0 0;font-size:20px;font-weight:700;color:#f3f6ff"><span style="color:#ff8d7d">&#9673;</span>&nbsp; Lantern</td></tr>
<tr><td class="sheet ink" bgcolor="#ffffff" style="padding:28px;background:#ffffff;border:1px solid #d9e0ee;border-top:0;border-radius:0 0 20px 20px;font-size:16px;line-height:1.6;${ink}">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-.02em;${ink}">${title}</h1>
${paragraphs(first)}
${button ? way(button) : null}
${rest.flatMap(paragraphs)}
</td></tr>
${unsubscribe ? html`<tr><td class="quiet" style="padding:16px 28px;font-size:14px;line-height:1.5;${quiet}"><a class="link" href="${unsubscribe}" style="color:#b53424">Turn these mails off</a></td></tr>` : null}
</table>
</td></tr>
</table>
</body>`,
  )

const paragraphs = (text: string): Html[] =>
  text.split('\n\n').map(
    (paragraph) =>
      html`<p class="ink" style="margin:0 0 16px;${ink}">${paragraph.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))}</p>
`,
  )

/** A button, and the address as text for programs that do not show buttons. */
const way = ({ label, url }: { label: string; url: string }): Html =>
  html`<p style="margin:24px 0 12px"><a class="button" href="${url}" style="display:inline-block;padding:13px 22px;border-radius:12px;background:#d4412f;color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>
<p class="quiet" style="margin:0 0 20px;font-size:13px;line-height:1.5;word-break:break-all;${quiet}">Or open this address: <a class="link" href="${url}" style="color:#b53424">${url}</a></p>`
