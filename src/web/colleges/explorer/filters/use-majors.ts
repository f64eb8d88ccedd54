import { useState } from 'react'
import type { MajorColleges } from '#contract/colleges/college-table.ts'

/** The colleges of every major chosen so far, so that Back to one of them asks for nothing. */
export function useMajors(
  first: MajorColleges | null,
  load: (slug: string) => Promise<MajorColleges | null>,
): {
  majorOf: (slug: string | null) => MajorColleges | null
  fetchMajor: (slug: string) => Promise<boolean>
} {
  const [majors, setMajors] = useState<Readonly<Record<string, MajorColleges>>>(
    first ? { [first.slug]: first } : {},
  )

  /** False: there is no network, or no such major. The filter is not set, and can be tried again. */
  async function fetchMajor(slug: string): Promise<boolean> {
    const major = majors[slug] ?? (await load(slug).catch(() => null))
    if (major) setMajors((known) => ({ ...known, [slug]: major }))
    return major !== null
  }

  return { majorOf: (slug) => (slug === null ? null : (majors[slug] ?? null)), fetchMajor }
}
