/** A refusal in Stripe's shape. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message)
    const { type = 'invalid_request_error', ...rest } = more
    this.status = status
    this.body = { error: { type, message, ...rest } }
  }
}

export const missing = (kind: string, id: string) =>
  new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })

/** A form as Stripe's SDK sends it. As strict as the real one: what nobody asked for is refused. */
export class Form {
  readonly values: URLSearchParams

  constructor(text: string, known: readonly string[]) {
    this.values = new URLSearchParams(text)
    for (const key of this.values.keys()) {
      const name = key.replace(/\[.*/, '')
      if (!known.includes(name) && name !== 'expand')
        throw new ApiError(400, `Received unknown parameter: ${key}`, {
          code: 'parameter_unknown',
          param: key,
        })
    }
  }

  optional(name: string): string | null {
    return this.values.get(name) || null
  }

  required(name: string): string {
    const value = this.optional(name)
    if (value === null)
      throw new ApiError(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    return value
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.required(name)
    const found = values.find((one) => one === value)
    if (found === undefined)
      throw new ApiError(400, `Invalid ${name}: must be one of ${values.join(', ')}`, { param: name })
    return found
  }

  /** `metadata[account_id]=…` as a record. */
  record(name: string): Record<string, string> {
    const entries = [...this.values].flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null
      return inner ? [[inner, value] as const] : []
    })
    return Object.fromEntries(entries)
  }
}
