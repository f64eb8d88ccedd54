import type { FastifySchemaCompiler } from 'fastify'
import { type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { capital } from '#contract/prose.ts'
import { FieldError, type FieldErrors } from './errors.ts'

// The contract's messages are written for students. Where it has none, zod would speak to programmers ('expected
// string, received undefined'), so one plain sentence replaces that.

const plain = {
  missing: (field: string) => `${field} is required.`,
  tooLong: (field: string) => `${field} is too long.`,
  tooMany: (field: string) => `${field} has too many entries.`,
  notValid: (field: string) => `${field} is not valid.`,
} as const

type Path = readonly PropertyKey[]
const nameOf = (path: Path) => String(path[0] ?? 'body')

/** Turns 'first_name' into 'First name'. */
function spoken(path: Path): string {
  const words = path.length === 0 ? 'the request' : nameOf(path).replaceAll('_', ' ')
  return capital(words)
}

function plainWords({ code, input, path = [], origin }: $ZodRawIssue & { origin?: string }): string {
  const field = spoken(path)
  // A missing part deeper inside does not mean that the field is missing.
  if (input === undefined && path.length === 1) return plain.missing(field)
  if (code !== 'too_big') return plain.notValid(field)
  return origin === 'string'
    ? plain.tooLong(field)
    : origin === 'array'
      ? plain.tooMany(field)
      : plain.notValid(field)
}

const isPlain = (message: string, path: Path) =>
  Object.values(plain).some((sentence) => sentence(spoken(path)) === message)

function fieldsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of issues) {
    const name = nameOf(path)
    const messages = fields[name] ?? []
    fields[name] = messages
    // One sentence is enough for a value of the wrong type.
    const more = messages.length > 0 && isPlain(message, path)
    if (!more && !messages.includes(message)) messages.push(message)
  }
  return fields
}

/** Checks input by the contract and reports problems by field. */
export const checkByContract: FastifySchemaCompiler<$ZodType> = ({ schema }) => {
  return (data) => {
    const { success, data: value, error } = checked(schema, data)
    return success ? { value } : { error: new FieldError(fieldsOf(error.issues)) }
  }
}

/** A check that throws counts as failed: input must never cause a 500. */
function checked(schema: $ZodType, data: unknown) {
  try {
    return safeParse(schema, data, { error: plainWords })
  } catch {
    return { success: false, data: undefined, error: { issues: [notReadable] } } as const
  }
}

const notReadable: { path: PropertyKey[]; message: string } = {
  path: [],
  message: plain.notValid(spoken([])),
}
