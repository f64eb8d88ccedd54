import { safeParse } from 'zod/mini'
import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'

// A server that is older than the page, or not ours, may send null for a text, a list that is longer than ours, or an
// entry of another kind. None of that is a reason to show nothing.

/** A value, what holds it, and so on upwards: each step takes one. */
const mostRounds = 8

/**
 * The reply as the contract has it. What does not fit is left out, as if it were unknown, and what is too long is cut.
 * Null if something required is missing.
 */
export function readReply<S extends $ZodType>(schema: S, reply: unknown): { value: output<S> } | null {
  let parsed = safeParse(schema, reply)
  const rest: unknown = parsed.success ? null : structuredClone(reply)
  for (let round = 0; !parsed.success && round < mostRounds; round++) {
    if (!leaveOut(rest, parsed.error.issues)) return null
    parsed = safeParse(schema, rest)
  }
  return parsed.success ? { value: parsed.data } : null
}

/** False: it is the whole that does not fit. */
function leaveOut(reply: unknown, issues: readonly $ZodIssue[]): boolean {
  const lists = new Set<unknown[]>()
  for (const issue of issues) {
    // What is missing cannot be left out: then what lacks it is.
    const path = valueAt(reply, issue.path) === undefined ? issue.path.slice(0, -1) : issue.path
    const key = path.at(-1)
    const holder = valueAt(reply, path.slice(0, -1))
    if (key === undefined || typeof holder !== 'object' || holder === null) return false
    Reflect.set(holder, key, mended(Reflect.get(holder, key), issue))
    if (Array.isArray(holder)) lists.add(holder)
  }
  // At the end, so that the paths of the other issues stay right.
  for (const list of lists) list.splice(0, list.length, ...list.filter((entry) => entry !== undefined))
  return true
}

const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    whole,
  )

/** A number or a word as others write it, the beginning of what is too long; nothing of what does not fit otherwise. */
function mended(value: unknown, issue: $ZodIssue): unknown {
  if (issue.code === 'invalid_type' && issue.expected === 'number' && typeof value === 'string')
    return numberIn(value)
  if (issue.code === 'invalid_value' && typeof value === 'string')
    return issue.values.find((known) => known === value.trim().toLowerCase())
  if (issue.code !== 'too_big') return undefined
  const most = Number(issue.maximum)
  if (Array.isArray(value)) return value.slice(0, most)
  // By letters, as zod counts them.
  return typeof value === 'string' ? [...value].slice(0, most).join('') : undefined
}

/** '55%', '$11,234': one number with the signs around it; undefined for any other text. */
function numberIn(text: string): number | undefined {
  const [, digits] = /^\s*\$?\s*(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)\s*%?\s*$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
