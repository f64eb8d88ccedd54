import type { Judged } from './judgements.ts'

/** How lists agree with what readers said, in percent. `outside`: places that no reader who chose was asked about. */
export type Agreement = {
  must: number
  named: number
  ten: number
  firstFive: number
  outside: number
  never: number
}

export function agreement(all: readonly Judged[], listOf: (judged: Judged) => readonly number[]): Agreement {
  const share = () => ({ of: 0, has: 0 })
  const must = share()
  const places = share()
  const ten = share()
  const firstFive = share()
  const outside = share()
  let never = 0
  const count = (to: { of: number; has: number }, ids: readonly number[], list: ReadonlySet<number>) => {
    to.of += ids.length
    to.has += ids.filter((id) => list.has(id)).length
  }
  for (const judged of all) {
    const list = new Set(listOf(judged))
    count(places, [...list], new Set(judged.named.flatMap((one) => [...one.must, ...one.fine])))
    for (const one of judged.named) {
      count(must, one.must, list)
      never += one.never.filter((id) => list.has(id)).length
    }
    for (const one of judged.chosen) {
      count(ten, one.ten, list)
      count(firstFive, one.ten.slice(0, 5), list)
      const shown = new Set(one.candidates)
      outside.of += list.size
      outside.has += [...list].filter((id) => !shown.has(id)).length
    }
  }
  const percent = ({ of, has }: { of: number; has: number }) => Math.round((1000 * has) / of) / 10
  return {
    must: percent(must),
    named: percent(places),
    ten: percent(ten),
    firstFive: percent(firstFive),
    outside: percent(outside),
    never,
  }
}
