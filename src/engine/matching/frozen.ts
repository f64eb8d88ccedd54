/** The same value, which nobody can change any more, however deep: so its text can be written once and sent to many. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
