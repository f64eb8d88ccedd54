import * as z from 'zod/mini'

// Zod measures whatever has a `length`, even after finding that the value is not text: for {"length": {}} it would
// compare an object with a number, and throw. Ours measure only text and lists. Use these instead of zod's own in the
// contract.

const measured = <Check extends z.core.$ZodCheck>(check: Check): Check => {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value)
  return check
}

export const maxLength = (most: number, message?: string) => measured(z.maxLength(most, message))
export const minLength = (least: number, message?: string) => measured(z.minLength(least, message))
