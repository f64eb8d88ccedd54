import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { College } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { parseTable } from '#catalog/table-text.ts'
import { stateName } from '#contract/states.ts'
import { namesNone } from './names/around-names.ts'
import { collegeResolver, collegeSearch } from './resolver.ts'

const catalog = loadCatalog('src/catalog/data')
const resolve = collegeResolver(catalog)
const search = collegeSearch(catalog)
const nameOf = (text: string) => resolve(text).college?.name ?? null

/** Shares of phrasings whose college came first, and among the first three. */
function rates(file: string) {
  const rows = parseTable(
    'phrasings',
    ['phrase', 'unitid'],
    readFileSync(`src/catalog/colleges/${file}`, 'utf8'),
  )
  const places = rows.map(({ phrase, unitid }) => {
    const { college, alternatives } = resolve(phrase)
    return [college, ...alternatives].findIndex((found) => found?.unitid === Number(unitid))
  })
  const share = (holds: (place: number) => boolean) => places.filter(holds).length / places.length
  return { count: rows.length, first: share((at) => at === 0), three: share((at) => at >= 0 && at < 3) }
}

test('of the phrasings written before the resolver, 95 % come first and 99 % in the first three', () => {
  const { count, first, three } = rates('phrasings.tsv')
  expect(count).toBeGreaterThanOrEqual(150)
  expect(first).toBeGreaterThanOrEqual(0.95)
  expect(three).toBeGreaterThanOrEqual(0.99)
})

test('the phrasings held out until it was written do no worse than 95 % and 98 %', () => {
  const { count, first, three } = rates('phrasings-held-out.tsv')
  expect(count).toBeGreaterThanOrEqual(50)
  expect(first).toBeGreaterThanOrEqual(0.95)
  expect(three).toBeGreaterThanOrEqual(0.98)
})

test('schools within a university lead to it: 95 % of the phrasings come first', () => {
  const { count, first } = rates('phrasings-schools.tsv')
  expect(count).toBeGreaterThanOrEqual(70)
  expect(first).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['phrasings-second.tsv', 200],
  ['phrasings-in-sentences.tsv', 200],
  ['phrasings-third.tsv', 80],
])('of %s, 97 %% come first', (file, least) => {
  const { count, first } = rates(file)
  expect(count).toBeGreaterThanOrEqual(least)
  expect(first).toBeGreaterThanOrEqual(0.97)
})

test('of 100 names with a slip or two, 95 % are read', () => {
  const { count, first } = rates('phrasings-slips.tsv')
  expect(count).toBeGreaterThanOrEqual(100)
  expect(first).toBeGreaterThanOrEqual(0.95)
})

test.each([
  ['Citadell', 'Citadel Military College of South Carolina'],
  ['The Citidel', 'Citadel Military College of South Carolina'],
  ['Chaminad', 'Chaminade University of Honolulu'],
  ['Slippery Rok', 'Slippery Rock University of Pennsylvania'],
  ['Kutztwon', 'Kutztown University of Pennsylvania'],
])('"%s": a slip in what a long name begins with is forgiven, it is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
  expect(search(text, 5)[0]?.name).toBe(name)
})

test.each([
  'submit',
  'setting',
  'chapter',
  'father',
  'converter',
  'my dream school',
  'party school',
  'and setting',
])('"%s" is no name with a slip', (text) => {
  expect(resolve(text)).toEqual({ college: null, alternatives: [] })
})

