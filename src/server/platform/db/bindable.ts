type Bindable = string | number | bigint | Uint8Array | null

/** Booleans become 0/1. Anything a database could misread (NaN, undefined, an object, a NUL) is refused. */
export function bindable(value: unknown): Bindable {
  switch (typeof value) {
    case 'boolean':
      return value ? 1 : 0
    case 'string':
      if (value.includes('\u0000')) throw new TypeError('cannot store text with a NUL character')
      if (!value.isWellFormed()) throw new TypeError('cannot store text with half a character')
      return value
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`cannot store the number ${value}`)
      return value
    case 'bigint':
      if (value > 9223372036854775807n || value < -9223372036854775808n)
        throw new TypeError('cannot store so large a number')
      return value
    default:
      if (value === null || value instanceof Uint8Array) return value
      throw new TypeError(`cannot store a value of type ${typeof value}`)
  }
}
