import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, FieldError, type FieldErrors } from './errors.ts'

const unexpected = 'An unexpected error occurred.' // spec §8

/** The framework's own refusals in our words; anything else below 500 keeps its status with a general sentence. */
const frameworkWords: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off.',
}

type ValidationIssue = { instancePath: string; message?: string | undefined }

function fieldsOf(issues: readonly ValidationIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const name = issue.instancePath.split('/')[1] || 'body'
    const messages = fields[name] ?? []
    fields[name] = messages
    const message = issue.message || 'This value is not valid.'
    if (!messages.includes(message)) messages.push(message)
  }
  return fields
}

const sentence = (fields: FieldErrors) => [...new Set(Object.values(fields).flat())].join(' ').slice(0, 600)

function answerFields(request: FastifyRequest, reply: FastifyReply, fields: FieldErrors) {
  const bare = request.routeOptions.config.fieldErrors === 'bare'
  return reply.code(400).send(bare ? fields : { detail: sentence(fields), fields })
}

/** One place turns every failure into an answer: `{ detail }`, never a stack, and one log line. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      request.log.warn({ code: 'invalid_fields' }, 'refused')
      return answerFields(request, reply, fieldsOf(error.validation))
    }
    if (error instanceof FieldError) {
      request.log.warn({ code: 'invalid_fields' }, 'refused')
      return answerFields(request, reply, error.fields)
    }
    if (error instanceof AppError) {
      request.log.warn({ code: error.code }, 'refused')
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
}
