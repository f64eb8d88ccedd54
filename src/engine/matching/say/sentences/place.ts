import { andList, capital, count, withArticle } from '#contract/prose.ts'
import { cityNamed } from '#engine/matching/say/names.ts'
import { isBeyondWish, type Portrait } from '#engine/matching/say/portrait.ts'
import type { Frame } from './frames.ts'

const when =
  (holds: (portrait: Portrait) => boolean, say: Frame): Frame =>
  (portrait) =>
    holds(portrait) ? say(portrait) : null

const atHome = (say: Frame) => when(({ nearness }) => nearness === 'home', say)
/** As far as a weekend at home goes, unless less was asked for. A state next door can be much farther. */
const near = 250
const isNear = (portrait: Portrait) =>
  portrait.miles !== null && portrait.miles <= near && !isBeyondWish(portrait)
const nextDoor = (say: Frame) =>
  when((portrait) => portrait.nearness === 'neighbor' && !portrait.chosen && isNear(portrait), say)
const asWished = (say: Frame) => when(({ chosen, nearness }) => chosen && nearness !== 'home', say)

/** For sentences that name the city, unless it has the name of its state. */
const inCity =
  (say: (city: string, portrait: Portrait) => string | null): Frame =>
  (portrait) => {
    const city = cityNamed(portrait.college)
    return city && city !== portrait.state ? say(city, portrait) : null
  }

/** The District of Columbia is no state, and its one city is no news. */
const inOwnState = (say: (city: string, portrait: Portrait) => string) =>
  atHome(inCity((city, portrait) => (portrait.college.state === 'DC' ? null : say(city, portrait))))

/** For how many from home really go there. */
const followed =
  (say: (told: { n: string; home: string; fall: string }) => string): Frame =>
  ({ fromHome, home, chosen, nearness, yearOf }) =>
    nearness === 'home' || chosen || fromHome === null || fromHome < 8
      ? null
      : say({ n: count(fromHome), home, fall: yearOf('firstYears') })
const within =
  (say: (miles: string, home: string) => string): Frame =>
  (portrait) =>
    portrait.nearness === 'home' || portrait.chosen || !isNear(portrait)
      ? null
      : say(count(portrait.miles ?? 0), portrait.home)

export const placeFrames: readonly Frame[] = [
  atHome(({ home }) => `It keeps you in ${home}.`),
  atHome(inCity((city, { home }) => `You could stay in ${home}, in ${city}.`)),
  inOwnState((city) => `${city} keeps you inside your own state.`),
  inOwnState((city, { home }) => `No state line to cross, as ${city} is in ${home}.`),
  atHome(({ home }) => `Friends and family in ${home} would be easier to visit.`),
  nextDoor(({ state, home }) => `${capital(state)} borders ${home}, which keeps trips home manageable.`),
  nextDoor(inCity((city) => `${city} is only one state over.`)),
  nextDoor(({ home, state }) => `It takes you out of ${home}, but no farther than ${state}.`),
  nextDoor(({ state }) => `Next door in ${state}, it is a change of scene without a flight.`),
  followed(({ n, home, fall }) => `${n} first-years came from ${home} in ${fall}.`),
  followed(
    ({ n, home, fall }) => `You would not be the only one from ${home}: ${n} first-years of ${fall} were.`,
  ),
  followed(({ n, home, fall }) => `Students from ${home} know the way, ${n} of them in ${fall} alone.`),
  followed(({ n, home, fall }) => `It draws from ${home}, with ${n} first-years in ${fall}.`),
  followed(({ n, home, fall }) => `${capital(home)} sent ${n} first-years here in ${fall}.`),
  followed(({ n, home, fall }) => `People from home would be around, as ${n} came from ${home} in ${fall}.`),
  within((miles, home) => `It is about ${miles} miles from where ${home}'s students live.`),
  within((miles) => `Home would be some ${miles} miles away, near enough for a weekend.`),
  asWished(({ state }) => `It is in ${state}, one of the places you picked.`),
  asWished(inCity((city, { state }) => `${city} puts you in ${state}, as you wished.`)),
  asWished(inCity((city, { state }) => `You asked for ${state}, and this is ${city}.`)),
  asWished(({ state }) => `It meets your wish for ${state}.`),
]

