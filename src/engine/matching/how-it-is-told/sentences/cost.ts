import { isOnePrice } from '#catalog/colleges/published-cost.ts'
import { money } from '#engine/matching/how-it-is-told/names.ts'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'
import { type Frame, knowing } from './frames.ts'

type Said = { price: string; year: string; home: string; portrait: Portrait }

const said = (portrait: Portrait, amount: number, year: string): Said => ({
  price: money(amount),
  year,
  home: portrait.home,
  portrait,
})

/** Tuition at a public college of the student's state. */
function atHome(portrait: Portrait): Said | null {
  const { college, profile, yearOf } = portrait
  const { inState } = college.tuition
  if (college.control !== 'public' || college.state !== profile.state || typeof inState !== 'number')
    return null
  return college.flags.includes('charges no tuition')
    ? null
    : said(portrait, inState, yearOf('tuition.inState'))
}

/** It is lower than for others, so that it speaks for staying. */
const resident = knowing((portrait) => (isOnePrice(portrait.college) ? null : atHome(portrait)))

/** Everyone is charged the same: nothing is gained by living there. */
const anyone = knowing((portrait) => (isOnePrice(portrait.college) ? atHome(portrait) : null))

/** A whole year before grants at a public college of another state, without an agreement of the two. */
const visitor = knowing((portrait) =>
  portrait.price?.kind === 'before grants' && !portrait.price.agreement
    ? said(portrait, portrait.price.amount, portrait.price.year)
    : null,
)

/** What a year cost after grants at a private college. */
const net = knowing((portrait) =>
  portrait.price?.kind === 'net price' && portrait.college.control === 'private'
    ? said(portrait, portrait.price.amount, portrait.price.year)
    : null,
)

/** Of four-year public colleges, about a third charge residents less. */
const lowTuition = 9000
const affordability = ({ portrait }: Said) => portrait.fits.Affordability

/** For a price that speaks for the college. */
export const goodPriceFrames: readonly Frame[] = [
  resident(
    ({ price, year, home }) =>
      `As a resident of ${home} you would be charged ${price} in tuition and fees (${year}).`,
  ),
  resident(({ price, year }) => `In-state tuition keeps the cost down: ${price} for ${year}.`),
  resident(({ price, year }) => `Price is a strong point, with resident tuition of ${price} in ${year}.`),
  resident(
    ({ price, year, home }) =>
      `Staying in ${home} pays off, because residents were charged ${price} in ${year}.`,
  ),
  resident(
    ({ price, year }) =>
      `Your family would start from the resident rate, ${price} in ${year}, before any aid.`,
  ),
  resident((told) =>
    affordability(told) >= 0.75 && Number(told.portrait.college.tuition.inState) < lowTuition
      ? `${told.price} is what ${told.home} residents paid in tuition and fees in ${told.year}, one of the lower prices you will see.`
      : null,
  ),
  resident(
    ({ price, year }) => `Money goes further at home: tuition for residents came to ${price} in ${year}.`,
  ),
  resident((told) =>
    affordability(told) >= 0.6
      ? `At ${told.price} for residents (${told.year}), tuition is easier to carry than at most colleges.`
      : null,
  ),
  resident(
    ({ price, year, home }) =>
      `The bill would begin at ${price}, the ${year} tuition for people from ${home}.`,
  ),
  resident(
    ({ price, year }) =>
      `Resident tuition was ${price} in ${year}, which leaves room in a budget for housing.`,
  ),
  anyone(({ price, year }) => `Price is a strong point, with tuition and fees of ${price} in ${year}.`),
  anyone(
    ({ price, year }) =>
      `Your family would start from ${price} in tuition and fees (${year}), before any aid.`,
  ),
  anyone(({ price, year }) => `The cost speaks for it: tuition and fees came to ${price} in ${year}.`),
  anyone(
    ({ price, year }) => `The bill would begin at ${price} in tuition and fees (${year}), before grants.`,
  ),
  visitor(
    ({ price, year }) => `Even from out of state a whole year is listed at ${price} before grants (${year}).`,
  ),
  visitor(
    ({ price, year, home }) =>
      `Tuition, room, meals and books for someone from ${home} came to ${price} in ${year}, before any grant.`,
  ),
  visitor(
    ({ price, year }) =>
      `For a public college across a state line, ${price} a year all told (${year}, before grants) is gentle.`,
  ),
  visitor(
    ({ price, year }) =>
      `Its listed price for other states, living costs included, was ${price} in ${year}, less than many.`,
  ),
  net(
    ({ price, year }) => `After grants, a year cost ${price} on average in ${year}, living costs included.`,
  ),
  net(({ price, year, portrait }) => {
    const { outOfState } = portrait.college.tuition
    const listed =
      portrait.price && typeof outOfState === 'number' && portrait.price.amount < 0.7 * outOfState
    return listed
      ? `Grants bring the average bill down to ${price} (${year}), well under the listed tuition.`
      : null
  }),
  net(({ price, year }) => `The figure to look at is the net price, ${price} on average in ${year}.`),
  net(({ price, year }) => `Aid does real work here, with an average net price of ${price} in ${year}.`),
  net(({ price, year }) => `Once grants were counted, the average year came to ${price} (${year}).`),
  net(
    ({ price, year }) =>
      `Do not stop at the sticker price: the average after grants was ${price} in ${year}.`,
  ),
  net(({ price, year }) => `The budget holds up, since a year averaged ${price} after grants in ${year}.`),
  net(
    ({ price, year }) =>
      `Students with federal aid paid ${price} on average for a year, room and meals included (${year}).`,
  ),
  net(({ price, year }) => `For a private college the average net price is friendly: ${price} in ${year}.`),
  net(
    ({ price, year }) =>
      `What families paid in the end averaged ${price} in ${year}, grants already taken off.`,
  ),
]

