import type { FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import type { AppError } from '#server/platform/http/errors.ts'

// Any account may belong to a minor: a log line names a request, never a person.

// The look behind makes each run of letters be tried once, not again from each of its letters.
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g
const secret = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|sk_\w+|whsec_\w+|[A-Za-z0-9_-]{40,})\b/g
const credentials = /\/\/[^/\s@]+@/g

/** Removes email addresses, tokens, keys and passwords in URLs from a text. */
export const scrub = (text: string) =>
  text.replace(credentials, '//[redacted]@').replace(email, '[email]').replace(secret, '[secret]')

function describeError(error: Error) {
  // Drivers put values of the row into `detail` and `where`, so only these four fields are logged.
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
  }
}

/** A refusal for the log: its code, and its cause if that is the machine and not the visitor. Never a stack. */
export const describeRefusal = ({ code, cause }: AppError) => ({
  code,
  ...(cause instanceof Error && { cause: scrub(cause.message) }),
})

/** Logs no URL: a query may hold a reset token, a path an id. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url })

export function loggerOptions(level: string): PinoLoggerOptions {
  return {
    level,
    base: { pid: process.pid },
    serializers: { req: describeRequest, err: describeError, error: describeError },
    hooks: {
      // Pino would write the message of a bare error unchanged.
      logMethod(args, method) {
        const [first, ...rest] = args
        const safe = rest.map((part: unknown) => (typeof part === 'string' ? scrub(part) : part))
        if (first instanceof Error) method.apply(this, [{ err: first }, 'failed'])
        else
          method.apply(this, [typeof first === 'string' ? scrub(first) : first, ...safe] as Parameters<
            typeof method
          >) // the same arguments, scrubbed
      },
    },
    redact: {
      paths: [
        'password',
        'token',
        'access',
        'refresh',
        'email',
        'authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.authorization',
      ],
      censor: '[redacted]',
    },
  }
}
