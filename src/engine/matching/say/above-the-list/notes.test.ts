import { expect, test } from 'vitest'
import { afterBachelors } from '#catalog/majors/after-bachelors.ts'
import { licensedByAssociate } from '#catalog/majors/licensed.ts'
import { trades } from '#catalog/majors/reading/trades.ts'
import { Report } from '#contract/matching/report.ts'
import type { CollegeType, Round } from '#contract/matching/search-fields.ts'
import type { StateCode } from '#contract/states.ts'
import { stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'

test('a foreign university is said to be foreign, and the list is made without it', () => {
  const { report, askedFor } = match(student({ specificCollege: 'McGill' }))
  expect(askedFor).toBeNull()
  expect(report.notes).toContain(
    'McGill University is in Canada. We know the colleges of the United States only, so it is not in the list.',
  )
  expect(report.collegeList).toHaveLength(10)
})

test('a round that we do not know of may exist, and the note says so', () => {
  const { notes } = match(student({ specificCollege: 'Florida State', round: 'EA' })).report
  expect(notes.join(' ')).toContain(
    'We do not know of early action at Florida State University, so it does not change your chance. Our list of early rounds is not complete. Check its admissions page.',
  )
})

test('only students from DC read of its grant, and which prices count it', () => {
  const told = (state: StateCode) =>
    match(student({ state })).report.notes.filter((note) => note.includes('DCTAG'))
  expect(told('DC')).toEqual([
    expect.stringMatching(/up to \$10,000 a year .* Prices of public colleges elsewhere count it here/),
  ])
  expect(told('MD')).toEqual([])
})

test('a school within a university brings the university', () => {
  const { report } = match(student({ specificCollege: 'NYU Stern', major: 'Finance' }))
  const stern = report.collegeList.find(({ collegeName }) => collegeName === 'New York University')
  expect(stern?.matchReasoning).toMatch(/Finance/)
  expect(stern?.matchReasoning).toMatch(/\bBusiness\b/) // not the name of the code that it is reported under
  expect(stern?.matchReasoning).not.toContain('Actuarial')
  expect(JSON.stringify([report.notes, stern?.matchReasoning])).not.toMatch(/awarded no bachelor's degree/)
})

test.each(['MI', 'OH'] as const)(
  'to a student from %s no note promises residents less where everyone pays the same',
  (state) => {
    const { collegeList } = match(student({ state, specificCollege: 'Eastern Michigan University' })).report
    const card = collegeList.find(({ collegeName }) => collegeName === 'Eastern Michigan University')
    expect(card?.admissions.tuitionNote).toMatch(/wherever you live/)
    expect(card?.admissions.tuitionNote).not.toMatch(/for residents were|other states/)
  },
)

test('one price for everyone stands on a card as one price of one year', () => {
  const at = (state: StateCode) => {
    const { collegeList } = match(
      student({ state, specificCollege: 'Minnesota State University Moorhead' }),
    ).report
    const card = collegeList.find(({ collegeName }) => collegeName === 'Minnesota State University Moorhead')
    if (!card) throw new Error('the college asked for is in the list')
    return card
  }
  for (const { admissions, sources } of [at('MN'), at('WI')]) {
    expect(admissions).toMatchObject({
      inStateTuition: 10_336,
      outOfStateTuition: 10_336,
      tuitionYear: '2023-24',
    })
    expect(admissions).not.toHaveProperty('outOfStateTuitionYear')
    expect(admissions.tuitionNote).toMatch(/\$10,336.*2023-24|2023-24.*\$10,336/)
    expect(sources[0]?.year).toBe('2023-24')
  }
})

test('one tuition on a card, and no praise of living there where everyone pays the same', () => {
  const { collegeList } = match(
    student({ state: 'IL', specificCollege: 'Northern Illinois University' }),
  ).report
  const card = collegeList.find(({ collegeName }) => collegeName === 'Northern Illinois University')
  if (!card) throw new Error('the college asked for is in the list')
  const { inStateTuition, tuitionYear, tuitionNote } = card.admissions
  expect(tuitionNote).toContain(`$${inStateTuition?.toLocaleString('en-US')}`)
  expect(tuitionNote).toContain(tuitionYear)
  expect(tuitionNote).toContain('wherever you live')
})

test('California asks elementary teachers for a credential beside the degree, and only its students read that', () => {
  const told = (change: Parameters<typeof student>[0]) =>
    match(student({ major: 'elementary education', ...change })).report.notes.join(' ')
  const note = 'most often in Liberal Studies, and a Multiple Subject Teaching Credential'
  expect(told({ state: 'CA' })).toContain(note)
  expect(told({ state: 'NV', interestedStates: ['CA'] })).toContain(note)
  expect(told({ state: 'NV' })).not.toContain(note)
  expect(told({ state: 'CA', major: 'history' })).not.toContain(note)
})

test('what a trade note says of the list follows from the list', () => {
  const { report, portraits } = match(student({ state: 'LA', major: 'culinary', gpa: 3, sat: null }))
  const itself = portraits.filter(({ program }) => program?.near === null).length
  expect(itself).toBeGreaterThan(2)
  expect(report.notes[0]).toContain(`Of the colleges below, ${itself} award a bachelor's degree in it`)
  const electricians = match(student({ state: 'LA', major: 'electrician', gpa: 2.5, sat: null })).report
  expect(electricians.notes[0]).toContain("The list below has bachelor's degrees next to it.")
})

test('a future pharmacist reads which colleges of the list award the PharmD', () => {
  const { notes, collegeList } = match(
    student({ state: 'RI', major: 'pharmacy', gpa: 3.4, sat: 1180 }),
  ).report
  const note = notes.find((one) => one.includes('Doctor of Pharmacy'))
  expect(note).toContain('the University of Rhode Island')
  expect(note).toContain('awarded it in 2023-24')
  expect(collegeList.map(({ collegeName }) => collegeName)).toContain('University of Connecticut')
  expect(match(student({ major: 'pharmaceutical sciences' })).report.notes.join()).not.toContain('Doctor of')
})

test.each([
  [
    'AZ',
    'dental hygiene',
    'Public two-year colleges in Arizona that award an associate degree in Dental Hygiene: for example ',
  ],
  [
    'WY',
    'respiratory therapy',
    'A public two-year college in Wyoming that awards an associate degree in Respiratory Therapy: Casper',
  ],
  [
    'UT',
    'respiratory therapy',
    'Public colleges in Utah that award an associate degree in Respiratory Therapy: Weber State University (Ogden) and Utah',
  ],
] as const)(
  'where an associate degree is enough, a student from %s reads who awards it in %s',
  (state, major, told) => {
    const { notes } = match(student({ state, major, gpa: 3.1, sat: null })).report
    const path = notes.findIndex((note) => /^An associate degree/.test(note))
    expect(notes[path + 1]).toContain(told)
  },
)

test('of many schools that teach a trade those with the most awards are named, as examples', () => {
  const { notes } = match(student({ state: 'TX', major: 'hvac', gpa: 2.9, sat: null })).report
  expect(notes[0]).toContain('in Texas that teach it: for example Lone Star College System (The Woodlands)')
})

test('biology does not stand in for dental hygiene', () => {
  const { portraits } = match(student({ state: 'AZ', major: 'dental hygiene', gpa: 3.1, sat: null }))
  expect(portraits.flatMap(({ program }) => program?.near ?? [])).toEqual([])
  expect(portraits).toHaveLength(10)
})

test('a GPA is written with a decimal', () => {
  const { notes } = match(student({ state: 'CA', gpa: 2, sat: null })).report
  expect(notes.join(' ')).toContain('With a GPA of 2.0, two years')
  expect(notes.join(' ')).toContain('Your 2.0 is below it.')
})

test.each([
  ['music', /^Programs in Music often ask for an audition and admit by it\./],
  ['dance', /ask for an audition/],
  ['theatre', /ask for an audition/],
  ['studio art', /ask for a portfolio/],
  ['graphic design', /ask for a portfolio/],
  ['architecture', /ask for a portfolio/],
  ['animation', /ask for a portfolio .* Schools of Art and Design/],
  ['band director', /^Programs in Music Education often ask for an audition .* Schools of Music\./],
  ['drama teacher', /ask for an audition/],
  ['art education', /^Programs in Art Education often ask for a portfolio/],
  ['architecture', /five-year Bachelor of Architecture, or a four-year degree .* Master of Architecture/],
  ['architecture', /Kansas State and Florida International, admit first-years straight to a Master/],
  ['mortuary science', /associate degree .* enough to be licensed as a funeral director/],
  ['dental hygiene', /associate degree .* enough to be licensed as a dental hygienist/],
  ['culinary arts', /associate degree/],
  ['athletic trainer', /^Athletic trainers need a master's degree: since fall 2022 .* CAATE/],
  ['occupational therapist', /^Occupational therapists typically enter with a master's degree/],
  [
    'speech therapist',
    /^Speech-language pathologists .* master's degree and audiologists .* doctor's degree/,
  ],
  ['audiology', /audiologists with a doctor's degree/],
  ['dietitian', /graduate degree since 2024, says the Commission on Dietetic Registration/],
  ['nutrition', /graduate degree since 2024/],
  ['school counselor', /^School counselors typically enter with a master's degree/],
  ['librarian', /^Librarians typically enter with a master's degree/],
  ['social work', /in health care and mental health, .* they enter with a master's degree/],
  ['physical therapy', /^Physical therapists typically enter with a doctor's degree/],
  ['physician assistant', /^Physician assistants typically enter with a master's degree/],
  ['genetic counselor', /^Genetic counselors typically enter with a master's degree/],
  [
    'nurse practitioner',
    /^Nurse practitioners, anesthetists and midwives typically enter with a master's degree/,
  ],
  ['nursing or social work', /^With a bachelor's degree, social workers/],
])('a list in %s has one note with %s', (major, told) => {
  const { notes } = match(student({ major })).report
  expect(notes.filter((note) => told.test(note))).toHaveLength(1)
})

test.each(['Biology', 'art history', 'printing', 'math education', 'audio engineering'])(
  'no audition is spoken of in %s, where none is asked for',
  (major) => {
    expect(match(student({ major })).report.notes.join(' ')).not.toMatch(/audition|portfolio|licensed/)
  },
)

test.each(['genetics', 'nursing', 'kinesiology', 'psychology', 'communication', 'biology'])(
  'in %s no profession is spoken of that only some of its students want',
  (major) => {
    expect(match(student({ major })).report.notes.join(' ')).not.toMatch(/typically enter|master's degree/)
  },
)

test('what a profession asks for fits a note, and names who says so', () => {
  for (const { note } of afterBachelors) {
    expect(note.length).toBeLessThanOrEqual(400)
    expect(note).toMatch(
      /, says (the Bureau of Labor Statistics|CAATE|the Commission on Dietetic Registration|the Association of American Medical Colleges)/,
    )
  }
})

test('below a 3.0 a future nurse reads of the associate degree and who awards it at home; from there on not', () => {
  const told = (gpa: number | null) => match(student({ state: 'OH', major: 'nursing', gpa })).report.notes
  const low = told(2.9)
  const path = low.findIndex((note) => note.startsWith('An associate degree in nursing'))
  expect(low[path]).toContain('NCLEX-RN')
  expect(low[path + 1]).toMatch(
    /^Public two-year colleges in Ohio that award an associate degree in Nursing: for example /,
  )
  const named = catalog.twoYearColleges.filter((one) => low[path + 1]?.includes(`${one.name} (${one.city})`))
  expect(named).toHaveLength(4)
  for (const { name, trades } of named) expect([name, trades.has('51.3801')]).toEqual([name, true])
  for (const gpa of [3, 3.6, null]) expect(told(gpa).join(' ')).not.toContain('associate degree')
})

const trade = (state: StateCode, major: string) => match(student({ state, major, gpa: 2.6, sat: null }))

test.each<[StateCode, string, string]>([
  ['FL', 'cosmetology', '12.04'],
  ['OH', 'welder', '48.05'],
  ['MA', 'dental assistant', '51.06'],
  ['TX', 'truck driver', '49.02'],
])('from %s, only colleges whose own data show %s are said to teach it', (state, major, family) => {
  const [note = ''] = trade(state, major).report.notes
  const named = catalog.twoYearColleges.filter((one) => note.includes(`${one.name} (${one.city})`))
  expect(named.length).toBeGreaterThan(0)
  for (const { name, trades } of named)
    expect([name, [...trades.keys()].some((code) => code.startsWith(family))]).toEqual([name, true])
})

test('where no college teaches a trade, that is said, and none is named', () => {
  for (const [state, major] of [
    ['CT', 'cosmetology'],
    ['NY', 'tattoo artist'],
  ] as const) {
    const [note = ''] = trade(state, major).report.notes
    expect(note).toMatch(
      /No public college or trade school in .* reported more than a few certificates or associate degrees in it/,
    )
    expect(note).not.toContain('that teach')
  }
})

test.each<[StateCode, string, string]>([
  [
    'AR',
    'welder',
    'Public colleges in Arkansas that teach it: for example South Arkansas College (El Dorado), ',
  ],
  ['AR', 'welder', 'and the University of Arkansas-Fort Smith (Fort Smith)'],
  ['VT', 'lpn', 'A public college in Vermont that teaches it: Vermont State University (Randolph).'],
  ['ID', 'cosmetology', 'Idaho State University (Pocatello)'],
  [
    'AK',
    'chef',
    'Public colleges in Alaska that teach it: the University of Alaska Fairbanks (Fairbanks) and ',
  ],
  ['UT', 'barber', 'A public college in Utah that teaches it: Ogden-Weber Technical College (Ogden).'],
  [
    'AK',
    'welder',
    'Public colleges and trade schools in Alaska that teach it: for example Alaska Vocational',
  ],
  ['OH', 'truck driver', 'Public trade schools in Ohio that teach it: for example '],
])(
  'from %s, who asks for %s reads of the public schools with the most awards, of whatever kind',
  (state, major, told) => {
    expect(trade(state, major).report.notes[0]).toContain(told)
  },
)

test('a university with one or two certificates is not said to teach the trade', () => {
  expect(trade('MA', 'carpenter').report.notes[0]).toContain(
    'No public college or trade school in Massachusetts',
  )
})

test('where only universities award the associate degree, a start near home is told too', () => {
  const notes = (state: StateCode) =>
    match(student({ state, major: 'respiratory therapy', gpa: 2.6, sat: null })).report.notes
  expect(notes('UT').join(' ')).toContain('two years at a public two-year college and then a transfer')
  expect(notes('WY').join(' ')).not.toContain('and then a transfer')
})

test('who gets no college at home reads why', () => {
  const { notes } = match(student({ state: 'MT', major: 'respiratory therapy', gpa: 3.5, sat: 1200 })).report
  expect(notes).toContain(
    "No college we list in Montana awards a bachelor's degree in Respiratory Therapy, so the list looks beyond it.",
  )
})

test.each<[StateCode, string, number, string]>([
  ['RI', 'illustration', 2.8, '(Rhode Island School of Design, a far reach for you), so some here'],
  [
    'NC',
    'dental hygiene',
    1.9,
    '(the University of North Carolina at Chapel Hill, whose published minimum you are below), so the list',
  ],
])(
  'the only college in %s that awards %s is named where it is left out of the list',
  (state, major, gpa, named) => {
    const { notes } = match(student({ state, major, gpa, sat: null })).report
    expect(notes.join(' ')).toContain(named)
  },
)

test('one college is told as one', () => {
  expect(trade('ND', 'electrician').report.notes[0]).toContain(
    'A public two-year college in North Dakota that teaches it: North Dakota State College of Science (Wahpeton).',
  )
  const { notes } = match(student({ state: 'CT', gpa: 2.3, sat: null })).report
  expect(notes.join(' ')).toContain('In Connecticut there is Connecticut State')
})

test.each(['cosmetology', 'barber', 'tattoo artist', 'dental assistant'])(
  'what the majors beside %s ask for is not said of the trade',
  (major) => {
    expect(trade('NY', major).report.notes.join(' ')).not.toMatch(/audition|portfolio|hygienist/)
  },
)

test.each(['cosmetology', 'truck driver'])('the majors beside %s go by their own names', (major) => {
  const { report, portraits } = trade('TX', major)
  expect(JSON.stringify(report.collegeList)).not.toMatch(/in your field|majors that lead to/)
  for (const { college, program } of portraits) {
    const own = [...college.programs].find(
      ({ family }) => catalog.majorById.get(family)?.title === program?.near,
    )
    expect([college.name, own?.awards]).toEqual([college.name, program?.degrees])
  }
})

test('that related subjects are listed is explained by what is true', () => {
  const notes = (changes: Parameters<typeof student>[0]) => match(student(changes)).report.notes.join(' ')
  const engineers = notes({ state: 'CA', major: 'Electrical Engineering', gpa: 2.12, sat: 950 })
  expect(engineers).toMatch(
    /Only \d of the 3\d colleges we list in California that award a bachelor's degree in Electrical Engineering are more than a far reach for you/,
  )
  expect(notes({ state: 'MT', major: 'Forestry' })).toContain(
    "Only 2 colleges we list in Montana award a bachelor's degree in Forestry, so",
  )
  expect(notes({ state: 'MT', major: 'Modern Greek' })).toMatch(
    /next to it: [^.;]+ and [^.;]+; [^.]+\. Each card/,
  )
})

test('the college asked for counts where colleges are farther than wished', () => {
  const { report, portraits } = match(
    student({ state: 'OH', major: 'Biology', maxMiles: 100, specificCollege: 'UCLA' }),
  )
  const beyond = portraits.filter(({ miles }) => miles !== null && miles > 100).length
  expect(beyond).toBeGreaterThan(0)
  expect(report.notes.join(' ')).toMatch(new RegExp(`\\b${beyond} colleges? in this list`))
})

test('every trade and licensed profession keeps to the contract in a third of the states, and in DC, the longest name', () => {
  const subjects = [...trades, ...licensedByAssociate].map(({ name }) => name)
  for (const [at, state] of stateCodes.entries())
    for (const [turn, major] of subjects.entries()) {
      if (state !== 'DC' && (at + turn) % 3 > 0) continue
      const { report } = match(student({ state, major, gpa: at % 2 === 0 ? 2.1 : 3.4, sat: null }))
      expect(Report.safeParse(report).error?.issues ?? []).toEqual([])
    }
})

test('a college that was renamed, merged or closed is told by the name the student knows', () => {
  const told = (specificCollege: string) =>
    match(student({ state: 'PA', major: 'History', specificCollege })).report.notes.join(' ')
  expect(told('Dixie State')).toContain(
    'You asked about Utah Tech University, once Dixie State University, so it is in the list.',
  )
  expect(told('Clarion')).toContain(
    'You asked about Pennsylvania Western University, which Clarion University of Pennsylvania is part of now, so it is in the list.',
  )
  expect(told('Cabrini')).toContain('Cabrini University closed in 2024, so it is not in the list.')
})

test('who names a two-year college, a territory or no college is told what is true', () => {
  const told = (specificCollege: string) =>
    match(student({ state: 'NC', major: 'History', specificCollege })).report.notes.join(' ')
  expect(told('Wake Tech')).toContain(
    "Wake Technical Community College (Raleigh, North Carolina) is a public two-year college, and this list has colleges that award bachelor's degrees. Many students start at a two-year college and transfer; ask which of its credits a university takes.",
  )
  expect(told('University of Puerto Rico')).toContain(
    'University of Puerto Rico is in Puerto Rico. We know the colleges of the fifty states and of the District of Columbia only',
  )
  expect(told('McGill')).toContain('We know the colleges of the United States only')
  expect(told('Berkeley College')).toContain('We did not find a college called "Berkeley College".')
  for (const none of ['no', 'n/a', 'undecided', '-']) {
    expect(told(none)).not.toContain('did not find')
    expect(told(none)).not.toContain('You asked about')
  }
})

test.each([
  [
    'cosmetology',
    'AK',
    /^Only 5 colleges we list in Alaska award a bachelor's degree in or next to Cosmetology, so/,
  ],
  ['welding', 'AZ', /^No college in Arizona awards a bachelor's degree in or next to Welding\. These are/],
  [
    'auto mechanic',
    'WV',
    /^Only 4 colleges we list in West Virginia award a bachelor's degree in or next to Automotive/,
  ],
  [
    'culinary arts',
    'RI',
    /^Only 3 colleges we list in Rhode Island award a bachelor's degree in or next to Culinary/,
  ],
  [
    'pre-law',
    'WY',
    /^Only 1 college we list in Wyoming awards a bachelor's degree in a major that suits Pre-Law, so/,
  ],
] as const)('in %s and %s a note claims no degree that nobody awards', (major, state, told) => {
  const { notes, collegeList } = match(
    student({ major, interestedStates: [state], gpa: 3.3, sat: null }),
  ).report
  const found = notes.filter((note) => told.test(note))
  expect(found).toHaveLength(1)
  const [, awarding] = /^Only (\d)/.exec(found[0] ?? '') ?? []
  if (awarding) expect(collegeList).toHaveLength(Number(awarding))
})

test('of the named college it is said that it has neither the trade nor what is next to it', () => {
  const { notes } = match(student({ major: 'welding', specificCollege: 'Reed College' })).report
  expect(notes.join(' ')).toContain("It awarded no bachelor's degree in or next to Welding in")
})

test('what is asked for a wish, or has few graduates, is not called rare', () => {
  const wished = student({ state: 'GA', major: 'communications', gpa: 3.1, sat: null, community: ['HBCU'] })
  const french = student({ state: 'NY', major: 'french', gpa: 2.2, sat: 1500 })
  for (const profile of [wished, french])
    expect(match(profile).report.notes.join(' ')).not.toMatch(/Not many colleges near you award a bachelor's/)
  expect(match(french).report.notes.join(' ')).toContain(
    "Not many colleges near you award more than a few bachelor's degrees in French a year, so some here",
  )
})

test('a subject of a church says how to ask for colleges of believers', () => {
  const told = (changes: Parameters<typeof student>[0]) =>
    match(student({ state: 'OH', gpa: 3.5, ...changes })).report.notes.join(' ')
  expect(told({ major: 'Biblical Studies' })).toContain(
    'choose one under "A college of a faith" and search again.',
  )
  for (const other of [{ major: 'Biblical Studies', faith: ['Protestant'] as const }, { major: 'History' }])
    expect(told(other)).not.toContain('A college of a faith')
})

test('where enough at home award a subject, the wish is why a list has others next to it', () => {
  const wished = student({
    state: 'PA',
    major: 'Special Education',
    gpa: 3,
    sat: 1240,
    community: ['Women'],
  })
  expect(match(wished).report.notes.join(' ')).toMatch(
    /To meet your wish, some here award a subject next to Special Education: /,
  )
})

test('colleges may be nearer from the own town only in the home state or next door', () => {
  const told = (change: Parameters<typeof student>[0]) =>
    match(student({ major: 'biology', ...change })).report.notes.find((note) => note.includes('miles from'))
  expect(told({ state: 'AK', interestedStates: ['TN'], maxMiles: 50 })).toMatch(
    /students live \(the farthest: [^()]+, about 3,\d{3}\)\.$/,
  )
  expect(told({ state: 'OH', interestedStates: ['MI'], maxMiles: 50 })).toMatch(
    /own town they may be nearer\.$/,
  )
  expect(told({ state: 'OH', interestedStates: ['MI', 'OR'], maxMiles: 50 })).toMatch(
    /own town (some|they) may be nearer\.$/,
  )
})

test('a size and a setting are told as both, and how many of the list are', () => {
  const told = (collegeType: readonly CollegeType[]) =>
    match(student({ state: 'FL', major: 'marketing', gpa: 3.3, sat: null, collegeType })).report.notes.find(
      (note) => note.includes('as you wished'),
    )
  expect(told(['Large', 'Rural', 'Private'])).toMatch(
    /^(No|Only \d) colleges? .* both large and rural as you wished/,
  )
  expect(told(['Small', 'Urban', 'Public'])).toMatch(/^(No|Only \d) colleges? .* both small and urban as you/)
})

test('early decision is said to bind, restrictive early action to restrict', () => {
  const told = (specificCollege: string, round: Round) =>
    match(student({ specificCollege, round })).report.notes.find((note) => note.startsWith('You plan'))
  expect(told('Brown University', 'ED')).toContain('It is binding: if you are admitted, you enroll there')
  expect(told('Yale University', 'REA')).toContain('It is not binding, but it limits where else')
  expect(told('University of Michigan', 'EA')).toMatch(/is an estimate\.$/)
})

test('a community and a faith: both where enough colleges have both, else either, and the note says which', () => {
  const asked = (change: Parameters<typeof student>[0]) => {
    const profile = student({ major: 'business', gpa: 3.2, sat: null, ...change })
    const { report, portraits } = match(profile)
    const has = ({ people }: (typeof portraits)[number]) => ({
      community: profile.community.some((name) => people.communities.includes(name)),
      faith: people.faith !== null && profile.faith.includes(people.faith),
    })
    const found = portraits.map((one) => ({ name: one.name, ...has(one) }))
    const both = found.filter(({ community, faith }) => community && faith)
    const either = found.filter(({ community, faith }) => community || faith)
    return { notes: report.notes.join(' '), both, either }
  }
  const catholic = asked({ state: 'TX', community: ['Hispanic-serving'], faith: ['Catholic'] })
  expect(catholic.both.length).toBeGreaterThanOrEqual(4)
  expect(catholic.notes).not.toMatch(/wish/)

  const jewish = asked({ state: 'TX', community: ['Hispanic-serving'], faith: ['Jewish'] })
  expect(jewish.either.length).toBeGreaterThanOrEqual(4)
  expect(jewish.notes).toContain('meet both wishes (Hispanic-serving; Jewish), so one of the two is enough.')
  expect(jewish.notes).not.toContain('as you wished')

  const hbcu = asked({ state: 'GA', community: ['HBCU'], faith: ['Catholic'] })
  expect(hbcu.both.map(({ name }) => name)).toEqual(['Xavier University of Louisiana'])
  expect(hbcu.either.length).toBeGreaterThanOrEqual(4)
})

test('who asks for one faith beside a community is not sent to a college that asks for another', () => {
  const { portraits } = match(
    student({ state: 'CA', major: 'business', community: ['Hispanic-serving'], faith: ['Jewish'] }),
  )
  expect(portraits.filter(({ verdict }) => verdict.condition === 'faith')).toEqual([])
})

test.each<[Parameters<typeof student>[0], string]>([
  [
    {
      state: 'MA',
      major: 'environmental science',
      gpa: 2.9,
      sat: null,
      act: 23,
      interestedStates: ['MA'],
      community: ['Women'],
    },
    'Only 3 colleges in this list are as you wished (Women): the others that offer the subject where you would go are out of your reach.',
  ],
])('why few are as wished is told as it is', (change, told) => {
  expect(match(student(change)).report.notes).toContain(told)
})

test('low grades and medicine: what medical schools ask for is told, and the road stays open', () => {
  const notes = (gpa: number) =>
    match(student({ major: 'pre-med', gpa, sat: null, state: 'TX' })).report.notes.join(' ')
  expect(notes(2.7)).toContain('Medical schools choose by grades in college and the MCAT')
  expect(notes(3.6)).not.toContain('Medical schools')
})
