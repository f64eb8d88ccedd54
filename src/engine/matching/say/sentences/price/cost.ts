import { isOnePrice } from '#catalog/colleges/published-cost.ts'
import { shownTuition } from '#engine/matching/say/figures.ts'
import { money } from '#engine/matching/say/names.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from '#engine/matching/say/sentences/frames.ts'
import { goodPriceWithGrant, hardPriceWithGrant } from './granted-price.ts'

type Said = { price: string; year: string; home: string; portrait: Portrait }

const said = (portrait: Portrait, amount: number, year: string): Said => ({
  price: money(amount),
  year,
  home: portrait.home,
  portrait,
})

/** Tuition at a public college of the student's state. */
function atHome(portrait: Portrait): Said | null {
  const { college, profile } = portrait
  const { inState, year } = shownTuition(college)
  if (college.control !== 'public' || college.state !== profile.state || typeof inState !== 'number')
    return null
  return college.flags.includes('charges no tuition') ? null : said(portrait, inState, year)
}

/** It is lower than for others, so that it speaks for staying. */
const resident = knowing((portrait) => (isOnePrice(portrait.college) ? null : atHome(portrait)))

/** Everyone is charged the same: nothing is gained by living there. */
const anyone = knowing((portrait) => (isOnePrice(portrait.college) ? atHome(portrait) : null))

/** A whole year before grants at a public college of another state, without an agreement of the two or a grant. */
const visitor = knowing((portrait) =>
  portrait.price?.kind === 'before grants' && !portrait.price.agreement && !portrait.price.grant
    ? said(portrait, portrait.price.amount, portrait.price.year)
    : null,
)

/** What a year cost after grants, where that applies to the student. */
const net = knowing((portrait) =>
  portrait.price?.kind === 'net price' &&
  portrait.price.amount > 0 &&
  !portrait.college.flags.includes('charges no tuition')
    ? said(portrait, portrait.price.amount, portrait.price.year)
    : null,
)

/** Of four-year public colleges, about half charge residents less than the first, three quarters less than the second. */
const lowTuition = 9000
const fairTuition = 12_000
const isFair = ({ portrait }: Said) => Number(portrait.college.tuition.inState) < fairTuition
const affordability = ({ portrait }: Said) => portrait.fits.Affordability
const isPrivate = ({ portrait }: Said) => portrait.college.control === 'private'

type Say = (told: Said) => string | null
/** Fit is by net price, which grants make: tuition is praised only where it is low itself. */
const fairResident = (say: Say) => resident((told) => (isFair(told) ? say(told) : null))
const fairForAnyone = (say: Say) => anyone((told) => (isFair(told) ? say(told) : null))
/** Where tuition speaks for itself, the net price is not told in its place. */
const goodNet = (say: Say) => net((told) => (isPrivate(told) || !isFair(told) ? say(told) : null))
/** For sentences that call a price low. */
const cheaperThanMost =
  (say: Say): Say =>
  (told) =>
    affordability(told) >= 0.5 ? say(told) : null
/** For sentences about what grants do: many get one, and it brings the year below the listed tuition. */
const byGrants = (say: Say) =>
  goodNet((told) => {
    const { college, price } = told.portrait
    const { share } = college.grants
    const { outOfState } = college.tuition
    return typeof share === 'number' && share >= 50 && Number(price?.amount) < Number(outOfState)
      ? say(told)
      : null
  })

