import { useEffect, useEffectEvent, useState } from 'react'
import { type ListedFacts, listFacts } from '#contract/shortlist/outlook.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { call } from '#web/platform/api.ts'

export type FactsById = ReadonlyMap<number, ListedFacts>

/** The facts of the saved colleges. Asked again when a college without facts is on the list. */
export function useListFacts(colleges: readonly SavedCollege[]): FactsById {
  const [facts, setFacts] = useState<FactsById>(new Map())
  const load = useEffectEvent(async (now: readonly SavedCollege[]) => {
    if (now.every(({ unitid }) => facts.has(unitid))) return
    try {
      const found = await call(listFacts)
      // Adds to what is known: facts do not change.
      setFacts((before) => new Map([...before, ...found.map((one) => [one.unitid, one] as const)]))
    } catch {
      // The list itself reports an unreachable server; without facts its rows show them as unknown.
    }
  })
  useEffect(() => void load(colleges), [colleges])
  return facts
}
