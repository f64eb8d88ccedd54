import { createHash, randomBytes, randomUUID } from 'node:crypto'

export type Random = {
  id: () => string
  /** 256 bits, safe in a URL. */
  token: () => string
}

export const random: Random = {
  id: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
}

/** Also how tokens rest in the database: whoever reads the table cannot use them. */
export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
