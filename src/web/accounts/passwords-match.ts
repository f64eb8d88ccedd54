import type { FieldErrors, Values } from '#web/platform/use-form.ts'

/** Shown beside the second field: both are required, and must match (spec §5). */
export const passwordsMatch =
  (first: string, second: string) =>
  (values: Values): FieldErrors => {
    if (values[first] !== values[second]) return { [second]: 'Passwords do not match.' }
    return values[second] === '' ? { [second]: 'Confirm your password.' } : {}
  }
