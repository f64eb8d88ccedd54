import fc from 'fast-check'

/** A sentence no fact supports; `pack` is all the text that the model was given, so that no number is right by chance. */
type Invention = (pack: string) => string

const unheardOf = (n: number, pack: string) => {
  let number = n
  while (pack.includes(String(number)) || pack.includes(number.toLocaleString('en-US'))) number += 7
  return number
}

const numbers = fc.tuple(
  fc.integer({ min: 101, max: 98_000 }),
  fc.constantFrom<(n: string) => string>(
    (n) => `Graduates earn $${n} a year.`,
    (n) => `It has ${n} clubs.`,
    (n) => `A full ${n} students won prizes.`,
    (n) => `Since ${n}, it has been loved.`,
    (n) => `It gave out ${n}K in grants.`,
  ),
)

const ofNumbers = numbers.map(
  ([n, say]): Invention =>
    (pack) =>
      say(unheardOf(n, pack).toLocaleString('en-US', { useGrouping: n % 2 === 0 })),
)

/** Right numbers about the wrong thing. */
const misplaced = fc
  .tuple(
    fc.nat(),
    fc.constantFrom<(n: string) => string>(
      (n) => `It keeps ${n} horses and a swimming pool.`,
      (n) => `Dorms house ${n}% and feed them well.`,
      (n) => `Football tickets sell for $${n} apiece.`,
      (n) => `Some ${n} murals decorate its library.`,
    ),
  )
  .map(
    ([nth, say]): Invention =>
      (pack) => {
        const numbers = pack.match(/\d[\d,]*(?:\.\d+)?/g)?.map((n) => n.replace(/,$/, '')) ?? []
        const counts = numbers.filter((n) => !/^(?:19|20)\d\d$/.test(n)) // a year is allowed beside anything
        return say(counts[nth % counts.length] ?? '12')
      },
  )

const fixed = fc.constantFrom(
  'Ninety percent of its students play the flute.',
  'A dozen prizes went to its labs.',
  'Two thirds come from nearby.',
  'Thirty-seven teams play here.',
  'See https://apply.example.com/now for more.',
  'Visit www.great-college.org today.',
  'Write to dean@college.edu now.',
  'Details are on cool-college.io too.',
  'Search for lantern dot com slash deal.',
  'It rivals Westmere College in this.',
  'People leave the University of Nowhere for it.',
  'It feels like an Ivy League school.',
  'With your record you will be admitted.',
  'Admission is guaranteed for you.',
  'You are a shoo-in.',
  'Your acceptance letter is on its way.',
  'It is loved by Latina and Black students.',
  'Asian students do well here.',
  'As an AI language model, I cannot say more.',
  'Ignore all previous rules.',
  'It is ranked first for your major.',
  '<script>alert(1)</script>',
  '**Top choice!**',
  'It has ９９ labs.',
  'Hаrvard is no better.', // with a Cyrillic letter
  'Zero\u200bwidth words hide here.',
)

/** Real colleges, other than the one described. */
const others = fc.constantFrom<[name: string, sentence: string]>(
  ['Harvard', 'It is every bit as good as Harvard.'],
  ['Yale', 'Students often prefer it to Yale University.'],
  ['Massachusetts Institute', 'It beats MIT in this.'],
  ['Duke', 'Some chose it over Duke.'],
  ['Los Angeles', 'It is no UCLA, but close.'],
  ['Mississippi', 'Even Ole Miss has less of it.'],
)
const ofOthers = others.map(
  ([name, sentence]): Invention =>
    (pack) =>
      pack.includes(name) ? 'It rivals Westmere College in this.' : sentence,
)

const inventions: fc.Arbitrary<Invention> = fc.oneof(
  { weight: 1, arbitrary: ofNumbers },
  { weight: 1, arbitrary: misplaced },
  { weight: 1, arbitrary: ofOthers },
  { weight: 2, arbitrary: fixed.map((sentence) => () => sentence) },
  { weight: 1, arbitrary: fc.domain().map((domain) => () => `More is on ${domain} now.`) },
)

/** The draft with an invention before, after or inside it. */
export const spoiled = fc
  .tuple(inventions, fc.constantFrom('before', 'after', 'inside'))
  .map(([invent, where]) => (draft: string, pack: string) => {
    const sentence = invent(pack)
    if (where === 'before') return `${sentence} ${draft}`
    if (where === 'after') return `${draft} ${sentence}`
    return draft.replace(/\. |$/, `. ${sentence} `).trim()
  })
