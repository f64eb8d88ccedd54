import type { FastifySchemaCompiler } from 'fastify'
import { type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { FieldError, type FieldErrors } from './errors.ts'

// What the contract says about a field is written for students. Where it says nothing, zod would speak to programmers
// ('expected string, received undefined'), so one plain sentence takes its place.

const plain = {
  missing: (field: string) => `${field} is required.`,
  tooLong: (field: string) => `${field} is too long.`,
  tooMany: (field: string) => `${field} has too many entries.`,
  notValid: (field: string) => `${field} is not valid.`,
} as const

type Path = readonly PropertyKey[]
const nameOf = (path: Path) => String(path[0] ?? 'body')

/** 'first_name' as a person reads it: 'First name'. */
function spoken(path: Path): string {
  const words = path.length === 0 ? 'the request' : nameOf(path).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plainWords({ code, input, path = [], origin }: $ZodRawIssue & { origin?: string }): string {
  const field = spoken(path)
  // Deeper inside, the field itself is there.
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
    // One sentence is enough for a value of the wrong type; further complaints about it help nobody.
    const more = messages.length > 0 && isPlain(message, path)
    if (!more && !messages.includes(message)) messages.push(message)
  }
  return fields
}

/** Checks what comes in by the contract; what is wrong is told by field. */
export const checkByContract: FastifySchemaCompiler<$ZodType> = ({ schema }) => {
  return (data) => {
    const { success, data: value, error } = checked(schema, data)
    return success ? { value } : { error: new FieldError(fieldsOf(error.issues)) }
  }
}

/** A check that throws on a value counts as failed: what a caller sends never causes a 500. */
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
