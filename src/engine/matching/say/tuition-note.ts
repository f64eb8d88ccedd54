import { isOnePrice } from '#catalog/colleges/published-cost.ts'
import type { Fact } from '#catalog/facts.ts'
import { capital } from '#contract/prose.ts'
import { isVisitor } from '#engine/matching/match/price.ts'
import { type Frame, knowing, type Speaker, type Topic } from '#engine/matching/say/sentences/frames.ts'
import { shownTuition } from './figures.ts'
import { money } from './names.ts'
import type { Portrait } from './portrait.ts'

// What the two prices mean for this student, and what students paid in the end.

const amount = (fact: Fact) => (typeof fact === 'number' ? money(fact) : null)

type Tuition = { mine: string; other: string | null; year: string; portrait: Portrait; agreement: string }
type Kind = 'in state' | 'out of state' | 'one price' | 'agreed' | 'exchange' | 'grant'

/** How a student of another state is charged: by law, perhaps less by an exchange of the region or a grant, or in full. */
function elsewhere({ agreement, agreedTuition }: Portrait): Kind {
  if (agreement === null) return 'out of state'
  if (agreement.kind !== 'reciprocity') return agreement.kind
  return agreedTuition === null ? 'out of state' : 'agreed'
}

const paying = (kind: Kind) =>
  knowing((portrait): Tuition | null => {
    const { college, profile } = portrait
    const { state } = college
    const tuition = shownTuition(college)
    // The resident price may be a year newer; who lives there reads that one, here as elsewhere on the card.
    const resident = state === profile.state
    const own = isOnePrice(college) ? 'one price' : resident ? 'in state' : elsewhere(portrait)
    if (own !== kind || college.flags.includes('charges no tuition')) return null
    const agreement = portrait.agreement?.name ?? ''
    if (kind === 'agreed') {
      const { year } = college.tuition.earlier ?? tuition
      const mine = portrait.agreedTuition === null ? null : money(portrait.agreedTuition)
      if (mine === null) return null
      return { mine, other: portrait.agreement?.rate ?? null, year, portrait, agreement }
    }
    const mine = amount(resident ? tuition.inState : tuition.outOfState)
    if (!mine) return null
    const residents = resident ? null : amount(tuition.inState)
    const newer = tuition.year === tuition.outOfStateYear ? '' : ` (${tuition.year})`
    const other = residents && `${residents} for residents${newer}`
    return { mine, other, year: resident ? tuition.year : tuition.outOfStateYear, portrait, agreement }
  })

const resident = paying('in state')
const visitor = paying('out of state')
const onePrice = paying('one price')
const agreed = paying('agreed')
/** Where the agreed rate has to be applied for: not where a state grants it of itself. */
const onApplication = (say: (tuition: Tuition) => string) =>
  agreed((tuition) => (tuition.portrait.agreement?.host ? null : say(tuition)))
const exchange = paying('exchange')
const granted = paying('grant')

