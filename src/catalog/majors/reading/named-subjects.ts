import { withoutHesitation } from './around/hesitation.ts'
import { withoutRemarks } from './around/remarks.ts'
import { isChoice, isHalfName, partsOf, together } from './lists.ts'
import { trusts } from './phrases.ts'
import { isRoad } from './routes.ts'
import { type Found, full, type Search } from './subject-search.ts'
import { plain, saysNothing } from './words/text.ts'

// Which subjects a text names: one, several of a list, or the one before a remark.

/** A part of a list ('biology or chemistry') counts as its own major from here. */
export const sure = 0.8
/** Of a longer list the first are read. */
const mostSubjects = 3

/** The text before a remark, if it is a subject of its own: 'Spanish, pre-med' is Spanish. */
export function headOf(text: string, whole: readonly Found[], search: Search): Found[] {
  if (whole[0]?.named === 'in full') return []
  const { head, remarks } = withoutRemarks(text)
  if (remarks.length === 0) return []
  const { rest, undecided } = withoutHesitation(head)
  if (saysNothing(rest))
    return undecided ? nameOrList(remarks.join(', '), search(remarks.join(' ')), search) : []
  const found = search(rest)
  // 'business (marketing)'
  const [part] = remarks.filter(isBranch).flatMap((remark) => search(remark)[0] ?? [])
  if (part?.named && isPartOf(found[0], part)) return [part]
  // 'engineering (mechanical)', 'design (graphic)': together they name a branch.
  const [branch] = remarks.filter(isBranch).flatMap((remark) => search(`${remark} ${rest}`)[0] ?? [])
  if (branch?.named || (branch && isField(found[0]) && branch.score >= 1)) return [branch]
  const listed = nameOrList(head, found, search)
  return listed.length > 0 ? listed : found.slice(0, 1).filter(({ score }) => score >= sure)
}

/** 'education (special needs)': of a whole field a remark says which part, by whatever words. */
const isField = (found: Found | undefined) => ['teaching', '13.01', '14.01'].includes(found?.subject.id ?? '')
const isBranch = (remark: string) => plain(remark).split(' ').length <= 2

/** The subject that the text names, or the subjects it lists; none if it only hints at one. */
export function nameOrList(text: string, whole: readonly Found[], search: Search): Found[] {
  const parts = partsOf(text, search).flatMap((part) => subjectsOf(withoutHesitation(part).rest, search))
  const allNamed = parts.length > 1 && parts.every(({ named }) => named)
  const best = whole[0]
  const allInFull = parts.length > 1 && parts.every(({ named }) => named === 'in full')
  const isApart = allInFull && isChoice(text) && search.trust(text) < trusts.title
  if ((best?.named === 'in full' && !isApart) || (best?.named && !(allNamed && isChoice(text)))) return [best]
  return allNamed || (best?.score ?? 0) < full
    ? withinField(
        text,
        majorsBeforeRoads(text, distinct(parts.filter(({ score }) => score >= sure))),
        search,
      ).slice(0, mostSubjects)
    : []
}

/** 'engineering, mechanical or civil', 'business - finance': after a whole field its branches are what is meant. */
function withinField(text: string, chosen: Found[], search: Search): Found[] {
  const [field, ...branches] = chosen
  const [opening = ''] = text.split(/[,:;]|\s[-–—]+\s|\bmaybe\b/i)
  const opens = search.isNamed(withoutHesitation(opening).rest)
  return opens && branches.length > 0 && branches.every((one) => isPartOf(field, one)) ? branches : chosen
}

/** A branch of a whole field, of business as a whole too. */
const isPartOf = (field: Found | undefined, { subject }: Found) =>
  (isField(field) || field?.subject.id === '52.01') && field?.subject.families.includes(subject.id)

/** 'pre-law, majoring in history': any major may lead to law, so the major is the wish; after an 'or' both are. */
function majorsBeforeRoads(text: string, chosen: readonly Found[]): Found[] {
  const roads = chosen.filter(({ subject }) => isRoad(subject.id))
  const majors = chosen.filter(({ subject }) => !isRoad(subject.id))
  if (majors.length === 0 || /\bor\b|\so\s/i.test(text)) return [...majors, ...roads]
  // 'premed and dance' are two wishes, 'premed and biology' is one.
  const isOne = ({ subject }: Found) => majors.some((major) => subject.families.includes(major.subject.id))
  const isPair = chosen.length === 2 && chosen.every(({ named }) => named)
  return isPair && together.test(text) ? [...majors, ...roads.filter((road) => !isOne(road))] : majors
}

/** The subject of a part; for 'biology chemistry', which names nothing together, both. */
function subjectsOf(part: string, search: Search): Found[] {
  const [best] = search(part)
  const words = part.split(' ')
  if (best && !best.named && words.length > 1 && words.length < 4 && !words.some(isHalfName)) {
    const single = words.flatMap((word) => search(word)[0] ?? [])
    if (single.length === words.length && single.every(({ named }) => named === 'in full')) return single
  }
  return best ? [best] : []
}

function distinct(found: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ subject }) => !seen.has(subject.id) && seen.add(subject.id))
}
