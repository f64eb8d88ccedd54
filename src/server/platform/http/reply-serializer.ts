import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { type $ZodType, type $ZodTypes, parse } from 'zod/v4/core'

// A reply is cut to the keys of the contract while its text is written. A full check of every value by zod would cost
// more than a search (3 ms for a report of ten): types are checked at build, values by the tests.

/** The JSON text of a value, with the listed keys only. */
type Write = (value: unknown) => string

export const replySerializer: FastifySerializerCompiler<$ZodType> = ({ schema }) => writerFor(schema)

/** Of a value that is not cut; what JSON cannot say is null. */
const plainly: Write = (value) => JSON.stringify(value) ?? 'null'

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/

/** The same for a single value. A report has two thousand of them, and a call of JSON for each takes twice the time. */
const single: Write = (value) => {
  if (typeof value === 'string') return escaped.test(value) ? JSON.stringify(value) : `"${value}"`
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : plainly(value)
}

function writerFor(schema: $ZodType): Write {
  // Zod's union of all its schemas, distinguished by `type`.
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return onceIfFrozen(
        writeObject(
          Object.entries(def.shape).map(([key, value]) => ({
            key,
            label: `${JSON.stringify(key)}:`,
            write: writerFor(value),
          })),
        ),
      )
    case 'array':
      return onceIfFrozen(writeEach(writerFor(def.element)))
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default': // replies are complete; the reader fills in defaults
    case 'prefault':
    case 'catch':
      return writerFor(def.innerType)
    case 'union':
    case 'pipe':
      return (value) => plainly(parse(schema, value)) // only a parse can tell which shape it is
    case 'record':
      return writeValues(writerFor(def.valueType))
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'unknown': // deliberately open, as in the export of an account
      return single
    default:
      // Fails closed: sending a value that we cannot cut could reveal what nobody meant to send.
      throw new Error(`A reply holds a schema of the kind '${def.type}', which the serializer does not know.`)
  }
}

type Part = { key: string; label: string; write: Write }

function writeObject(parts: readonly Part[]): Write {
  return (value) => {
    if (typeof value !== 'object' || value === null) return plainly(value)
    const whole = value as Record<string, unknown> // any object may be read by key
    let text = ''
    for (const { key, label, write } of parts) {
      const part = whole[key]
      if (part !== undefined) text += (text === '' ? label : `,${label}`) + write(part)
    }
    return `{${text}}`
  }
}

function writeEach(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) return plainly(value)
    let text = ''
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + write(value[i])
    return `[${text}]`
  }
}

const writeValues =
  (write: Write): Write =>
  (value) =>
    typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`)
          .join(',')}}`
      : plainly(value)

/** What is frozen never changes, so its text is written once: nearly half of a report is the same for everyone. */
function onceIfFrozen(write: Write): Write {
  const written = new WeakMap<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.isExtensible(value)) return write(value)
    const known = written.get(value)
    if (known !== undefined) return known
    const text = write(value)
    if (Object.isFrozen(value)) written.set(value, text)
    return text
  }
}
