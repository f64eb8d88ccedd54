import type { Choice } from './question.ts'
import { type Likes, type Scale, scales } from './scales.ts'

/** A strand is what a person calls an interest; scales are how we measure it. Every scale has one strand. */
export const strands = {
  hands: 'working with your hands and with machines',
  building: 'designing and building things',
  motion: 'keeping people and things moving',
  technology: 'computers and technology',
  discovery: 'getting to the bottom of things',
  science: 'science and experiments',
  numbers: 'working with numbers',
  life: 'living things',
  health: 'health and how the body works',
  earth: 'land, food and the natural world',
  creating: 'art and creating new things',
  words: 'words, stories and media',
  cultures: 'languages and cultures',
  people: 'understanding people',
  care: 'helping and teaching people',
  leading: 'leading and persuading',
  order: 'bringing order to things',
  justice: 'fairness, law and safety',
  ideas: 'big questions and the past',
} as const

export type Strand = keyof typeof strands

const strandOf: Record<Scale, Strand> = {
  realistic: 'hands',
  mechanical: 'hands',
  construction: 'building',
  engineering: 'building',
  transport: 'motion',
  computers: 'technology',
  telecom: 'technology',
  investigative: 'discovery',
  physics: 'science',
  chemistry: 'science',
  math: 'numbers',
  economics: 'numbers',
  biology: 'life',
  medicine: 'health',
  geography: 'earth',
  food: 'earth',
  artistic: 'creating',
  arts: 'creating',
  design: 'creating',
  english: 'words',
  media: 'words',
  languages: 'cultures',
  psychology: 'people',
  sociology: 'people',
  therapy: 'care',
  social: 'care',
  education: 'care',
  service: 'care',
  enterprising: 'leading',
  administration: 'leading',
  sales: 'leading',
  personnel: 'leading',
  conventional: 'order',
  clerical: 'order',
  production: 'order',
  law: 'justice',
  safety: 'justice',
  history: 'ideas',
  philosophy: 'ideas',
}

/** How a choice divides over the strands; the parts sum to 1, the strongest first. */
function strandsIn(likes: Likes): { strand: Strand; part: number }[] {
  const parts = new Map<Strand, number>()
  let total = 0
  // Object.entries forgets that the keys are scales.
  for (const [scale, weight] of Object.entries(likes) as [Scale, number][]) {
    parts.set(strandOf[scale], (parts.get(strandOf[scale]) ?? 0) + weight)
    total += weight
  }
  return [...parts]
    .map(([strand, weight]) => ({ strand, part: weight / total }))
    .sort((a, b) => b.part - a.part)
}

// Every turn asks this of every choice in the pool.
const known = new WeakMap<Choice, Strand | null>()

export function mainStrand(choice: Choice): Strand | null {
  const strand = known.get(choice) ?? strandsIn(choice.likes)[0]?.strand ?? null
  known.set(choice, strand)
  return strand
}

const mostStrands = 3
const worthNaming = 1.2 // more than one answer's worth

/** How much each strand shows in the choices, in answers' worth, the strongest first. */
export function strandWeights(choices: readonly Choice[]): { strand: Strand; weight: number }[] {
  const weights = new Map<Strand, number>()
  for (const { likes } of choices)
    for (const { strand, part } of strandsIn(likes)) weights.set(strand, (weights.get(strand) ?? 0) + part)
  return [...weights].map(([strand, weight]) => ({ strand, weight })).sort((a, b) => b.weight - a.weight)
}

/** The two or three strands that appear most in the choices, the strongest first, each with those choices. */
export function strandsSeen(choices: readonly Choice[]): { strand: Strand; shownBy: readonly Choice[] }[] {
  return strandWeights(choices)
    .filter(({ weight }) => weight >= worthNaming)
    .slice(0, mostStrands)
    .map(({ strand }) => ({ strand, shownBy: choices.filter((choice) => mainStrand(choice) === strand) }))
}

/** The scales of a strand. */
export const scalesOf = (strand: Strand): readonly Scale[] =>
  scales.filter((scale) => strandOf[scale] === strand)
