import { money, withArticle } from '#engine/matching/how-it-is-told/names.ts'
import type { Portrait, PricePart } from '#engine/matching/how-it-is-told/portrait.ts'
import type { Frame } from './frames.ts'

type Said = { price: string; year: string; home: string; portrait: Portrait }

const about =
  (kind: PricePart['kind'], say: (said: Said) => string | null): Frame =>
  (portrait) => {
    const { price, home, yearOf } = portrait
    if (price?.kind !== kind) return null
    return say({ price: money(price.amount), year: yearOf(price.path), home, portrait })
  }

const resident = (say: (said: Said) => string | null) => about('in state', say)
const visitor = (say: (said: Said) => string | null) => about('out of state', say)
const net = (say: (said: Said) => string | null) => about('net', say)

const affordability = ({ portrait }: Said) => portrait.fits.Affordability

/** Sayings for a price that speaks for the college. */
export const goodPriceFrames: readonly Frame[] = [
  resident(
    ({ price, year, home }) =>
      `As ${withArticle(home)} resident you would be charged ${price} in tuition and fees (${year}).`,
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
  resident((said) =>
    affordability(said) >= 0.75
      ? `${said.price} is what ${said.home} residents paid in tuition and fees in ${said.year}, one of the lower prices you will see.`
      : null,
  ),
  resident(
    ({ price, year }) => `Money goes further at home: tuition for residents came to ${price} in ${year}.`,
  ),
  resident((said) =>
    affordability(said) >= 0.6
      ? `At ${said.price} for residents (${said.year}), tuition is easier to carry than at most colleges.`
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
  visitor(({ price, year }) => `Even from out of state, tuition of ${price} (${year}) is modest.`),
  visitor(
    ({ price, year, home }) =>
      `Students from outside paid ${price} in ${year}, a mild price for leaving ${home}.`,
  ),
  visitor(
    ({ price, year }) => `For a public college across a state line, ${price} in tuition (${year}) is gentle.`,
  ),
  visitor(
    ({ price, year, home }) =>
      `Coming from ${home} you would pay the nonresident rate, and at ${price} (${year}) it is one of the lower ones.`,
  ),
  visitor(
    ({ price, year }) =>
      `Its nonresident tuition, ${price} in ${year}, is less than many colleges charge anyone.`,
  ),
  visitor(
    ({ price, year }) =>
      `You would not pay much extra for crossing a border: nonresident tuition was ${price} in ${year}.`,
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

/** Sayings for a price that needs a plan. */
export const hardPriceFrames: readonly Frame[] = [
  visitor(
    ({ price, year }) =>
      `The price is the hard part: nonresidents were charged ${price} in tuition in ${year}.`,
  ),
  visitor(
    ({ price, year, home }) =>
      `Coming from ${home} you would face nonresident tuition of ${price} (${year}), so ask about aid early.`,
  ),
  visitor(
    ({ price, year }) => `Money is the question mark, with out-of-state tuition at ${price} in ${year}.`,
  ),
  visitor(
    ({ price, year }) =>
      `Out-of-state tuition of ${price} (${year}) is steep; run the net price calculator before you decide.`,
  ),
  visitor(
    ({ price, year }) =>
      `Look hard at the bill, ${price} in tuition for students from other states (${year}).`,
  ),
  visitor(
    ({ price, year }) =>
      `Public does not mean cheap from outside: tuition was ${price} for nonresidents in ${year}.`,
  ),
  visitor(
    ({ price, year, home }) => `A home address in ${home} costs extra here, ${price} in tuition in ${year}.`,
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
  net((said) =>
    affordability(said) < 0.12
      ? `Few colleges cost more after grants, ${said.price} on average in ${said.year}.`
      : null,
  ),
  net(
    ({ price, year }) =>
      `Its calculator is worth ten minutes before you fall in love: students paid ${price} on average in ${year}.`,
  ),
  resident(
    ({ price, year, home }) =>
      `Tuition is high for a public college, ${price} for ${home} residents in ${year}.`,
  ),
  resident(({ price, year }) => `Even residents pay a good deal here: ${price} in tuition in ${year}.`),
]
