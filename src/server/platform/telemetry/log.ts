import type { FastifyRequest } from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import type { AppError } from '#server/platform/http/errors.ts'

// Every account may be a minor's: a log line names a request, never a person.

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const secret = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|sk_\w+|whsec_\w+|[A-Za-z0-9_-]{40,})\b/g
const credentials = /\/\/[^/\s@]+@/g

/** What is left of a text once addresses, tokens, keys and passwords in URLs are taken out. */
export const scrub = (text: string) =>
  text.replace(credentials, '//[redacted]@').replace(email, '[email]').replace(secret, '[secret]')

function describeError(error: Error) {
  // Drivers put values of the row into `detail` and `where`: only these four leave.
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
  }
}

/** A refusal for the log: its code, and what is behind it where that is the machine and not the visitor; never a stack. */
export const describeRefusal = ({ code, cause }: AppError) => ({
  code,
  ...(cause instanceof Error && { cause: scrub(cause.message) }),
})

/** Nothing of a request's address: a reset token travels in its query, an id in its path. */
const describeRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url })

export function loggerOptions(level: string): PinoLoggerOptions {
  return {
    level,
    base: { pid: process.pid },
    serializers: { req: describeRequest, err: describeError, error: describeError },
    hooks: {
      // A bare error would put its message into the line as it is.
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
