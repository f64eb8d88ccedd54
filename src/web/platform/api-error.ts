/** The server refused. `detail` is written for the student; null if the reply had none. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly detail: string | null
  readonly fields: Record<string, string[]>

  constructor(status: number, detail: string | null, fields: Record<string, string[]> = {}) {
    super(detail ?? `The server answered ${status}.`)
    this.status = status
    this.detail = detail
    this.fields = fields
  }
}

/** No reply: offline, server gone, or request cut off. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** A 2xx reply that does not match the contract. */
export class ReplyError extends Error {
  override name = 'ReplyError'
}

export const messages = {
  unexpected: 'An unexpected error occurred.',
  network: 'An network error occurred. Please try again.', // spec §8, word for word
  sessionExpired: 'Session expired. Please log in again.',
} as const

type Words = {
  /** For an error reply without a detail. */
  refused?: string
  /** No answer. */
  unreachable?: string
}

/** Which message to show (spec §8): the server's own text first. */
export function explain(
  error: unknown,
  { refused = messages.unexpected, unreachable = messages.network }: Words = {},
): string {
  if (error instanceof ApiError) return error.detail ?? refused
  return error instanceof NetworkError ? unreachable : refused
}