/** For a price that speaks for the college. */
export const goodPriceFrames: readonly Frame[] = [
  ...goodPriceWithGrant,
  fairResident(
    ({ price, year, home }) =>
      `As a resident of ${home} you would be charged ${price} in tuition and fees (${year}).`,
  ),
  fairResident(({ price, year }) => `In-state tuition keeps the cost down: ${price} for ${year}.`),
  fairResident(({ price, year }) => `Price is a strong point, with resident tuition of ${price} in ${year}.`),
  fairResident(
    ({ price, year, home }) =>
      `Staying in ${home} pays off, because residents were charged ${price} in ${year}.`,
  ),
  fairResident(
    ({ price, year }) =>
      `Your family would start from the resident rate, ${price} in ${year}, before any aid.`,
  ),
  resident((told) =>
    affordability(told) >= 0.75 && Number(told.portrait.college.tuition.inState) < lowTuition
      ? `${told.price} is what ${told.home} residents paid in tuition and fees in ${told.year}, one of the lower prices you will see.`
      : null,
  ),
  fairResident(
    ({ price, year }) => `Money goes further at home: tuition for residents came to ${price} in ${year}.`,
  ),
  fairResident((told) =>
    affordability(told) >= 0.6
      ? `At ${told.price} for residents (${told.year}), tuition is easier to carry than at most colleges.`
      : null,
  ),
  fairResident(
    ({ price, year, home }) =>
      `The bill would begin at ${price}, the ${year} tuition for people from ${home}.`,
  ),
  fairResident(
    ({ price, year }) =>
      `Resident tuition was ${price} in ${year}, which leaves room in a budget for housing.`,
  ),
  fairForAnyone(
    ({ price, year }) => `Price is a strong point, with tuition and fees of ${price} in ${year}.`,
  ),
  fairForAnyone(
    ({ price, year }) =>
      `Your family would start from ${price} in tuition and fees (${year}), before any aid.`,
  ),
  fairForAnyone(({ price, year }) => `The cost speaks for it: tuition and fees came to ${price} in ${year}.`),
  fairForAnyone(
    ({ price, year }) => `The bill would begin at ${price} in tuition and fees (${year}), before grants.`,
  ),
  visitor(
    cheaperThanMost(
      ({ price, year }) =>
        `Even from out of state a whole year is listed at ${price} before grants (${year}).`,
    ),
  ),
  visitor(
    ({ price, year, home }) =>
      `Tuition, room, meals and books for someone from ${home} came to ${price} in ${year}, before any grant.`,
  ),
  visitor(
    cheaperThanMost(
      ({ price, year }) =>
        `For a public college across a state line, ${price} a year all told (${year}, before grants) is gentle.`,
    ),
  ),
  visitor(
    cheaperThanMost(
      ({ price, year }) =>
        `Its listed price for other states, living costs included, was ${price} in ${year}, less than many.`,
    ),
  ),
  goodNet(
    ({ price, year }) => `After grants, a year cost ${price} on average in ${year}, living costs included.`,
  ),
  byGrants(({ price, year, portrait }) => {
    const { college, profile } = portrait
    const tuition = college.tuition[college.state === profile.state ? 'inState' : 'outOfState']
    const listed = portrait.price && typeof tuition === 'number' && portrait.price.amount < 0.7 * tuition
    return listed
      ? `Grants bring the average bill down to ${price} (${year}), well under the listed tuition.`
      : null
  }),
  goodNet(({ price, year }) => `The figure to look at is the net price, ${price} on average in ${year}.`),
  byGrants(
    cheaperThanMost(
      ({ price, year }) => `Aid does real work here, with an average net price of ${price} in ${year}.`,
    ),
  ),
  goodNet(({ price, year }) => `Once grants were counted, the average year came to ${price} (${year}).`),
  byGrants(
    ({ price, year }) =>
      `Do not stop at the sticker price: the average after grants was ${price} in ${year}.`,
  ),
  goodNet(
    cheaperThanMost(
      ({ price, year }) => `The budget holds up, since a year averaged ${price} after grants in ${year}.`,
    ),
  ),
  goodNet(
    ({ price, year }) =>
      `Students with federal aid paid ${price} on average for a year, room and meals included (${year}).`,
  ),
  goodNet(
    cheaperThanMost((told) =>
      isPrivate(told)
        ? `For a private college the average net price is friendly: ${told.price} in ${told.year}.`
        : `In the end most colleges would cost you more: a year averaged ${told.price} after grants in ${told.year}.`,
    ),
  ),
  goodNet(
    ({ price, year }) =>
      `What families paid in the end averaged ${price} in ${year}, grants already taken off.`,
  ),
]

/** For a price that needs a plan. */
export const hardPriceFrames: readonly Frame[] = [
  ...hardPriceWithGrant,
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
  visitor(
    ({ price, year }) =>
      `Ask what aid reaches students from other states, whose year was listed at ${price} before grants (${year}).`,
  ),
  visitor(({ price, year }) => `At ${price} for a year before grants (${year}), the price needs a plan.`),
  visitor(
    ({ price, year }) =>
      `Weigh the cost, because nonresidents start from ${price} for a year with living costs (${year}).`,
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
  net(
    ({ price, year }) =>
      `Even with grants the average year came to ${price} in ${year}, more than at most colleges.`,
  ),
  net(
    ({ price, year }) => `Price is the weak point, ${price} on average once grants are taken off (${year}).`,
  ),
  net(
    ({ price, year }) =>
      `Ask early what your family would pay: the average after grants was ${price} (${year}).`,
  ),
  net(
    ({ price, year }) =>
      `It leaves a large bill even after grants, ${price} on average for a year in ${year}.`,
  ),
  anyone((told) =>
    isFair(told) ? null : `Tuition is high for a public college, ${told.price} for everyone in ${told.year}.`,
  ),
  resident((told) =>
    isFair(told)
      ? null
      : `Tuition is high for a public college, ${told.price} for ${told.home} residents in ${told.year}.`,
  ),
  resident((told) =>
    isFair(told) ? null : `Even residents pay a good deal here: ${told.price} in tuition in ${told.year}.`,
  ),
]
