const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone_meanwhile: 412,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const

type ErrorCode = keyof typeof statusOf

/** An expected failure that we can explain. `detail` is written for the student: what happened, and what to do next. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, detail: string, retryAfterSeconds: number | null = null) {
    super(detail)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return statusOf[this.code]
  }
}

export type FieldErrors = Record<string, string[]>

/** Wrong fields, each with the messages to show beside it. */
export class FieldError extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super(Object.values(fields).flat().join(' '))
    this.name = 'FieldError'
    this.fields = fields
  }
}
