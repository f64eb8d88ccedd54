import type { Portrait } from '#engine/matching/say/portrait.ts'

/** One way to say one thing; null if the facts do not support it. */
export type Frame<About = Portrait> = (about: About) => string | null

/** What may be said in one of several ways. `holds`: what all of them need, so that none is tried in vain. */
export type Topic = {
  topic: string
  frames: readonly Frame[]
  holds?: (portrait: Portrait) => boolean
}

/**
 * Frames that say the same in other words begin with the same facts: a speaker asks them in turn about one college, so
 * the facts are gathered once for it. null: none of them can speak.
 */
export function knowing<Facts, About = Portrait>(gather: (about: About) => Facts | null) {
  let last: About | null = null
  let facts: Facts | null = null
  return (say: (facts: Facts) => string | null): Frame<About> =>
    (about) => {
      if (about !== last) {
        facts = gather(about)
        last = about
      }
      return facts === null ? null : say(facts)
    }
}

/** FNV-1a over a number and a word: where among so many frames to begin, spread over colleges, the same every time. */
function startFor(unitid: number, topic: string, frames: number): number {
  let h = 0x811c9dc5 ^ unitid
  for (let i = 0; i < topic.length; i++) h = Math.imul(h ^ topic.charCodeAt(i), 0x01000193)
  return (((h ^ (h >>> 15)) >>> 0) % frames) | 0 // whole: a remainder of fractions is slow
}

/**
 * Writes about the colleges of one list. A frame is used once per list, so that no two colleges share a sentence; if a
 * topic has no frames left, it is skipped.
 */
export function speaker() {
  const kept = new Map<string, Uint8Array>()
  const lines = new Set<string>()
  function usedOf(topic: string, count: number): Uint8Array {
    const known = kept.get(topic)
    if (known) return known
    const none = new Uint8Array(count)
    kept.set(topic, none)
    return none
  }
  function choose<About>(
    topic: string,
    unitid: number,
    ways: readonly (Frame<About> | string | null)[],
    about: About,
  ): string | null {
    const count = ways.length
    const used = usedOf(topic, count)
    const start = startFor(unitid, topic, count)
    for (let step = 0; step < count; step++) {
      const place = (start + step) % count
      if (used[place]) continue
      const way = ways[place]
      const sentence = typeof way === 'function' ? way(about) : way
      if (!sentence) continue
      used[place] = 1
      return sentence
    }
    return null
  }
  return {
    say: ({ topic, frames, holds }: Topic, portrait: Portrait) =>
      holds && !holds(portrait) ? null : choose(topic, portrait.college.unitid, frames, portrait),
    /** The same among sentences that are written already, one for each frame. */
    pick: (topic: string, sentences: readonly (string | null)[], unitid: number) =>
      choose(topic, unitid, sentences, null),
    /** Whether no card of this list has the line yet; from now on one has. */
    isNew: (line: string) => lines.size < lines.add(line).size,
  }
}
export type Speaker = ReturnType<typeof speaker>

const plainYears = new Map<string, string>()

/** The last year named in a provenance ('students who entered in 2018' → '2018'). Cached: there are few. */
export function plainYear(year: string): string {
  const known = plainYears.get(year)
  if (known !== undefined) return known
  const found = /\d{4}(?:-\d{2})?/.exec(year)?.[0] ?? year
  if (plainYears.size < 1000) plainYears.set(year, found)
  return found
}
