import type { MajorReading } from '#catalog/reading.ts'

// What a family should know of some subjects that no figure of the list tells.

const auditioned = ['50.03', '50.05', '50.09'] // dance, theater, music
const shownByPortfolio = ['50.04', '50.07', '04.02'] // design, fine arts, architecture

/** Where an associate degree is the usual way to a license; culinary arts is told as a trade. */
const licensedByAssociate: Readonly<Record<string, string>> = {
  '12.03':
    "An associate degree in mortuary science, an apprenticeship and an exam are usually enough to be licensed as a funeral director; a few states ask for a bachelor's degree. Check the rules of the state you would work in.",
  '51.06':
    "An associate degree from an accredited program is usually enough to be licensed as a dental hygienist. A bachelor's degree adds teaching, research and public health; the exams are the same.",
}

const professionalDegree =
  'To become a licensed architect you usually need an accredited degree: either a five-year Bachelor of Architecture, or a four-year degree in architecture and then a Master of Architecture. Ask each college which of the two it awards.'

/** One note each, for the whole list. */
export function subjectNotes({ kind, title, families }: MajorReading): string[] {
  if (kind !== 'understood') return []
  const among = (some: readonly string[]) => families.some((family) => some.includes(family))
  const asked = [
    ...(among(auditioned) ? ['an audition'] : []),
    ...(among(shownByPortfolio) ? ['a portfolio'] : []),
  ].join(' or ')
  return [
    ...families.flatMap((family) => licensedByAssociate[family] ?? []),
    ...(asked
      ? [
          `Programs in ${title} often ask for ${asked} and admit by it. No percentage here knows yours: read each department's own page, and its dates.`,
        ]
      : []),
    ...(families[0] === '04.02' ? [professionalDegree] : []),
  ]
}