test.each([
  ['NYU Stern', 'New York University'],
  ['UMich Ross', 'University of Michigan-Ann Arbor'],
  ['IU Kelley', 'Indiana University-Bloomington'],
  ['UPitt', 'University of Pittsburgh-Pittsburgh Campus'],
  ['UWash', 'University of Washington-Seattle Campus'],
  ['Grove City College', 'Grove City College'], // and not the Grove School of City College
  ['Smith College', 'Smith College'], // and not the Smith School of Maryland
])('"%s" is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test.each([
  ['Kentucky Wildcats', 'University of Kentucky'], // and not Linfield, whose teams are Wildcats too
  ['Georgia Bulldogs', 'University of Georgia'],
  ['Louisville Cardinals', 'University of Louisville'],
  ['Memphis Tigers', 'University of Memphis'],
  ['Rice Owls', 'Rice University'],
  ['USC Gamecocks', 'University of South Carolina-Columbia'],
  ['OSU Cowboys', 'Oklahoma State University-Main Campus'],
  ['OSU Beavers', 'Oregon State University'],
  ['UW Huskies', 'University of Washington-Seattle Campus'],
])('"%s", a team, is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test.each([
  ['UMN Duluth', 'University of Minnesota-Duluth'],
  ['U of M Duluth', 'University of Minnesota-Duluth'],
  ['UMN Twin Cities', 'University of Minnesota-Twin Cities'],
  ['Mizzou St. Louis', 'University of Missouri-St Louis'],
  ['TAMU Kingsville', 'Texas A&M University-Kingsville'],
  ['SUNY ESF', 'SUNY College of Environmental Science and Forestry'],
  ['OU Lancaster', 'Ohio University-Lancaster Campus'],
  ['OU Athens', 'Ohio University-Main Campus'],
  ["St Mary's Notre Dame", "Saint Mary's College"],
])('"%s" joins a nickname and a campus or a town: %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test.each([
  ['tamuk', 'Texas A&M University-Kingsville'],
  ['TAMIU', 'Texas A & M International University'],
  ['UPark', null],
])('initials are read letter by letter: "%s" is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test.each([
  ['Oxford', 'University of Oxford', 'the United Kingdom'],
  ['cambridge university', 'University of Cambridge', 'the United Kingdom'],
  ['McGill in Montreal', 'McGill University', 'Canada'],
  ['Univeristy of Toronto', 'University of Toronto', 'Canada'],
  ['ETH Zürich', 'ETH Zurich', 'Switzerland'],
  ['IIT Bombay', 'Indian Institute of Technology', 'India'],
  ['some college in Germany', null, 'Germany'],
  ['St Andrews in Scotland', 'University of St Andrews', 'the United Kingdom'],
  ['University of Puerto Rico', 'University of Puerto Rico', 'Puerto Rico'],
  ['UPR Mayagüez', 'University of Puerto Rico', 'Puerto Rico'],
  ['University of Guam', 'University of Guam', 'Guam'],
  ['univ de guadalajara', 'Universidad de Guadalajara', 'Mexico'],
])('"%s" is said to be abroad, not unknown', (text, name, country) => {
  expect(resolve(text)).toEqual({ college: null, alternatives: [], abroad: { name, country } })
})

test('colleges here that share a name or a place with one abroad are still found', () => {
  expect(nameOf('Cambridge College')).toBe('Cambridge College')
  expect(nameOf('York University')).toBe('York University')
  expect(nameOf('Heidelberg University')).toBe('Heidelberg University')
  expect(nameOf('IIT')).toBe('Illinois Institute of Technology')
  expect(nameOf('Polytechnic University of Puerto Rico, Orlando')).toBe(
    'Polytechnic University of Puerto Rico-Orlando',
  )
  expect(nameOf('miami oxford')).toBe('Miami University-Oxford')
})

test('every college is found by its own name, none is taken for one abroad', () => {
  const abroad = catalog.colleges.filter(({ name }) => resolve(name).abroad).map(({ name }) => name)
  expect(abroad).toEqual([])
})

test('Duke stands first while "duke" is typed, and a school brings its university', () => {
  for (const text of ['duk', 'duke', 'Duke']) expect(search(text, 8)[0]?.name, text).toBe('Duke University')
  expect(search('nyu stern', 8)[0]?.name).toBe('New York University')
})

test.each([
  'hogwarts',
  'Hogwarts School of Witchcraft and Wizardry',
  'wakanda institute',
  'asdf',
  'university',
  'community college',
  'not sure',
  'n/a',
  '',
  '   ',
  '???',
  '42',
])('"%s" is no college, and no guess is made', (text) => {
  expect(resolve(text)).toEqual({ college: null, alternatives: [] })
})

test.each([
  'no',
  'No',
  'NO.',
  'none',
  'None yet',
  'all',
  'any',
  'any college',
  'N/A',
  'undecided',
  "I don't know",
  'no preference',
  'anywhere',
  '-',
])('"%s" names none', (text) => {
  expect(namesNone(text)).toBe(true)
  expect(resolve(text)).toEqual({ college: null, alternatives: [] })
})

test('words that name none do no harm beside a name', () => {
  expect(nameOf('Harvard or none')).toBe('Harvard University')
  expect(nameOf('no idea, maybe Duke')).toBe('Duke University')
  for (const text of ['Nova', 'Hogwarts', 'Allen', 'northern']) expect(namesNone(text), text).toBe(false)
})

test.each([
  'Khan Academy',
  'Police Academy',
  'Phillips Exeter Academy',
  'New York Film Academy',
  'Academy of Art University',
  'Duke Ellington School of the Arts',
  'Ultimate Medical Academy',
  'Smith Chason College',
  'Blake Austin College',
  'Spartan College of Aeronautics and Technology',
  'Evergreen Beauty and Barber College',
  'Columbia Theological Seminary',
  'University of Phoenix',
  'UCSF',
  'Monroe College',
  'Berkeley College',
  'Roosevelt HS',
  'Lincoln High School',
])('"%s" is another one than the college of ours whose words it has', (text) => {
  expect(resolve(text)).toEqual({ college: null, alternatives: [] })
})

