import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeRefusal } from '#server/platform/telemetry/log.ts'
import { AppError, FieldError, type FieldErrors } from './errors.ts'

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
      return reply.code(error.status).send({ detail: error.message })
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status < 500) {
      const code = 'code' in error ? error.code : 'bad_request'
      request.log.warn({ code }, 'refused')
      return reply.code(status).send({ detail: frameworkWords[code] ?? 'The request could not be read.' })
    }
    request.log.error({ err: error }, 'failed')
    return reply.code(500).send({ detail: unexpected })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ detail: 'There is nothing at this address.' }),
  )
}
