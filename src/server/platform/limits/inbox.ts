/**
 * The inbox that an address reaches: many mail services deliver a.da+lantern@ to ada@, so all spellings are one. Mails
 * are counted by it, whoever asks for them, so that nobody's inbox is filled through invented spellings.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')
  const host = email.slice(at + 1)
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`.toLowerCase()
}