test.each([
  ['Naval Academy', 'United States Naval Academy'],
  ['Air Force Academy', 'United States Air Force Academy'],
  ['Mass Maritime Academy', 'Massachusetts Maritime Academy'],
  ['merchant marine academy', 'United States Merchant Marine Academy'],
  ['Duke School of Engineering', 'Duke University'],
  ['Crawford School at UChicago', 'University of Chicago'],
  ['Oberlin Conservatory', 'Oberlin College'],
])('"%s" is still %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test('a name of a college for profit is ours where people call ours so', () => {
  expect(resolve('Berkeley College', ['NJ']).college).toBeNull()
  expect(resolve('Berkeley College', ['CA']).college?.name).toBe('University of California-Berkeley')
})

test('a nickname of which one word was said is no namesake', () => {
  expect(resolve('Kings College').alternatives.map(({ name }) => name)).toEqual(["The King's University"])
})

test.each([
  'somewhere in Boston',
  'any college in ohio',
  'a school in texas',
  'near the beach',
  'the HBCU in DC',
  'any UC',
  'reach',
  'reach school',
  'state school',
  'Christian college',
  'a good nursing school',
  'I am applying',
  'I am from Texas',
  'I hope to get in',
  'student life',
])('"%s" asks for a kind or a place, not for one college', (text) => {
  expect(resolve(text)).toEqual({ college: null, alternatives: [] })
})

test.each([
  ['Boston College (not BU)', 'Boston College'],
  ['Boston College engineering', 'Boston College'],
  ['Rhode Island design', 'Rhode Island School of Design'],
  ['University of Michigan in state', 'University of Michigan-Ann Arbor'],
  ['Texas A&M Galveston', 'Texas A&M University-College Station'],
  ['rice for soccer', 'Rice University'],
  ['still deciding, leaning towards Havard', 'Harvard University'],
  ['Miami in Ohio because of the campus', 'Miami University-Oxford'],
])('words around a name do it no harm: "%s" is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test('the bare name of a school means its university, unless a college has that name', () => {
  expect(nameOf('Steinhardt')).toBe('New York University')
  expect(nameOf('Barrett honors')).toBe('Arizona State University Campus Immersion')
  expect(nameOf('Bauer')).toBe('University of Houston') // and no slip for Baker
  const { college, alternatives } = resolve('Peabody')
  expect([college, ...alternatives].map((one) => one?.name)).toEqual(
    expect.arrayContaining(['Johns Hopkins University', 'Vanderbilt University']),
  )
  const marshall = resolve('Marshall')
  expect(marshall.college?.name).toBe('Marshall University')
  expect(marshall.alternatives.map(({ name }) => name)).toContain('University of Southern California')
  expect(nameOf('hotel')).toBeNull()
})

test.each([
  ['Juliard', 'The Juilliard School'],
  ['Swarthmoor', 'Swarthmore College'],
  ['Bryn Mar', 'Bryn Mawr College'],
  ['bryn mar college', 'Bryn Mawr College'],
  ['Fairfield Dolan', 'Fairfield University'],
  ['south carolina honors college', 'University of South Carolina-Columbia'],
  ['macaulay honors hunter', 'CUNY Hunter College'],
  ['davis', 'University of California-Davis'],
  ['Davis College', 'Davis College'],
  ['Mizzou S&T', 'Missouri University of Science and Technology'],
  ['texas a&m galveston', 'Texas A&M University-College Station'],
  ['Galveston College', 'Galveston College'],
])('"%s" is %s, both read and while it is typed', (text, name) => {
  expect(nameOf(text)).toBe(name)
  expect(search(text, 8)[0]?.name).toBe(name)
})

test.each([
  'Castlegate',
  'Greenville state',
  'Charles Town',
  'La Grande',
  'University of',
  'state honors college',
])('"%s" is no slip for another name', (text) => {
  expect(nameOf(text)).toBeNull()
})

test('a team is no namesake: the Dukes are not like Duke', () => {
  expect(resolve('Duke').alternatives).toEqual([])
  expect(nameOf('buckeye')).toBe('Ohio State University-Main Campus')
})

test('between equal initials the better known college comes first', () => {
  expect(resolve('U of W').college?.name).toMatch(/^University of W(ashington|isconsin)/)
})

test('an ambiguous name gives the likeliest and the others', () => {
  const { college, alternatives } = resolve('usc')
  expect(college?.name).toBe('University of Southern California')
  expect(alternatives.map(({ name }) => name)).toContain('University of South Carolina-Columbia')
  const osu = resolve('OSU')
  expect([osu.college, ...osu.alternatives].map((one) => one?.state)).toEqual(
    expect.arrayContaining(['OH', 'OK', 'OR']),
  )
})

