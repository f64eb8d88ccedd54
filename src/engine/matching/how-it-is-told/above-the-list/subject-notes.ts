import { licenseOf } from '#catalog/majors/licensed.ts'
import type { MajorReading } from '#catalog/reading.ts'

// What a family should know of some subjects that no figure of the list tells.

const auditioned = ['50.03', '50.05', '50.09'] // dance, theater, music
const shownByPortfolio = ['50.04', '50.06', '50.07', '04.02'] // design, film, fine arts, architecture

/** Who says how much that varies: NASM's advisory as westga.edu prints it, NASAD's FAQ 15 at nasad.arts-accredit.org. */
const accreditors: Readonly<Record<string, string>> = {
  '50.04': 'National Association of Schools of Art and Design',
  '50.07': 'National Association of Schools of Art and Design',
  '50.09': 'National Association of Schools of Music',
}

// From ncarb.org, on accredited programs.
const professionalDegree =
  'Most state boards ask architects for a degree accredited by NAAB, says NCARB, their council. That is usually either a five-year Bachelor of Architecture, or a four-year degree in architecture and then a Master of Architecture. Ask each college which of the two it awards.'

/** One note each, for the whole list. */
export function subjectNotes(reading: MajorReading): string[] {
  const { kind, title, families: all, trade, route } = reading
  if (kind !== 'understood') return []
  const license = licenseOf(reading)
  // The majors beside a trade are not the trade: nobody auditions for cosmetology.
  const families = trade && route ? all.filter((family) => family === trade.own) : all
  const among = (some: readonly string[]) => families.some((family) => some.includes(family))
  const asked = [
    ...(among(auditioned) ? ['an audition'] : []),
    ...(among(shownByPortfolio) ? ['a portfolio'] : []),
  ].join(' or ')
  const accreditor = families.map((family) => accreditors[family]).find((name) => name !== undefined)
  const varies = accreditor ? ` What they ask for varies widely, says the ${accreditor}.` : ''
  return [
    ...(license ? [license.path] : []),
    ...(asked
      ? [
          `Programs in ${title} often ask for ${asked} and admit by it.${varies} No percentage here knows yours: read each department's own page, and its dates.`,
        ]
      : []),
    ...(families[0] === '04.02' ? [professionalDegree] : []),
  ]
}
