import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { minute, second } from '#server/platform/clock.ts'
import { type Message, oneLine } from './message.ts'

/** Sends one message; resolves once the receiver has accepted it. */
export type Transport = {
  kind: 'smtp' | 'files'
  send: (id: string, message: Message) => Promise<void>
  close: () => void
}

const headers = (from: string, id: string, message: Message) => ({
  from,
  to: oneLine(message.to),
  subject: oneLine(message.subject),
  text: message.text,
  html: message.html,
  // The same id on every attempt, so that a receiver can drop duplicates.
  messageId: `<${id}@lantern>`,
  ...(message.replyTo && { replyTo: oneLine(message.replyTo) }),
  ...(message.unsubscribe && {
    headers: {
      'List-Unsubscribe': `<${oneLine(message.unsubscribe)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})

/** A server that accepts the connection and then is silent must not hold a message forever. */
const silence = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second }
/** Nor may one that answers very slowly. Shorter than the outbox's claim, or another process would send it again. */
export const longestSend = minute

export function smtpTransport(url: string, from: string, most = longestSend): Transport {
  const smtp = createTransport(url, { from, ...silence })
  return {
    kind: 'smtp',
    send: async (id, message) => {
      const sent = smtp.sendMail({
        ...headers(from, id, message),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await within(most, sent)
    },
    close: () => smtp.close(),
  }
}

async function within(ms: number, sent: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), ms)
  })
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Without SMTP each message is a file DATA_DIR/outbox/*.eml, written in one step. */
export function fileTransport(dataDir: string, from: string): Transport {
  const folder = resolve(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    kind: 'files',
    send: async (id, message) => {
      const { message: eml } = await composer.sendMail(headers(from, id, message))
      mkdirSync(folder, { recursive: true })
      const draft = join(folder, `.${id}.draft`)
      if (!Buffer.isBuffer(eml)) throw new TypeError('the composer was asked for a buffer')
      writeFileSync(draft, eml, { mode: 0o600 })
      renameSync(draft, join(folder, `${id}.eml`))
    },
    close: () => composer.close(),
  }
}
