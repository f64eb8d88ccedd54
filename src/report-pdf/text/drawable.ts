// What can be drawn. The font has Latin letters; everything else is mapped to them or left out, so that no box or
// question mark appears in a name.

/** Controls, bidirectional overrides, joiners, private use, unassigned: nothing visible. */
const unseen = /[\p{C}\p{Variation_Selector}]/gu
/** Half a character: the other half was cut off. */
const halves = /\p{Surrogate}/gu
const spaces = /[\s\p{Z}]+/gu
const printableAscii = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/
/** One letter with at most two marks: more would overlap the lines above. */
const stackedMarks = /(\p{M}{2})\p{M}+/gu
const elsewhere = '·'

/** Letters without a canonical decomposition, by their common replacement. */
const alike: Record<string, string> = {
  ʻ: '‘', // ʻokina
  ʼ: '’',
  ʹ: "'",
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': "'",
  '″': '"',
  '→': '->',
  '✓': '*',
  Ŋ: 'N',
  ŋ: 'n',
  Ə: 'E',
  ə: 'e',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ƴ: 'Y',
  ƴ: 'y',
  Ɛ: 'E',
  ɛ: 'e',
  Ɔ: 'O',
  ɔ: 'o',
}

/** Text on one line without invisible characters, in any script: for title, bookmarks and text read aloud. */
export function plain(text: string, longest = 300): string {
  const shown = text
    .replace(halves, '\ufffd')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .trim()
  return shown.length <= longest ? shown : `${[...shown].slice(0, longest - 1).join('')}…`
}

type Draws = (codePoint: number) => boolean

function nearest(character: string, draws: Draws): string | null {
  const drawable = (text: string) => [...text].every((part) => draws(part.codePointAt(0) ?? 0))
  const candidates = [
    character,
    alike[character],
    character.normalize('NFD'),
    character.normalize('NFKC'),
    character.normalize('NFKD'),
    character.normalize('NFKD').replace(/\p{M}/gu, ''),
  ]
  return candidates.find((text) => text !== undefined && text !== '' && drawable(text)) ?? null
}

/**
 * Text that the font can draw. A run of missing letters becomes one neutral dot, so that a reader sees that something
 * was there; emoji and other signs are left out.
 */
export function drawable(text: string, draws: Draws): string {
  if (printableAscii.test(text)) return text
  let result = ''
  let inOtherScript = false
  const shown = text.replace(halves, '\ufffd').replace(spaces, ' ').replace(unseen, '').normalize('NFC')
  for (const character of shown.replace(stackedMarks, '$1')) {
    const near = nearest(character, draws)
    if (near !== null) {
      result += near
      inOtherScript &&= near === ' '
    } else if (/[\p{L}\p{N}]/u.test(character) && !inOtherScript) {
      result += elsewhere
      inOtherScript = true
    }
  }
  // The fraction slash makes the font rebuild the digits around it, which our letter widths do not expect.
  return result.replaceAll('⁄', '/').replace(/ {2,}/g, ' ').trim()
}

/** A name without what cannot be drawn; '' when nothing of it can. */
export function drawableName(name: string, draws: Draws): string {
  const kept = drawable(name.slice(0, 400), draws).replaceAll(elsewhere, ' ').replace(/ {2,}/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : ''
}