const far =
  (say: (miles: string, portrait: Portrait) => string): Frame =>
  (portrait) => {
    const { miles, chosen, nearness } = portrait
    return miles === null || miles <= 400 || chosen || nearness === 'home' || isBeyondWish(portrait)
      ? null
      : say(count(miles), portrait)
  }

export const distanceFrames: readonly Frame[] = [
  far(
    (miles, { home }) =>
      `It is about ${miles} miles from where ${home}'s students live, so picture the trips before you decide.`,
  ),
  far((miles, { state }) => `Moving ${miles} miles to ${state} is a big step; visit if you can.`),
  far((miles) => `Think about distance too, since ${miles} miles is not a weekend drive.`),
  far((miles) => `Count travel into the budget, because home would be ${miles} miles away.`),
  far((miles) => `Going home means ${miles} miles, so plan on holidays rather than weekends.`),
]

/** At home and in a chosen state too: whoever names a distance must learn what it would be. One each for a whole list. */
export const beyondWishFrames: readonly Frame[] = (
  [
    (miles, most) => `It is about ${miles} miles away, beyond the ${most} you asked for.`,
    (miles, most) => `At about ${miles} miles it is farther than you asked (${most}).`,
    (miles, most) => `You asked for ${most} miles at most; this is about ${miles}.`,
    (miles, most, home) =>
      `Your limit was ${most} miles, and it is about ${miles} from where ${home}'s students live.`,
    (miles, most) => `The way there is about ${miles} miles, more than the ${most} you set.`,
    (miles, most) => `Note the distance: about ${miles} miles, not within ${most}.`,
    (miles, most) => `It lies about ${miles} miles off, outside your ${most}.`,
    (miles, most) => `Farther than you wished: about ${miles} miles instead of ${most}.`,
    (miles, most) => `Distance speaks against it: about ${miles} miles, where you wanted at most ${most}.`,
    (miles, most) => `Going there means about ${miles} miles, and your wish was ${most} or less.`,
  ] as const satisfies readonly ((miles: string, most: string, home: string) => string)[]
).map(
  (say): Frame =>
    (portrait) =>
      isBeyondWish(portrait)
        ? say(count(portrait.miles ?? 0), count(portrait.profile.maxMiles ?? 0), portrait.home)
        : null,
)

const adjectives = ({ wishes, college }: Portrait): string[] => [
  ...(wishes.control ? [college.control] : []),
  ...(wishes.sizes.length > 0
    ? [typeof college.undergraduates === 'number' && college.undergraduates >= 15_000 ? 'large' : 'small']
    : []),
  ...(wishes.settings.length > 0 ? [college.locale <= 13 ? 'urban' : 'rural'] : []),
]

/** Only if every wish is met, so that the adjectives are true. */
const asTicked = (say: (adjectives: string) => string): Frame =>
  when(
    (portrait) => portrait.fits.Type === 1 && adjectives(portrait).length > 0,
    (portrait) => say(andList(adjectives(portrait))),
  )

export const typeFrames: readonly Frame[] = [
  asTicked((words) => `It is ${words}, as you asked.`),
  asTicked((words) => `The campus matches your wish list: ${words}.`),
  asTicked((words) => `It also checks the boxes you ticked (${words}).`),
  asTicked((words) => `${capital(words)} was your wish, and that is what you get.`),
  asTicked((words) => `You wanted ${withArticle(words)} college; this is one.`),
]

const met = ({ campus }: Portrait) =>
  campus.flatMap(({ fact }) => (fact && fact.fit === 1 ? [fact.fact] : []))

const withCampus = (say: (facts: string) => string): Frame =>
  when(
    (portrait) => met(portrait).length > 0,
    (portrait) => say(andList(met(portrait))),
  )

export const campusFrames: readonly Frame[] = [
  withCampus((facts) => `On campus life there is something for you: it ${facts}.`),
  withCampus((facts) => `It also ${facts}, which you were looking for.`),
  withCampus((facts) => `Among the things you asked for, it ${facts}.`),
  withCampus((facts) => `Your wishes outside class count too: it ${facts}.`),
]
