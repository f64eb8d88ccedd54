import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeRefusal } from '#server/platform/telemetry/log.ts'
import { AppError, FieldError, type FieldErrors } from './errors.ts'
import { isForPerson, messagePage } from './plain-page.ts'

const unexpected = 'An unexpected error occurred.' // spec §8

/** The framework's own refusals in our words. Any other status below 500 gets a general sentence. */
const frameworkWords: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off.',
}

const sentence = (fields: FieldErrors) => [...new Set(Object.values(fields).flat())].join(' ').slice(0, 600)

function answerFields(request: FastifyRequest, reply: FastifyReply, fields: FieldErrors) {
  const { fieldErrors, detailIfWrong = {} } = request.routeOptions.config
  if (fieldErrors === 'bare') return reply.code(400).send(fields)
  const decisive = Object.keys(fields).find((name) => Object.hasOwn(detailIfWrong, name))
  const detail = (decisive && detailIfWrong[decisive]) || sentence(fields)
  return reply.code(400).send({ detail, fields })
}

export const unreadableAddress = 'The address of this request could not be read.'

/** `{ detail }`, or the same sentence on a page for a person who opened the address. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, status: number, detail: string) {
  reply.code(status)
  if (!isForPerson(request)) return reply.send({ detail })
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      messagePage(titles[status] ?? (status < 500 ? 'This did not work' : 'Something went wrong'), detail),
    )
}

const titles: Record<number, string> = {
  400: 'This address does not work',
  404: 'Nothing to see here',
  429: 'Please wait a moment',
}

/** Turns every failure into `{ detail }` without a stack, and one log line. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof FieldError) {
      request.log.warn({ code: 'invalid_fields' }, 'refused')
      return answerFields(request, reply, error.fields)
    }
    if (error instanceof AppError) {
      request.log.warn(describeRefusal(error), 'refused')
      if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
      return sendFailure(request, reply, error.status, error.message)
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status < 500) {
      const code = 'code' in error ? error.code : 'bad_request'
      request.log.warn({ code }, 'refused')
      return sendFailure(request, reply, status, frameworkWords[code] ?? 'The request could not be read.')
    }
    request.log.error({ err: error }, 'failed')
    return sendFailure(request, reply, 500, unexpected)
  })
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, 404, 'There is nothing at this address.'),
  )
}
