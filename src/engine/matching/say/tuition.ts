import { isOnePrice } from '#catalog/colleges/published-cost.ts'
import { isVisitor } from '#engine/matching/match/price.ts'
import { name, type Said, say } from '#words/messages.ts'
import { shownTuition } from './figures.ts'
import { payerOf } from './lines.ts'
import type { Portrait } from './portrait.ts'

// What the two prices mean for this student, and what students paid in the end.

function charged(portrait: Portrait): Said[] {
  const { college, profile, agreement, agreedTuition, verdict } = portrait
  if (college.flags.includes('charges no tuition')) return [say('price.free', {}), say('who.serves', {})]
  // Where students work instead of paying tuition, its listed price is nobody's.
  if (verdict.condition === 'need') return []
  const tuition = shownTuition(college)
  const isResident = college.state === profile.state
  const isOne = isOnePrice(college)
  if (!isOne && !isResident && agreement?.kind === 'reciprocity' && agreedTuition !== null) {
    const { year } = college.tuition.earlier ?? tuition
    const apply = agreement.host === null
    return [say('tuition.agreed', { agreement: name(agreement.name), price: agreedTuition, year, apply })]
  }
  const price = isResident ? tuition.inState : tuition.outOfState
  if (typeof price !== 'number') return []
  // The resident price may be a year newer; who lives there reads that one, here as elsewhere on the card.
  const year = isResident ? tuition.year : tuition.outOfStateYear
  const payer = isOne ? 'everyone' : isResident ? 'residents' : 'other states'
  const listed = say('tuition.listed', { price, year, payer })
  if (isOne || isResident || !agreement) return [listed]
  if (agreement.kind === 'exchange')
    return [listed, say('tuition.exchange', { agreement: name(agreement.name) })]
  return agreement.kind === 'grant'
    ? [listed, say('tuition.grant', { grant: name(agreement.name) })]
    : [listed]
}

/** The net price of a public college is what residents paid: not for a student of another state. */
function paid(portrait: Portrait): Said[] {
  const { college, profile, yearOf } = portrait
  const { average } = college.netPrice
  if (isVisitor(college, profile.state) || typeof average !== 'number' || average <= 0) return []
  return [say('price.net', { price: average, year: yearOf('netPrice.average'), payer: payerOf(portrait) })]
}

export const tuitionNote = (portrait: Portrait): Said[] => [...charged(portrait), ...paid(portrait)]
