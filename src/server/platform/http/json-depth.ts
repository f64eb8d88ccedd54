const deepest = 32 // a whole report needs 7, a payment event about 12

const quote = 0x22
const backslash = 0x5c
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b // [ {
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d // ] }

/**
 * Whether JSON is nested deeper than anything we accept, in one pass over its bytes: a parser spends far more time
 * and stack on a megabyte of '[' than on any real request. Quoted text does not count. Does not check whether the
 * JSON is valid.
 */
export function isNestedTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const byte = json[i] ?? 0
    if (inText) {
      if (byte === backslash) i += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (isOpening(byte)) {
      depth += 1
      if (depth > deepest) return true
    } else if (isClosing(byte)) depth -= 1
  }
  return false
}
