import type { FastifySchemaCompiler } from 'fastify'
import { type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { FieldError, type FieldErrors } from './errors.ts'

// What the contract says about a field is written for students. Where it says nothing, zod would speak to programmers
// ('expected string, received undefined'), so one plain sentence takes its place.

const plain = {
  missing: 'This field is required.',
  tooLong: 'Too long.',
  tooMany: 'Too many entries.',
  notValid: 'This value is not valid.',
} as const
const plainSentences: readonly string[] = Object.values(plain)

function plainWords({ code, input, path, origin }: $ZodRawIssue & { origin?: string }): string {
  // Deeper inside, the field itself is there.
  if (input === undefined && path?.length === 1) return plain.missing
  if (code !== 'too_big') return plain.notValid
  return origin === 'string' ? plain.tooLong : origin === 'array' ? plain.tooMany : plain.notValid
}

function fieldsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'body')
    const messages = fields[name] ?? []
    fields[name] = messages
    // One plain sentence is enough: what else is wrong with a value of the wrong kind helps nobody.
    const more = messages.length > 0 && plainSentences.includes(message)
    if (!more && !messages.includes(message)) messages.push(message)
  }
  return fields
}

/** Checks what comes in by the contract; what is wrong is told by field. */
export const checkByContract: FastifySchemaCompiler<$ZodType> = ({ schema }) => {
  return (data) => {
    const { success, data: value, error } = safeParse(schema, data, { error: plainWords })
    return success ? { value } : { error: new FieldError(fieldsOf(error.issues)) }
  }
}
