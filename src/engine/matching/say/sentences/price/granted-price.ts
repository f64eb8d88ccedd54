import { money } from '#engine/matching/say/names.ts'
import { type Frame, knowing } from '#engine/matching/say/sentences/frames.ts'

// What is left of a year at a public college elsewhere, where the student's own state pays toward its tuition.

const granted = knowing(({ price }) =>
  price?.grant ? { price: money(price.amount), year: price.year, grant: price.grant } : null,
)

export const goodPriceWithGrant: readonly Frame[] = [
  granted(
    ({ price, year, grant }) =>
      `With ${grant}, if you qualify, a year with living costs comes to about ${price} (${year}).`,
  ),
  granted(
    ({ price, year, grant }) =>
      `The tuition for other states shrinks with ${grant}: about ${price} a year all told (${year}).`,
  ),
  granted(
    ({ price, year, grant }) =>
      `Count on about ${price} for a year with room, meals and books (${year}), with ${grant} taken off.`,
  ),
]

export const hardPriceWithGrant: readonly Frame[] = [
  granted(
    ({ price, year, grant }) =>
      `With ${grant}, about ${price} is left of a year with living costs (${year}), so ask about aid early.`,
  ),
  granted(
    ({ price, year, grant }) =>
      `The price is the hard part: even with ${grant} a year comes to about ${price} (${year}).`,
  ),
  granted(
    ({ price, year, grant }) =>
      `Weigh the cost, because a year still comes to about ${price} with ${grant} (${year}).`,
  ),
  granted(
    ({ price, year, grant }) =>
      `About ${price} a year would remain after ${grant} (${year}); run the net price calculator before you decide.`,
  ),
  granted(
    ({ price, year, grant }) =>
      `Not all of the tuition for other states is covered: with ${grant} plan for about ${price} a year (${year}).`,
  ),
]
