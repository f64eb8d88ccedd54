import { useEffect, useState } from 'react'
import type { MajorColleges } from '#contract/colleges/college-table.ts'

/** The colleges of the major that is asked for, and a way to fetch those of another before it is. */
export function useMajors(
  asked: string | null,
  first: MajorColleges | null,
  load: (slug: string) => Promise<MajorColleges | null>,
): { major: MajorColleges | null; fetchMajor: (slug: string) => Promise<boolean> } {
  const [majors, setMajors] = useState<Readonly<Record<string, MajorColleges>>>(
    first ? { [first.slug]: first } : {},
  )

  /** False: there is no network, or no such major. The filter is not set, and can be tried again. */
  async function fetchMajor(slug: string): Promise<boolean> {
    const major = majors[slug] ?? (await load(slug).catch(() => null))
    if (major) setMajors((known) => ({ ...known, [slug]: major }))
    return major !== null
  }

  // Back may lead to a major that was chosen before the page was loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another major has to be fetched
  useEffect(() => {
    if (asked !== null && !majors[asked]) void fetchMajor(asked)
  }, [asked])

  return { major: asked === null ? null : (majors[asked] ?? null), fetchMajor }
}
