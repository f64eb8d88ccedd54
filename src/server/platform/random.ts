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

/** Tokens are stored hashed, so whoever reads the table cannot use them. */
export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
