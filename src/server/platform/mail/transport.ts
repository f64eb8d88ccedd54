import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Message, oneLine } from './message.ts'

/** Hands one message over; resolves once the other side has taken it. */
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
  // The same id on every attempt, so that a receiver can drop a repetition.
  messageId: `<${id}@lantern>`,
  ...(message.replyTo && { replyTo: oneLine(message.replyTo) }),
})

export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport(url, { from })
  return {
    kind: 'smtp',
    send: async (id, message) => {
      await smtp.sendMail({ ...headers(from, id, message), disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => smtp.close(),
  }
}

/** Without SMTP each message is a file DATA_DIR/outbox/*.eml, complete as soon as it is there. */
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
