import { expect, test } from 'vitest'
import { collegeMentions } from '#catalog/colleges/mentions/mentions.ts'
import { loadCatalog } from '#catalog/load.ts'
import { unsupported } from '#server/platform/ai/supported.ts'
import type { CollegePack } from './fact-pack.ts'
import { countedIn, factsOf, missionsIn, namesOf } from './grounds.ts'

// A checker that refuses everything would be safe and useless: these natural wordings of the same facts must pass.

const collegesIn = collegeMentions(loadCatalog('src/catalog/data'))

const oregon: CollegePack = {
  college: {
    name: 'University of Oregon',
    location: 'Eugene, Oregon',
    chance: 'likely: a good chance, though no decision is known before it is made',
    facts: [
      'Admit rate 88.3% of applicants admitted or accepted.',
      'Chance of admission, odds of getting in, estimated at 80-96%.',
      'In-state tuition, the price residents pay, $15,669 (2023-24).',
      'Tuition that students from other states pay $43,302 (2023-24).',
      'Net price, the average cost that families pay after grants and aid, $21,782 (2022-23).',
      'SAT scores of the middle half 1130-1360.',
      'Test optional.',
      'Graduation rate, students who graduate, finish or complete a degree in six years, 72% (students who entered in 2018).',
      'Retention, first-years who return, came back or stay for a second year, 85% (fall 2022).',
      'Median earnings, pay or salary ten years after starting, $61,324 (2020-21 in 2022 dollars).',
    ],
  },
  reasons: [
    {
      about: 'Program',
      because: "Awarded 84 bachelor's degrees in Biology, 2% of all its bachelor's degrees.",
      source: 'IPEDS Completions',
      year: '2023-24',
    },
    {
      about: 'Academic fit',
      because: 'Your SAT of 1120 beside 1130-1360, the middle half of first-years who sent scores.',
      source: 'IPEDS Admissions',
      year: 'fall 2024',
    },
    {
      about: 'Chance',
      because: 'Admits 88.3% of applicants; our estimate for you is 80-96% (likely).',
      source: 'IPEDS Admissions',
      year: 'fall 2024',
    },
    {
      about: 'Strength',
      because:
        "72% finish a bachelor's within six years, about what its intake would suggest; 40,021 students applied.",
      source: 'IPEDS Graduation Rates',
      year: 'students who entered in 2018; fall 2024',
    },
    { about: 'Place', because: 'In Oregon, your home state.', source: 'IPEDS Directory', year: '2024-25' },
  ],
  draft: {
    matchReasoning:
      "The numbers back up the choice of Biology: 84 bachelor's degrees in Biology in 2023-24. We put your chance of admission at 80 to 96 percent, which makes it one of your calmer applications. As an Oregon resident you would be charged $15,669 in tuition and fees (2023-24). The SAT is your weak spot here: three in four admitted students who sent scores in fall 2024 were above 1130.",
    campusVibe:
      'In Eugene, a midsize city, you find a large student body of 19,758 undergraduates. Fall weekends mean NCAA football. Students can study abroad. At 20 students to a teacher, getting to know professors takes some effort.',
  },
  student: null,
}

const check = (text: string, pack = oregon, nicknames = ['oregon', 'ducks', 'u of oregon', 'uo']) =>
  unsupported(
    text,
    {
      facts: factsOf(pack),
      counted: countedIn('Biology'),
      names: [...namesOf(pack, nicknames, 'Biology'), ...missionsIn(pack.draft.campusVibe)],
      collegesIn,
    },
    { min: 40, max: 900 },
  )

test.each([
  'Biology is well established at the University of Oregon, which awarded 84 bachelor’s degrees in it in 2023-24. Your odds look good: we estimate an 80 to 96 percent chance of admission. As a resident, you would pay $15,669 in tuition and fees (2023-24).',
  'If you want to study Biology close to home, Oregon is worth a serious look. It granted 84 Biology degrees in 2023-24 and charges residents $15,669 in tuition (2023-24).',
  'You would not have to leave Oregon for this one. The university admitted 88.3% of applicants for fall 2024, and our estimate for you is 80-96%.',
  'Your 1120 SAT sits just below the middle half of first-years, 1130-1360, so you may choose not to send it; scores are optional.',
  'With 72% of students finishing within six years, most people who start here leave with a degree. The average net price after grants was $21,782 in 2022-23.',
  'About 72 percent graduate within six years (the class that entered in 2018), and 85% of first-years come back for a second year.',
  'It is popular, too: 40,021 students applied for fall 2024. Keep in mind that a chance of 80 to 96 percent is an estimate, and nobody can promise a place.',
  'Ten years after starting, students with federal aid earned a median of $61,324. That is a solid start after a Biology degree.',
  'Three in four admitted students who sent scores were above 1130 on the SAT, so test-optional may be the wiser path for you.',
])('a reasoning in other words passes: %s', (text) => expect(check(text)).toBeNull())

test.each([
  'Eugene is a midsize city, and with 19,758 undergraduates there is always something going on. Fall weekends mean NCAA football.',
  'Picture fall Saturdays with NCAA football in Eugene, a big student body, and the option to study abroad for a term.',
  'Classes can be large, with about 20 students to each teacher, so you will want to go to office hours early.',
  'Among 19,758 undergraduates you can find your people. Getting to know professors takes a little effort at 20 students per teacher.',
])('a campus vibe in other words passes: %s', (text) => expect(check(text)).toBeNull())

test.each([
  ['The ratio of 84 students to a teacher means that you will be known here.', 'number'],
  ['Graduates of Biology earn $43,302 in their first year out of Eugene.', 'number'],
  ['About 85% of Biology degrees go to students from Oregon itself.', 'number'],
  ['It offers 72 clubs, and football on fall weekends in Eugene.', 'number'],
  ['Tuition is $21,782 a semester for residents of the state in 2023-24.', 'number'],
])('a right number about the wrong thing: %s', (text, why) => expect(check(text)).toBe(why))

test('a federal mission may be kept in the words of the draft, and only where the draft has it', () => {
  const text =
    'Eugene is a midsize city. The college is a Hispanic-Serving Institution by federal designation.'
  expect(check(text)).toBe('race')
  const draft = {
    ...oregon.draft,
    campusVibe: 'It is a Hispanic-Serving Institution by federal designation.',
  }
  expect(check(text, { ...oregon, draft })).toBeNull()
})