export const tuitionFrames: readonly Frame[] = [
  resident(
    ({ mine, year, portrait }) =>
      `You would pay the resident price, ${mine} in tuition and fees (${year}), as long as you live in ${portrait.home}.`,
  ),
  resident(({ mine, year }) => `Residents were charged ${mine} in tuition and fees in ${year}.`),
  resident(
    ({ mine, year, portrait }) => `Living in ${portrait.home} gets you the lower price: ${mine} for ${year}.`,
  ),
  resident(({ mine, year }) => `The in-state rate applies to you, ${mine} for ${year}.`),
  resident(({ mine, year }) => `Tuition and fees for people from your state came to ${mine} in ${year}.`),
  resident(
    ({ mine, year, portrait }) =>
      `For a student from ${portrait.home}, tuition and fees were ${mine} (${year}).`,
  ),
  resident(({ mine, year }) => `Your price would be the resident one: ${mine}, fees included, in ${year}.`),
  resident(({ mine, year }) => `In ${year} a resident paid ${mine} for tuition and fees.`),
  resident(
    ({ mine, year, portrait }) =>
      `${capital(portrait.home)} families paid ${mine} in tuition and fees in ${year}.`,
  ),
  resident(({ mine, year }) => `Expect about ${mine} in tuition and fees as a resident (${year}).`),
  visitor(({ mine, year }) => `You would pay the out-of-state price, ${mine} in tuition and fees (${year}).`),
  visitor(
    ({ mine, year, portrait }) =>
      `Students from ${portrait.home} were charged the nonresident rate of ${mine} in ${year}.`,
  ),
  visitor(
    ({ mine, year, portrait }) =>
      `As someone from outside ${portrait.state}, plan with ${mine} in tuition and fees (${year}).`,
  ),
  visitor(
    ({ mine, year }) =>
      `The nonresident bill was ${mine} for ${year}; ask about waivers for students of other states.`,
  ),
  visitor(
    ({ mine, other, year }) =>
      `Tuition for nonresidents came to ${mine} in ${year}${other ? `, against ${other}` : ''}.`,
  ),
  visitor(
    ({ mine, year, portrait }) =>
      `The lower resident price does not apply to ${portrait.home}, so tuition would be near ${mine} (${year}).`,
  ),
  visitor(({ mine, year }) => `From another state the charge was ${mine}, fees included, in ${year}.`),
  visitor(({ mine, year }) => `Out-of-state students paid ${mine} for tuition and fees in ${year}.`),
  visitor(
    ({ mine, year, portrait }) =>
      `Students from outside ${portrait.state} are charged more: ${mine} in ${year}.`,
  ),
  visitor(({ mine, year }) => `Use ${mine} as your tuition figure, the ${year} rate for other states.`),
  onApplication(
    ({ mine, other, year, agreement }) =>
      `By ${agreement} your tuition and fees would be about ${mine} (${year}): ${other}. Apply for it before you enroll.`,
  ),
  onApplication(
    ({ mine, year, agreement }) =>
      `Expect about ${mine} in tuition and fees (${year}), since ${agreement} takes the place of the out-of-state price; it wants an application of its own.`,
  ),
  agreed(
    ({ mine, other, year, agreement }) => `Under ${agreement} you pay ${other}: about ${mine} in ${year}.`,
  ),
  onApplication(
    ({ mine, year, agreement }) =>
      `Not the price for other states but an agreed one, by ${agreement}: near ${mine} for ${year}, once you have applied for it.`,
  ),
  agreed(
    ({ mine, year, agreement }) =>
      `The listed price for other states is not yours: ${agreement} brings tuition and fees to about ${mine} (${year}).`,
  ),
  agreed(
    ({ mine, other, year, agreement }) =>
      `${capital(agreement)} sets your tuition at ${other}, some ${mine} in ${year}.`,
  ),
  onApplication(
    ({ mine, year, agreement }) =>
      `Plan with roughly ${mine} in tuition and fees (${year}); ${agreement} covers you if you apply to your state's office for it.`,
  ),
  agreed(
    ({ mine, year, agreement }) =>
      `The state line matters less here: ${agreement} means about ${mine} in ${year}, fees included.`,
  ),
  agreed(
    ({ mine, year, agreement }) => `In ${year} the agreed rate was near ${mine}, thanks to ${agreement}.`,
  ),
  agreed(
    ({ mine, year, portrait, agreement }) =>
      `For a student from ${portrait.home} the bill would be about ${mine} (${year}) by ${agreement}.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `The listed price for other states is ${mine} in tuition and fees (${year}); the ${agreement} may lower it, so ask whether it takes part.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `Nonresidents were listed at ${mine} for ${year}, which the ${agreement} may cut: ask if this college takes part.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `On paper other states pay ${mine} (${year}). Ask about the ${agreement}, which may bring it down.`,
  ),
  exchange(
    ({ mine, year, portrait, agreement }) =>
      `From ${portrait.home} the list price is ${mine} in ${year}, less if the ${agreement} applies to your subject here.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `Start from ${mine}, the ${year} price for other states, and ask whether the ${agreement} lowers it.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `The out-of-state list price came to ${mine} in ${year}; some colleges charge less through the ${agreement}, so ask.`,
  ),
  exchange(
    ({ mine, year, portrait, agreement }) =>
      `Both ${portrait.home} and ${portrait.state} belong to the ${agreement}, so the listed ${mine} (${year}) may not be the last word.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `Before any discount of the ${agreement}, nonresident tuition and fees are listed at ${mine} for ${year}.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `Tuition for other states stood at ${mine} in ${year}. The ${agreement} may offer less here, depending on the college and major.`,
  ),
  exchange(
    ({ mine, year, agreement }) =>
      `Ask whether it joins the ${agreement}: without it, tuition and fees for nonresidents were ${mine} (${year}).`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `Nonresidents were charged ${mine} in tuition and fees in ${year}; ${agreement}, if you qualify, pays toward the difference.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `Tuition for other states is listed at ${mine} (${year}), before ${agreement}: apply for it every year.`,
  ),
  granted(
    ({ mine, other, year, agreement }) =>
      `The list says ${mine} for ${year}${other ? `, against ${other}` : ''}; ${agreement} narrows the gap for those who qualify.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `From another state the charge was ${mine} in ${year}, less what ${agreement} pays if you qualify.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `Start from ${mine}, the ${year} price for other states, and take off ${agreement} if you qualify.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `Out-of-state students were charged ${mine} in ${year}. ${capital(agreement)} is yours only if you qualify and apply.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `On paper other states pay ${mine} (${year}); with ${agreement} you would pay less, if you qualify.`,
  ),
  granted(
    ({ mine, year, agreement }) =>
      `Without ${agreement} the tuition and fees of ${year} were ${mine} for nonresidents.`,
  ),
  onePrice(({ mine, year }) => `Everyone is charged the same tuition, ${mine} in ${year}.`),
  onePrice(({ mine, year }) => `The listed tuition is ${mine} (${year}), wherever you live.`),
  onePrice(({ mine, year, portrait: { college, profile } }) => {
    if (college.control !== 'private')
      return `It is public, and still other states pay what residents pay: ${mine} was the listed tuition in ${year}.`
    return college.state === profile.state
      ? `It is private, so residents get no discount: ${mine} was the listed tuition in ${year}.`
      : `It is private, so other states pay no more: ${mine} was the listed tuition in ${year}.`
  }),
  onePrice(({ mine, year }) => `Listed tuition and fees came to ${mine} in ${year} for all students.`),
  onePrice(({ mine, year }) => `Tuition and fees for ${year} were listed at ${mine}.`),
  onePrice(
    ({ mine, year }) => `Tuition and fees are listed at ${mine} for ${year}; your state makes no difference.`,
  ),
  onePrice(({ mine, year }) => `Where you come from does not change the listed tuition, ${mine} (${year}).`),
  onePrice(({ mine, year }) => `In ${year} tuition and fees on paper were ${mine} for everyone.`),
  onePrice(({ mine, year }) => `Before any aid, tuition and fees are ${mine} (${year}).`),
  onePrice(({ mine, year }) => `One tuition holds for all, ${mine} in ${year}.`),
]

