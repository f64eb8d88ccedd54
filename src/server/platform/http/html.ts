import { escapeHtml } from '#contract/prose.ts'

/** Markup that is safe to send as it is. */
export type Html = { readonly markup: string }
type Part = Html | string | number | null | readonly Html[]

function rendered(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(rendered).join('')
  return escapeHtml(String(part))
}

/** Every value put into the template is escaped, unless it is markup already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: String.raw({ raw: texts }, ...parts.map(rendered)),
})

/** A whole document in English, for light and dark mode. */
export const htmlDocument = (title: string, head: Html, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
</head>
${body}
</html>
`.markup
