import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Mails that were written to a data folder, newest last. */
export async function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.sort((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''))
}

/** Waits for the mail to someone with such a link on its own line, and returns the link. */
export async function linkMailedTo(email: string, leadsTo: string): Promise<string> {
  const until = Date.now() + 120_000 // for hangs; a busy machine may be slow
  while (Date.now() < until) {
    const mails = (await mailsIn(process.env.E2E_DATA_DIR ?? '')).filter((one) =>
      one.to?.some(({ address }) => address === email),
    )
    const lines = mails.flatMap(({ text }) => text?.split(/\r?\n/) ?? [])
    const link = lines.findLast((line) => /^https?:\/\/\S+$/.test(line) && line.includes(leadsTo))
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail with a link reached ${email}`)
}
