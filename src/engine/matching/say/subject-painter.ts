import { nursing } from '#catalog/associates/associates.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { filedThere } from '#catalog/majors/near/filed-elsewhere.ts'
import { titleOf } from '#catalog/majors/title-of.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { isAbout, type Rule } from '#catalog/rules/rule.ts'
import { isApart as isAdmittedApart, kindOf } from '#engine/matching/chance/subject.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { degreesByFamily } from '#engine/matching/match/campus-answers.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import { mainOf, teaches } from '#engine/matching/offer/together.ts'
import { eitherOf } from './names.ts'
import type { Named, ProgramPart } from './portrait.ts'

type Needs = { catalog: Catalog; columns: Columns; totals: Float64Array }
type Searched = { reading: MajorReading; offer: Offer; scorer: Scorer }
type Studied = Named & { program: ProgramPart | null }

const none: readonly never[] = []

/** What a college has of the subject; of several, of which most, and what of the others. */
export function subjectPainter({ catalog, columns, totals }: Needs, { reading, offer, scorer }: Searched) {
  const several = reading.several ?? none

  const associatesAt = ({ unitid }: College) => catalog.nursingAssociates.get(unitid) ?? null

  /** `one` and `own`: of one subject, with its colleges. */
  function programOf(college: College, i: number, one: MajorReading, own: Offer): ProgramPart | null {
    const degrees = at(own.awards, i)
    if (degrees === 0) return null
    const within = own.within.get(i)
    const other = within ?? own.near.get(i) ?? own.beside.get(i)
    const byFamily = degreesByFamily(college)
    const awards = (family: string) => (byFamily.get(family) ?? 0) > 0
    const filed =
      other === undefined ? undefined : filedThere(one.counted ?? one.families, other, college.unitid)
    return {
      degrees,
      // Specialties are counted alone, unless families are counted beside them.
      several: one.counted
        ? one.counted.some((id) => !catalog.specialties.has(id))
        : one.families.some((family, f) => awards(family) !== (f === 0)),
      share: degrees / at(totals, i),
      contested: scorer.isContested(i) ? one.title : null,
      lowered: scorer.isLowered(i),
      near: other ? (filed?.called ?? titleOf(catalog, other)) : null,
      within: within !== undefined,
      listed: own.listed.has(i),
      filed: within !== undefined && filed?.hasDegree === true,
      associates: !other && one.families[0] === nursing ? associatesAt(college) : null,
      also: none,
      lacking: none,
      later: none,
    }
  }

  const named = ({ title, route }: MajorReading): Named => ({ subject: title, isRoute: route !== undefined })
  const only = named(reading)

  const isApart = ({ families }: MajorReading, i: number) =>
    isAdmittedApart(kindOf(families), columns.isPublic[i] === 1)

  /** Of several subjects. */
  function mostOf(college: College, i: number, later: Rule | null): Studied {
    const main = mainOf(offer.each, i)
    const one = several[main ?? -1]
    const own = offer.each[main ?? -1]
    const any = { subject: eitherOf(reading), isRoute: false }
    if (!one || !own) return { ...any, program: programOf(college, i, reading, offer) }
    const program = programOf(college, i, one, own)
    if (!program || !teaches(own, i)) return { ...any, program } // what it has instead is none of the others either
    const taught = several.filter((_, at) => teaches(offer.each[at] ?? own, i))
    const isLater = ({ families }: MajorReading) => later !== null && isAbout(later, families)
    const lacking = several.filter((other) => !taught.includes(other))
    const titlesOf = (some: readonly MajorReading[]) => some.map(({ title }) => title)
    const apart = taught.find((subject) => !subject.route && isApart(subject, i))
    return {
      ...named(one),
      program: {
        ...program,
        contested: scorer.isContested(i) ? (apart?.title ?? null) : null,
        also: taught
          .filter((other) => other !== one)
          .flatMap((other) => {
            const part = programOf(college, i, other, offer.each[several.indexOf(other)] ?? own)
            return part ? { ...named(other), program: part } : []
          })
          .sort((a, b) => b.program.degrees - a.program.degrees),
        lacking: titlesOf(lacking.filter((other) => !isLater(other))),
        later: titlesOf(lacking.filter(isLater)),
      },
    }
  }

  return (college: College, i: number, later: Rule | null): Studied =>
    several.length > 0
      ? mostOf(college, i, later)
      : { subject: only.subject, isRoute: only.isRoute, program: programOf(college, i, reading, offer) }
}
