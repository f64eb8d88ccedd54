import { useEffect, useSyncExternalStore } from 'react'
import { type CollegeFacts, collegeFacts } from '#contract/colleges/look-up.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'

// The facts of colleges, loaded once per visit: they are public and change only with a release.

export type Loaded =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; facts: CollegeFacts }

const loading: Loaded = { step: 'loading' }
const refused = 'The facts of this college could not be loaded.'

let known: ReadonlyMap<number, Loaded> = new Map()
const listeners = new Set<() => void>()

function become(unitid: number, next: Loaded) {
  known = new Map(known).set(unitid, next)
  for (const listener of listeners) listener()
}

export async function loadFacts(unitid: number) {
  become(unitid, loading)
  try {
    const facts = await call(collegeFacts, { params: { id: String(unitid) } })
    become(unitid, { step: 'ready', facts })
  } catch (error) {
    become(unitid, { step: 'failed', message: explain(error, { refused }) })
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Each college's facts, in order, loaded in parallel: one failure does not affect the others. */
export function useFacts(unitids: readonly number[]): Loaded[] {
  const key = unitids.join(',')
  useEffect(() => {
    const wanted = key ? key.split(',').map(Number) : []
    for (const unitid of wanted) {
      const step = known.get(unitid)?.step
      if (step === undefined || step === 'failed') void loadFacts(unitid)
    }
  }, [key])
  const facts = useSyncExternalStore(subscribe, () => known)
  return unitids.map((unitid) => facts.get(unitid) ?? loading)
}
