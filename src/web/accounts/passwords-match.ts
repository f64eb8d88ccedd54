import type { FieldErrors, Values } from '#web/platform/use-form.ts'

/** Said beside the second one (spec §5). */
export const passwordsMatch =
  (first: string, second: string) =>
  (values: Values): FieldErrors =>
    values[first] === values[second] ? {} : { [second]: 'Passwords do not match.' }
