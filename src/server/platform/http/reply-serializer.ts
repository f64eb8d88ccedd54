import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { type $ZodType, type $ZodTypes, parse } from 'zod/v4/core'

// A reply is cut to the keys of the contract. A full check of every value by zod would cost more than the search
// itself (3 ms for a report of ten against 0.5 for this): types are checked at build, values by the tests.

/** A copy with the listed keys, or the value itself if it has no others; null if any value may be sent unchanged. */
type Cut = (value: unknown) => unknown

export const replySerializer: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  const cut = cutFor(schema)
  return (data) => JSON.stringify(cut ? cut(data) : data)
}

function cutFor(schema: $ZodType): Cut | null {
  // Zod's union of all its schemas, distinguished by `type`.
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return cutObject(Object.entries(def.shape).map(([key, value]) => [key, cutFor(value)]))
    case 'array':
      return cutEach(cutFor(def.element))
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default': // replies are complete; the reader fills in defaults
    case 'prefault':
    case 'catch':
      return orNothing(cutFor(def.innerType))
    case 'union':
    case 'pipe':
      return (value) => parse(schema, value) // only a parse can tell which shape it is
    case 'record':
      return cutValues(cutFor(def.valueType))
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'unknown': // deliberately open, as in the export of an account
      return null
    default:
      // Fails closed: sending a value that we cannot cut could reveal what nobody meant to send.
      throw new Error(`A reply holds a schema of the kind '${def.type}', which the serializer does not know.`)
  }
}

function cutObject(parts: readonly (readonly [string, Cut | null])[]): Cut {
  const keys = new Set(parts.map(([key]) => key))
  const deeper = parts.flatMap(([key, cut]) => (cut ? [{ key, cut }] : []))
  const hasOthers = (whole: Record<string, unknown>) => {
    for (const key in whole) if (!keys.has(key)) return true
    return deeper.some(({ key, cut }) => cut(whole[key]) !== whole[key])
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const whole = value as Record<string, unknown> // any object may be read by key
    if (!hasOthers(whole)) return value
    const kept: Record<string, unknown> = {}
    for (const [key, cut] of parts) {
      const part = whole[key]
      if (part !== undefined) kept[key] = cut ? cut(part) : part
    }
    return kept
  }
}

const cutValues = (cut: Cut | null): Cut | null =>
  cut &&
  ((value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part)]))
      : value)
const cutEach = (cut: Cut | null): Cut | null =>
  cut && ((value) => (Array.isArray(value) && value.some((one) => cut(one) !== one) ? value.map(cut) : value))
const orNothing = (cut: Cut | null): Cut | null =>
  cut && ((value) => (value === null || value === undefined ? value : cut(value)))
