import { letterHtml } from './letter-html.ts'

export type Message = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** One click on this address ends such mails, without logging in (RFC 8058). */
  unsubscribe?: string | undefined
}

/** Control characters in a header would let a sender add headers. */
export const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

type Letter = {
  to: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  replyTo?: string
  unsubscribe?: string
}

/** Text and HTML parts from the same paragraphs. In the text, a link is on its own line. */
export function letter({ to, subject, paragraphs, button, replyTo, unsubscribe }: Letter): Message {
  const [first = '', ...rest] = paragraphs
  const text = [
    first,
    ...(button ? [button.url] : []),
    ...rest,
    ...(unsubscribe ? [`Turn these mails off: ${unsubscribe}`] : []),
  ].join('\n\n')
  return {
    to,
    subject: oneLine(subject),
    text: `${text}\n`,
    html: letterHtml({ title: oneLine(subject), first, rest, button, unsubscribe }),
    ...(replyTo && { replyTo }),
    ...(unsubscribe && { unsubscribe }),
  }
}