test('a college never stands among its own alternatives', () => {
  for (const text of ['usc', 'miami', 'penn state', 'loyola', 'trinity', 'st johns']) {
    const { college, alternatives } = resolve(text)
    const all = [college, ...alternatives]
    expect(new Set(all).size, text).toBe(all.length)
  }
})

test('a place beside the name decides between colleges of one name', () => {
  expect(resolve('wheaton illinois').college).toMatchObject({ name: 'Wheaton College', state: 'IL' })
  expect(nameOf('trinity college hartford ct')).toBe('Trinity College')
  expect(resolve('st thomas houston').college).toMatchObject({ name: 'University of St Thomas', state: 'TX' })
})

test('several names in one field: the first one, then the others', () => {
  const { college, alternatives } = resolve('Harvard, Yale or MIT')
  expect([college, ...alternatives].map((one) => one?.name)).toEqual([
    'Harvard University',
    'Yale University',
    'Massachusetts Institute of Technology',
  ])
})

test('a sentence around the name does no harm', () => {
  expect(nameOf('I want to go to Duke')).toBe('Duke University')
})

test('every college is found by its own full name', () => {
  const lost = catalog.colleges.filter((college) => {
    const reading = resolve(college.name)
    return ![reading.college, ...reading.alternatives].some((found) => found?.name === college.name)
  })
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('a name that only one college has is that college, whatever else others are called', () => {
  const { colleges } = catalog
  const isAlone = ({ name }: College) => colleges.filter((other) => other.name === name).length === 1
  const lost = colleges.filter((college) => resolve(college.name).college !== college && isAlone(college))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test.each([
  ({ name, city, state }: College) => `${name}, ${city}, ${stateName(state)}`,
  ({ name, city, state }: College) => `${name} (${city}, ${state})`,
  ({ name, city, state }: College) => `${name.toLowerCase()} ${city.toLowerCase()} ${state.toLowerCase()}`,
])('every college is found by its name and its place', (written) => {
  const lost = catalog.colleges.filter((college) => resolve(written(college)).college !== college)
  expect(lost.map(written)).toEqual([])
})

test('the place beside a name decides while it is typed, too', () => {
  const first = (text: string) => search(text, 8)[0]?.name
  expect(first('Boston University, Boston, MA')).toBe('Boston University')
  expect(first('University of Chicago, Chicago, Illinois')).toBe('University of Chicago')
})

test('UK after a name is its country, not Kentucky', () => {
  expect(nameOf('Hogwarts, UK')).toBeNull()
  expect(nameOf('UK')).toBe('University of Kentucky')
  expect(nameOf('EKU, UK')).toBe('Eastern Kentucky University')
})

test('letter case, outer spaces and punctuation change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalog.colleges.slice(0, 400)), ({ name }) => {
      const plain = resolve(name).college?.unitid
      expect(resolve(`  ${name.toUpperCase()}! `).college?.unitid).toBe(plain)
    }),
    { numRuns: 60 },
  )
})

test('any text at all is read without failing, a long one too', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
      expect(resolve(text).alternatives.length).toBeLessThanOrEqual(5)
    }),
    { numRuns: 60 },
  )
  expect(() => resolve('university of '.repeat(10_000))).not.toThrow()
})

test('type-ahead offers what the text may become, the better known first', () => {
  const names = (text: string) => search(text, 6).map(({ name }) => name)
  expect(names('har')[0]).toBe('Harvard University')
  expect(names('mich').slice(0, 2)).toEqual(['University of Michigan-Ann Arbor', 'Michigan State University'])
  expect(names('ucl')).toEqual(['University of California-Los Angeles'])
  expect(names('texas')).toContain('Texas A&M University-College Station')
  expect(names('univ')).toHaveLength(6)
  expect(names('')).toEqual([])
  expect(search('university', 3)).toHaveLength(3)
})

test('who has typed the whole name of a two-year or a closed college is offered no other', () => {
  for (const text of ['Salt Lake Community College', 'wake tech', 'San Francisco Art Institute'])
    expect(search(text, 8), text).toEqual([])
  expect(search('salt lake', 8)).not.toEqual([])
})

test.each([
  'Brown University',
  'Brown',
  'Smith College',
  'Whitman College',
  'Marshall University',
  'James Madison University',
  'Moore College of Art and Design',
])('the school of another university is no alternative to %s, which has the name itself', (text) => {
  const { college, alternatives } = resolve(text)
  const [own = ''] = text.split(' ')
  for (const { name } of [college, ...alternatives].filter((one) => one !== null)) expect(name).toContain(own)
})

test.each([
  ['Whitman University', 'Whitman College'],
  ['Pratt University', 'Pratt Institute-Main'],
  ['Mason University', 'George Mason University'],
])('no school calls itself a university: "%s" is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})
