import * as z from 'zod/mini'
import { maxLength, minLength } from './length.ts'

// NUL ends strings in Postgres and in C; a lone surrogate cannot be stored as UTF-8. Both are refused.
const storable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

const upTo = (max: number) =>
  z
    .string()
    .check(
      maxLength(max, `Use at most ${max} characters.`),
      z.refine(storable, 'Contains characters that cannot be stored.'),
    )
const made = new Map<number, ReturnType<typeof upTo>>()

/**
 * Text from outside, with a maximum length and nothing that a database cannot store. One schema for each length: the
 * contract has over a hundred texts, and every page of the app makes them all when it starts.
 */
export function text(max: number): ReturnType<typeof upTo> {
  const known = made.get(max) ?? upTo(max)
  made.set(max, known)
  return known
}

/** The same, trimmed and not blank. */
export const requiredText = (max: number, message: string) => text(max).check(z.trim(), minLength(1, message))
