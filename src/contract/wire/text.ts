import * as z from 'zod/mini'
import { maxLength, minLength } from './length.ts'

// NUL ends strings in Postgres and in C; a lone surrogate cannot be stored as UTF-8. Both are refused.
const storable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/** Text from outside, with a maximum length and nothing that a database cannot store. */
export const text = (max: number) =>
  z
    .string()
    .check(
      maxLength(max, `Use at most ${max} characters.`),
      z.refine(storable, 'Contains characters that cannot be stored.'),
    )

/** The same, trimmed and not blank. */
export const requiredText = (max: number, message: string) => text(max).check(z.trim(), minLength(1, message))
