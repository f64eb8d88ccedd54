import type { Line } from '#catalog/build/reading/sources.ts'
import type { College } from '#catalog/facts.ts'

/** A web address as colleges write it ('www.x.edu/apply now') as a link, or null: nothing is guessed. */
export function link(written: string): string | null {
  const text = written.trim()
  const isWeb = /^https?:\/\//i.test(text)
  if (text === '' || text.startsWith('-') || (!isWeb && /^[a-z]+:/i.test(text))) return null
  const address = isWeb ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)) return null
  url.username = '' // a mail address pasted into the field
  url.password = ''
  return url.href
}

export const linksOf = (directory: Line<'directory'>): College['links'] => ({
  website: link(directory.WEBADDR),
  admissions: link(directory.ADMINURL),
  application: link(directory.APPLURL),
  aid: link(directory.FAIDURL),
  netPrice: link(directory.NPRICURL),
})
