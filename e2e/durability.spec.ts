import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { atLength } from './at-length.ts'
import { type Product, removeFolder, scratchFolder, startReady } from './support/product-process.ts'

// What was acknowledged survives the death of the process at any moment. No browser.

// A few in the ordinary run; KILLS=200 for a long one.
const kills = Number(process.env.KILLS ?? (atLength ? 10 : 2))
const password = 'a quiet lantern'

test(`${kills} kills at random moments lose no account and no mail that was acknowledged`, async () => {
  const folder = scratchFolder()
  const env = { DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
  const accounts: string[] = []
  const resets: string[] = []
  for (let round = 0; round < kills; round++) {
    const product = await startReady(env)
    const clients = [0, 1, 2].map((client) => keepAsking(product, `r${round}c${client}`, accounts, resets))
    await randomMoment(() => accounts.length + resets.length)
    await product.stop('SIGKILL')
    await Promise.all(clients)
  }
  expect(accounts.length + resets.length).toBeGreaterThanOrEqual(kills)

  const product = await startReady(env)
  const lost: string[] = []
  // Each costs a real password check, so only a few at a time.
  for (let i = 0; i < accounts.length; i += 4) {
    const some = accounts.slice(i, i + 4)
    const answers = await Promise.all(
      some.map((email) => post(product, '/users/login/', { email, password })),
    )
    lost.push(...some.filter((_, j) => answers[j] !== 200))
  }
  expect(lost).toEqual([])
  await expect.poll(() => rows(folder, 'select count(*) as n from reset_requests')).toEqual([{ n: 0 }])
  await product.stop()

  const mails = await recipients(folder)
  const missing = [...counted(resets)].filter(([email, asked]) => (counted(mails).get(email) ?? 0) < asked)
  expect(missing).toEqual([])
  removeFolder(folder)
})

/** Waits for one to six more replies and a short time, so that on any machine a write is in progress at the kill. */
async function randomMoment(answers: () => number) {
  const enough = answers() + 1 + Math.floor(Math.random() * 6)
  await expect.poll(answers, { intervals: [5] }).toBeGreaterThanOrEqual(enough)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
}

/** Signs up one person after the other and requests a reset for each, until there is no reply any more. */
async function keepAsking(product: Product, name: string, accounts: string[], resets: string[]) {
  for (let i = 0; ; i++) {
    const email = `${name}n${i}@example.edu`
    const person = { email, password, password2: password, first_name: 'Maya', last_name: 'Torres' }
    if ((await post(product, '/users/register/', person)) !== 201) return
    accounts.push(email)
    if ((await post(product, '/password-reset/', { email })) !== 200) return
    resets.push(email)
  }
}

/** The status, or null if the process died before it replied in full. */
async function post({ url }: Product, path: string, body: object): Promise<number | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.text()
    return answer.status
  } catch {
    return null
  }
}

function rows(folder: string, query: string): unknown[] {
  const db = new DatabaseSync(join(folder, 'lantern.sqlite'))
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

const isReset = ({ subject }: { subject?: string | undefined }) => subject === 'Reset your Lantern password'

/** Emails of those whose reset link is a file in the outbox, or a row that is still to be sent. */
async function recipients(folder: string): Promise<string[]> {
  const outbox = join(folder, 'outbox')
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const written = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))))
  // A mail that was being written at a kill may be both a file and a row.
  const waiting = (
    rows(folder, 'select id, message from outbox') as { id: string; message: string }[]
  ).filter(({ id }) => !files.includes(`${id}.eml`))
  return [
    ...written.filter(isReset).map((mail) => mail.to?.[0]?.address ?? ''),
    ...waiting
      .map(({ message }) => JSON.parse(message) as { to: string; subject: string })
      .filter(isReset)
      .map(({ to }) => to),
  ]
}

function counted(emails: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const email of emails) counts.set(email, (counts.get(email) ?? 0) + 1)
  return counts
}
