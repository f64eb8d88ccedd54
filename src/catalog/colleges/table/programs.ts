import type { Fact, Program } from '#catalog/facts.ts'
import type { TableCells } from '#catalog/table-cells.ts'
import { factCell, factOf } from './cells.ts'

/** family:awards or family:awards:earnings, one space between: 11.07:350:98000. Earnings left out are not reported. */
export const programsCell = (programs: readonly Program[]): string =>
  programs
    .map(({ family, awards, earnings }) =>
      earnings === 'not reported' ? `${family}:${awards}` : `${family}:${awards}:${factCell(earnings)}`,
    )
    .join(' ')

const [newline, blank, point, zero, nine, colon] = [10, 32, 46, 48, 57, 58]

/** The last cell of a line as programs. There are 60,000 of them: no text is cut out and no function called for each. */
export function readPrograms(cells: TableCells): Program[] {
  const { bytes, text } = cells
  const programs: Program[] = []
  let at = cells.at
  let sign = bytes[at] ?? newline
  while (sign !== newline) {
    const family = familyAt(cells, at)
    at += 6
    let awards = 0
    for (sign = bytes[at] ?? 0; sign >= zero && sign <= nine; sign = bytes[++at] ?? 0)
      awards = awards * 10 + sign - zero
    let earnings: Fact = 'not reported'
    if (sign === colon) {
      const start = ++at
      let value = 0
      for (sign = bytes[at] ?? 0; sign >= zero && sign <= nine; sign = bytes[++at] ?? 0)
        value = value * 10 + sign - zero
      if (at > start) earnings = value
      else {
        earnings = factOf(text.charAt(at))
        sign = bytes[++at] ?? 0
      }
    }
    if (sign !== blank && sign !== newline) throw new Error(`"${text.slice(at, at + 20)}" is no program`)
    if (sign === blank) sign = bytes[++at] ?? 0
    programs.push({ family, awards, earnings })
  }
  cells.at = at + 1
  return programs
}

/** One string per family instead of one per program, found by its four digits (as small integers, which are fast). */
const families = new Map<number, string>()
function familyAt({ bytes, text }: TableCells, at: number): string {
  const digit = (place: number) => bytes[at + place] ?? 0
  const key = ((digit(0) * 128 + digit(1)) * 128 + digit(3)) * 128 + digit(4)
  const known = families.get(key)
  if (known !== undefined && digit(2) === point) return known
  const family = text.slice(at, at + 5)
  if (!/^\d\d\.\d\d$/.test(family)) throw new Error(`"${family}" is no family`)
  families.set(key, family)
  return family
}