/** Not for a student of another state: at a public college the net price is what residents paid. */
const averaged = knowing(({ college, profile, yearOf }) => {
  const net = Number(college.netPrice.average) > 0 ? amount(college.netPrice.average) : null
  return net && !isVisitor(college, profile.state) ? { net, year: yearOf('netPrice.average') } : null
})
const afterGrants = (say: (net: string, year: string) => string) =>
  averaged(({ net, year }) => say(net, year))

const netFrames: readonly Frame[] = [
  afterGrants(
    (net, year) =>
      `The average net price, living costs included and grants taken off, was ${net} in ${year}.`,
  ),
  afterGrants(
    (net, year) => `After grants, students with federal aid paid ${net} for a full year (${year}).`,
  ),
  afterGrants(
    (net, year) => `A year with living costs averaged ${net} once grants were subtracted (${year}).`,
  ),
  afterGrants((net, year) => `What aid recipients really paid for everything averaged ${net} in ${year}.`),
  afterGrants((net, year) => `Counting housing and grants, the average came to ${net} in ${year}.`),
  afterGrants((net, year) => `Net price, the full cost minus grants, averaged ${net} (${year}).`),
  afterGrants((net, year) => `With living costs added and grants removed, ${net} was the ${year} average.`),
  afterGrants((net, year) => `In ${year} the whole year cost ${net} on average after grants.`),
  afterGrants((net, year) => `Average cost after grants for students with federal aid: ${net} (${year}).`),
  afterGrants((net, year) => `For comparison, the ${year} net price averaged ${net}.`),
  afterGrants(
    (net, year) => `Students on aid ended up with ${net} to cover in ${year}, everything included.`,
  ),
]

const free: Frame = ({ college }) =>
  college.flags.includes('charges no tuition')
    ? 'It charges no tuition: students serve after they graduate.'
    : null

const tuition: Topic = { topic: 'tuition', frames: [free, ...tuitionFrames] }
const netPrice: Topic = { topic: 'net price', frames: netFrames }

/** Where students work instead of paying tuition, its listed price is nobody's. */
export function tuitionNote(portrait: Portrait, { say }: Speaker): string | null {
  const price = portrait.verdict.condition === 'need' ? null : say(tuition, portrait)
  const net = say(netPrice, portrait)
  return price && net ? `${price} ${net}` : (price ?? net)
}
