import { andList, capital } from '#contract/prose.ts'
import type { SuggestionFacts } from './reasons.ts'
import type { FeedbackFacts, ResultFacts } from './what-to-say.ts'

// The embedded sentences: short, specific to what was chosen, and the same for the same answers.

export function feedbackWords(facts: FeedbackFacts): string {
  const { turn, noted, strand, timesSeen, exit } = facts
  if (noted === null || strand === null) return pick(exit === 'unsure' ? unsureLines : noneLines, turn)
  if (timesSeen === 3) return `That makes three answers leaning toward ${strand}. A pattern is forming.`
  const lines = timesSeen > 3 ? oftenLines : timesSeen > 1 ? againLines : turn === 1 ? firstLines : newLines
  return pick(lines, turn)(noted, strand)
}

const pick = <T>(lines: readonly [T, ...T[]], turn: number): T => lines[turn % lines.length] ?? lines[0]

type Line = (noted: string, strand: string) => string

const firstLines: readonly [Line, ...Line[]] = [
  (noted, strand) => `${capital(noted)}: a good place to start. It hints at ${strand}.`,
]

const newLines: readonly [Line, ...Line[]] = [
  (noted, strand) => `${capital(noted)}: that adds ${strand} to the picture.`,
  (noted, strand) => `You chose ${noted}. That is a new side of you: ${strand}.`,
  (noted, strand) => `Good to know. With ${noted}, we get a first look at ${strand}.`,
  (noted, strand) => `Nice choice, ${noted}. It speaks for ${strand}.`,
]

const againLines: readonly [Line, ...Line[]] = [
  (noted, strand) => `${capital(noted)}: that fits what you told us before about ${strand}.`,
  (noted, strand) => `With ${noted}, a second answer leans toward ${strand}.`,
  (noted, strand) => `You chose ${noted}. Once more it is ${strand}, so that seems to matter to you.`,
  (noted, strand) => `Another step in the same direction: ${noted}, and again ${strand}.`,
]

const oftenLines: readonly [Line, ...Line[]] = [
  (noted) => `${capital(noted)}: we know this side of you well by now.`,
  (noted) => `You chose ${noted}. That goes with much of what you told us.`,
  (noted) => `${capital(noted)} fits the picture so far.`,
]

const noneLines: readonly [string, ...string[]] = [
  'Fair enough. Knowing what is not you helps too.',
  'No problem, we will look somewhere else.',
  'Good that you said so. Here is something different.',
]

const unsureLines: readonly [string, ...string[]] = [
  'That is an honest answer. The next one comes from another side.',
  'Not sure is fine. Nobody has to know everything yet.',
]

export function summaryWords(facts: ResultFacts): string {
  return [...opening(facts), evidence(facts), caution(facts)].filter(Boolean).join(' ')
}

function opening({ picture, strands, asked, leftOpen, noneFit, alwaysSamePlace }: ResultFacts): string[] {
  const names = airily(strands.map(({ name }) => name))
  if (alwaysSamePlace)
    return [
      `You clicked the same place ${count(asked)} times in a row, so these answers say little about you.`,
      names ? `Taken at their word, they lean toward ${names}.` : '',
    ]
  if (picture === 'open')
    return [
      leftOpen > 0 && leftOpen >= noneFit
        ? `You left ${count(leftOpen)} of ${count(asked)} questions open, and that is an honest answer.`
        : noneFit > 0
          ? `Nothing on offer was for you in ${count(noneFit)} of ${count(asked)} questions, and that is an answer too.`
          : 'Your answers do not settle on one direction yet.',
      names ? `What came through: ${names}.` : 'No clear strand came through yet.',
    ]
  if (!names) return ['Your answers went many ways, and no single strand stands out yet.']
  const many = strands.length === 1 ? 'One strand runs' : `${capital(count(strands.length))} strands run`
  return picture === 'clear'
    ? [`${many} clearly through your answers: ${names}.`]
    : [`${many} through your answers: ${names}.`, 'They point in more than one direction, which is common.']
}

function evidence({ strands, picture }: ResultFacts): string {
  const each = strands.length === 1 ? 2 : 1
  const shown = strands.flatMap(({ shownBy }) => shownBy.slice(0, each)).slice(0, 2)
  if (shown.length < 2 || picture === 'open') return ''
  return `${each === 1 ? 'They' : 'It'} showed when you chose ${both(shown)}.`
}

function caution({ picture }: ResultFacts): string {
  return picture === 'clear'
    ? 'This is about what interests you. It is not a test of ability.'
    : 'Take the majors below as places to start looking. This is about what interests you, not a test of ability.'
}

/** Why, what and where it leads: a line each. */
export function suggestionWords(facts: Omit<SuggestionFacts, 'family'>, place: number): string {
  const { because, beside, about, careers } = facts
  const why =
    because.length > 0
      ? pick(becauseLines, place)(both(because))
      : beside
        ? `Close to ${beside}, and worth comparing with it.`
        : 'Your answers do not point here strongly. It is a place to start looking.'
  const work = careers.length > 0 ? `Work it can lead to: ${careers.join('; ')}.` : ''
  return [why, firstSentences(about), work].filter(Boolean).join('\n')
}

const becauseLines: readonly [(chosen: string) => string, ...((chosen: string) => string)[]] = [
  (chosen) => `Why it fits: you chose ${chosen}.`,
  (chosen) => `It goes with choosing ${chosen}.`,
  (chosen) => `Worth a look, since you chose ${chosen}.`,
  (chosen) => `Not far from the others: here, too, it counts that you chose ${chosen}.`,
  (chosen) => `A different road for someone who chose ${chosen}.`,
]

/** What a major is about. The first sentence of a description catches the eye, the second says what one studies. */
function firstSentences(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [text]
  return sentences.slice(0, 2).join('').trim()
}

/** "a and b", "a, b and c"; separated more clearly if an item has commas or an "and" of its own. */
function airily(items: readonly string[]): string {
  const tangled = items.length > 1 && items.some((item) => /,| and /.test(item))
  if (!tangled) return andList(items)
  return items.length === 2 ? items.join(', and ') : `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}`
}

/** Two choices in one sentence: "also" keeps them apart. */
const both = (chosen: readonly string[]) => chosen.join(', and also ')

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = (n: number) => numbers[n] ?? String(n)
