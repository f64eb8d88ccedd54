import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minute } from '#server/platform/clock.ts'
import { type Message, oneLine } from './message.ts'

/** Sends one message; resolves once the receiver has accepted it. */
export type Transport = {
  kind: 'smtp' | 'files'
  send: (id: string, message: Message, accountId?: string | null) => Promise<void>
  /** Removes what it has kept of an account's letters. */
  forget?: (accountId: string) => Promise<void>
  close: () => void
}

/** The longest that handing over one message may take. Below the outbox's claim, or another process would send it again. */
export const longestSend = minute

/** What every message carries. */
export const headers = (from: string, id: string, message: Message) => ({
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

export const outboxFolder = (dataDir: string) => resolve(dataDir, 'outbox')

/** Without SMTP each message is a file DATA_DIR/outbox/[account.]id.eml, written in one step. */
export function fileTransport(dataDir: string, from: string): Transport {
  const folder = outboxFolder(dataDir)
  return {
    kind: 'files',
    send: async (id, message, accountId = null) => {
      const { createTransport } = await import('nodemailer') // 3 MB, and a start sends nothing
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message: eml } = await composer.sendMail(headers(from, id, message))
      mkdirSync(folder, { recursive: true })
      const name = accountId === null ? id : `${accountId}.${id}`
      const draft = join(folder, `.${name}.draft`)
      if (!Buffer.isBuffer(eml)) throw new TypeError('the composer was asked for a buffer')
      writeFileSync(draft, eml, { mode: 0o600 })
      renameSync(draft, join(folder, `${name}.eml`))
    },
    forget: async (accountId) => {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder))
        if (name.replace(/^\./, '').startsWith(`${accountId}.`)) rmSync(join(folder, name), { force: true })
    },
    close: () => {},
  }
}