/** For a price that needs a plan. */
export const hardPriceFrames: readonly Frame[] = [
  visitor(
    ({ price, year }) =>
      `The price is the hard part: a year for students from other states is listed at ${price} before grants (${year}).`,
  ),
  visitor(
    ({ price, year, home }) =>
      `Coming from ${home} you would start from ${price} a year with living costs (${year}), so ask about aid early.`,
  ),
  visitor(
    ({ price, year }) =>
      `Money is the question mark, with a listed ${price} a year for nonresidents in ${year}, before grants.`,
  ),
  visitor(
    ({ price, year }) =>
      `A full year is listed at ${price} from out of state (${year}); run the net price calculator before you decide.`,
  ),
  visitor(
    ({ price, year }) =>
      `Look hard at the bill, ${price} for a year from another state before grants (${year}).`,
  ),
  visitor(
    ({ price, year }) =>
      `Public does not mean cheap from outside: tuition, room, meals and books came to ${price} in ${year}.`,
  ),
  visitor(
    ({ price, year, home }) =>
      `A home address in ${home} costs extra here; the whole year was listed at ${price} in ${year}.`,
  ),
  net(({ price, year }) => `It is expensive, ${price} a year on average even after grants (${year}).`),
  net(
    ({ price, year }) =>
      `The average net price of ${price} (${year}) is high, so compare offers before you commit.`,
  ),
  net(({ price, year }) => `Cost needs a plan: a year averaged ${price} after grants in ${year}.`),
  net(
    ({ price, year }) =>
      `Go over the numbers with your family, because the average net price was ${price} in ${year}.`,
  ),
  net(({ price, year }) => `Aid offers will decide a lot, with an average net price of ${price} (${year}).`),
  net((told) =>
    affordability(told) < 0.12
      ? `Few colleges cost more after grants, ${told.price} on average in ${told.year}.`
      : null,
  ),
  net(
    ({ price, year }) =>
      `Its calculator is worth ten minutes before you decide: students paid ${price} on average in ${year}.`,
  ),
  anyone(({ price, year }) => `Tuition is high for a public college, ${price} for everyone in ${year}.`),
  resident(
    ({ price, year, home }) =>
      `Tuition is high for a public college, ${price} for ${home} residents in ${year}.`,
  ),
  resident(({ price, year }) => `Even residents pay a good deal here: ${price} in tuition in ${year}.`),
]
