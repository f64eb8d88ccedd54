export type Message = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** Where one click ends mails of this kind, without logging in (RFC 8058). */
  unsubscribe?: string | undefined
}

/** Control characters in a header would let a sender write headers of their own. */
export const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

type Letter = {
  to: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  replyTo?: string
  unsubscribe?: string
}

/** Text and HTML parts from the same paragraphs. In the text a link stands on a line of its own. */
export function letter({ to, subject, paragraphs, button, replyTo, unsubscribe }: Letter): Message {
  const text = [...paragraphs.slice(0, 1), ...(button ? [button.url] : []), ...paragraphs.slice(1)].join(
    '\n\n',
  )
  const [first, ...rest] = paragraphs.map(
    (paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
  )
  const link = button
    ? `<p><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#d4412f;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>`
    : ''
  const off = unsubscribe
    ? {
        text: `\n\nTurn these mails off: ${unsubscribe}`,
        html: `<p style="font-size:14px"><a href="${escapeHtml(unsubscribe)}">Turn these mails off</a></p>`,
      }
    : { text: '', html: '' }
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.6 system-ui,sans-serif;color:#0c1a3f;max-width:34rem;margin:0 auto;padding:24px"><p style="font-weight:700;font-size:18px">Lantern</p>${first ?? ''}${link}${rest.join('')}${off.html}</body></html>`
  return {
    to,
    subject: oneLine(subject),
    text: `${text}${off.text}\n`,
    html,
    ...(replyTo && { replyTo }),
    ...(unsubscribe && { unsubscribe }),
  }
}
