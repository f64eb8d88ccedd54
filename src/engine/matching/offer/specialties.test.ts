import { expect, test } from 'vitest'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { doctorates } from '#catalog/majors/reading/routes.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'
import { breadthOffer } from './areas.ts'
import { offersOf, tradeOffers, widened } from './offer.ts'
import { programIndex } from './program-index.ts'

const programs = programIndex(catalog)
const at = (name: string) => catalog.colleges.findIndex((college) => college.name === name)
const degreesAt = (counted: readonly string[], name: string) => offersOf(programs, counted).awards[at(name)]

test('degrees in cybersecurity policy are none in forensic science', () => {
  expect(degreesAt(['43.04'], 'Boise State University')).toBeGreaterThan(50)
  expect(degreesAt(['43.0406'], 'Boise State University')).toBe(0)
  expect(degreesAt(['11.1003'], 'Boise State University')).toBeGreaterThan(50)
})

test('for the undecided, a college with one kind of degree fits less than one of liberal arts, whatever else it awards', () => {
  const { fit, awards } = breadthOffer(programs)
  const known = (name: string) => ({ fit: fit[at(name)] ?? 0, areas: awards[at(name)] ?? 0 })
  const liberalArts = known('Grinnell College')
  for (const name of [
    'Bentley University',
    'Colorado School of Mines',
    'South Dakota School of Mines and Technology',
  ])
    expect([name, known(name).fit < liberalArts.fit - 0.2]).toEqual([name, true])
  expect(known('Missouri University of Science and Technology').areas).toBeGreaterThan(liberalArts.areas)
  expect(known('Missouri University of Science and Technology').fit).toBeLessThan(liberalArts.fit)
  expect(known('Ohio State University-Main Campus').fit).toBe(1)
})

test('degrees in printing are none in animation', () => {
  const calPoly = 'California Polytechnic State University-San Luis Obispo'
  expect(degreesAt(['10.03'], calPoly)).toBeGreaterThan(50)
  expect(degreesAt(['10.0304'], calPoly)).toBe(0)
  expect(degreesAt(['10.0301'], calPoly)).toBeGreaterThan(50)
})

test('no college awards more degrees in a specialty than in its families together', () => {
  const families = new Map(catalog.colleges.map(({ unitid, programs }) => [unitid, [...programs]]))
  for (const { id, title, codes, programs: awarded } of catalog.specialties.values()) {
    if (doctorates.has(id)) continue
    const own = new Set(codes.map((code) => code.slice(0, 5)))
    for (const { unitid, awards } of awarded) {
      const all = (families.get(unitid) ?? []).filter(({ family }) => own.has(family))
      const most = all.reduce((sum, program) => sum + program.awards, 0)
      if (awards > most) expect([title, unitid, awards]).toEqual([title, unitid, most])
    }
  }
})

test('a college that reports all design as one teaches graphic design within it, but not fashion', () => {
  const farmingdale = at('Farmingdale State College')
  const graphic = offersOf(programs, ['50.0409'])
  expect(graphic.within.get(farmingdale)).toBe('50.0401')
  expect(graphic.earnings[farmingdale]).toBeNaN()
  expect(offersOf(programs, ['50.0407']).awards[farmingdale]).toBe(0)
})

test.each(['West Virginia University', 'Slippery Rock University of Pennsylvania'])(
  '%s reports its sport management in another family, and its card says within which',
  (name) => {
    const found = offersOf(programs, ['31.0504'])
    expect(found.within.get(at(name))).toBe('31.05')
    expect(found.fit[at(name)]).toBeGreaterThan(0.7)
    const { portraits } = match(student({ state: 'PA', major: 'sport management', specificCollege: name }))
    const program = portraits.find(({ college }) => college.name === name)?.program
    expect(program).toMatchObject({ within: true, near: catalog.majorById.get('31.05')?.title })
  },
)

test.each([
  ['09.01', 'Howard University', '09.99', 137],
  ['09.04', 'Norfolk State University', '09.99', 40],
  ['13.1202', 'San Diego State University', '24.0101', 260], // though it has 140 in early childhood
  ['13.1202', 'University of Hawaii-West Oahu', '13.01', 36],
  ['13.02', 'The University of Texas at El Paso', '13.01', 273],
  ['50.0409', 'Towson University', '50.07', 132],
  ['50.0409', 'Maryland Institute College of Art', '09.0702', 65], // though it has one under the code itself
  ['52.20', 'University of Cincinnati-Main Campus', '14.33', 56],
  ['03.01', 'The University of Tennessee-Knoxville', '01.12', 21],
])('%s at %s is taught within %s, which has %i degrees', (subject, name, family, degrees) => {
  const { within, awards } = offersOf(programs, [subject])
  expect(within.get(at(name))).toBe(family)
  expect(awards[at(name)]).toBe(degrees)
})

test('a few degrees in other communication are no journalism, nor is a degree in education a license everywhere', () => {
  const journalism = offersOf(programs, ['09.04'])
  expect(journalism.within.has(at("Saint Mary's College of California"))).toBe(false) // 17
  expect(journalism.within.has(at('University of Minnesota-Twin Cities'))).toBe(false) // 52 of its own
  expect(offersOf(programs, ['13.1202']).within.has(at('University of California-Irvine'))).toBe(false)
})

test('a general code holds a subject only where it is two thirds of the field or more', () => {
  const { within } = offersOf(programs, ['50.0506'])
  for (const i of within.keys()) {
    const { awards } = offersOf(programs, ['50.0501'])
    const whole = offersOf(programs, ['50.05']).awards[i] ?? 0
    expect(awards[i]).toBeGreaterThanOrEqual(whole / 1.5 - 1e-9)
  }
})

test('the report names the specialty as understood, and the sentences count its degrees', () => {
  const { report, portraits } = match(student({ state: 'NY', major: 'fashion design', gpa: 3.4, sat: null }))
  expect(report.understoodMajor?.title).toBe('Fashion Design')
  expect(report.majorProfile?.careerPaths[0]?.title).toBe('Fashion Designers')
  const names = report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['The New School', 'Fashion Institute of Technology']))
  for (const { college, program } of portraits)
    if (program && !program.near) expect(program.degrees).toBe(degreesAt(['50.0407'], college.name))
})

test('a neighbor that bears the name of one subject is counted as that subject', () => {
  const { portraits } = match(student({ state: 'ID', major: 'criminology', interestedStates: ['ID'] }))
  const boise = portraits.find(({ college }) => college.name === 'Boise State University')
  expect(boise?.program?.near).not.toBe('Forensic Science')
})

test('a subject under a general code is taught, though some of its field is reported apart', () => {
  const pilots = offersOf(programs, ['49.0102'])
  const dakota = at('University of North Dakota') // also aviation management, traffic control and drones
  expect(pilots.within.get(dakota)).toBe('49.0101')
  expect(pilots.awards[dakota]).toBeGreaterThan(250)
  expect(pilots.within.has(at('Lewis University'))).toBe(false) // 5 in general, 102 in management
})

test('the same subject under the code of another family counts as it', () => {
  const { awards, within } = offersOf(programs, ['44.07'])
  for (const name of ['New Mexico Highlands University', 'Eastern New Mexico University-Main Campus']) {
    expect(awards[at(name)]).toBeGreaterThan(40)
    expect(within.has(at(name))).toBe(false)
  }
})

test.each([
  ['wildlife', 'Colorado State University-Fort Collins', 106],
  ['wildlife', 'University of Wyoming', 33],
  ['wildlife', 'Kansas State University', 24],
  ['wildlife', 'University of Vermont', 31],
  ['neuroscience', 'Florida Atlantic University', 99],
  ['broadcasting', 'Bowie State University', 79],
  ['occupational safety', 'Montana Technological University', 20],
  ['sales and retail management', 'University of Arizona', 68],
  ['early childhood education', 'Bowling Green State University-Main Campus', 139],
  ['outdoor recreation', 'Colorado State University-Fort Collins', 53],
  ['outdoor recreation', 'Fort Lewis College', 13],
  ['interior design', 'Louisiana State University and Agricultural & Mechanical College', 37],
  ['math', 'Colorado School of Mines', 39],
  ['materials engineering', 'Colorado School of Mines', 36],
  ['industrial engineering', 'University of California-Berkeley', 52],
  ['real estate', 'University of Southern California', 110],
])('"%s" at %s, which files it under a sibling, counts %i degrees', (text, name, degrees) => {
  const { counted, families } = majorResolver(catalog)(text)
  expect(degreesAt(counted ?? families, name)).toBe(degrees)
})

test('a large department teaches cybersecurity within computing, worth less than a degree in it', () => {
  const { within, fit } = offersOf(programs, ['11.1003'])
  for (const name of ['George Mason University', 'James Madison University'])
    expect([name, within.has(at(name))]).toEqual([name, true])
  expect(within.has(at('Longwood University'))).toBe(false) // 17 in computer science
  expect(fit[at('Old Dominion University')]).toBeGreaterThan(fit[at('George Mason University')] ?? 1)
})

test('fish are part of wildlife management', () => {
  const { within } = offersOf(programs, ['03.03'])
  expect(within.get(at('University of Alaska Fairbanks'))).toBe('03.06')
})

test('a related subject fits less than any degree in the subject itself, and a farther one less than a closer', () => {
  const exact = offersOf(programs, ['40.04'])
  const least = Math.min(...Array.from(exact.colleges, (i) => exact.fit[i] ?? 1))
  const { near, fit } = widened(programs, exact, ['40.06', '40.08'], () => true)
  const most = (family: string) =>
    Math.max(...Array.from(near, ([i, found]) => (found === family ? (fit[i] ?? 0) : 0)))
  expect(near.size).toBeGreaterThan(100)
  expect(most('40.06')).toBeLessThan(least)
  expect(most('40.08')).toBeLessThan(most('40.06'))
})

test('of the majors beside a trade each college is given its largest, unless it awards the trade itself', () => {
  const { awards, beside, colleges } = tradeOffers(programs, ['12.05', '52.09'], '12.05')
  const itself = offersOf(programs, ['12.05'])
  const hospitality = offersOf(programs, ['52.09'])
  for (const i of colleges) {
    const isTrade = (itself.awards[i] ?? 0) > 0
    expect(beside.get(i)).toBe(isTrade ? undefined : '52.09')
    expect(awards[i]).toBe(isTrade ? itself.awards[i] : hospitality.awards[i])
  }
})

test.each([
  ['welding', 'Pennsylvania College of Technology', 40],
  ['welder', 'Brigham Young University-Idaho', 19],
  ['diesel mechanic', 'Montana State University-Northern', 15],
  ['auto mechanic', 'Southern Illinois University-Carbondale', 68],
  ['hvac', 'Pennsylvania College of Technology', 18],
  ['paramedic', 'Western Carolina University', 91],
])('degrees in the trade itself count under their own code: %s at %s', (text, name, degrees) => {
  const { families, trade } = majorResolver(catalog)(text)
  const { awards, beside, fit } = tradeOffers(programs, families, trade?.own ?? null)
  expect(awards[at(name)]).toBe(degrees)
  expect(beside.has(at(name))).toBe(false)
  expect(fit[at(name)]).toBeGreaterThan(0.5)
})

test('a school of art that draws cars does not teach to repair them', () => {
  const { families, trade } = majorResolver(catalog)('auto mechanic')
  const { awards, colleges } = tradeOffers(programs, families, trade?.own ?? null)
  const artCenter = at('Art Center College of Design')
  expect([awards[artCenter], colleges.includes(artCenter)]).toEqual([0, false])
})

test('who has low grades and wants to weld is told who teaches it, and is sent to no school of engineering', () => {
  const there = match(student({ state: 'PA', major: 'welding', gpa: 2.4, sat: null }))
  expect(there.report.notes[0]).toContain("1 awards a bachelor's degree in it")
  const { portraits } = match(student({ state: 'AZ', major: 'welding', gpa: 2.3, sat: null }))
  expect(portraits.filter(({ program }) => program?.near?.endsWith('Engineering'))).toEqual([])
})

test('to a future pharmacist a college that awards the PharmD fits better than one that teaches chemistry', () => {
  const { families, route } = majorResolver(catalog)('pharmacy')
  const { awards, doctorate, fit } = offersOf(programs, families, route)
  const [island, wheaton] = [at('University of Rhode Island'), at('Wheaton College (Massachusetts)')]
  expect([doctorate.has(island), doctorate.has(wheaton)]).toEqual([true, false])
  expect(fit[island]).toBeGreaterThan(0.9)
  expect(fit[wheaton]).toBeLessThan(0.6)
  expect(awards).toEqual(offersOf(programs, families).awards)
})

test('who wants the weather is not led by the rocks: the subject itself comes first where home teaches it', () => {
  const { portraits } = match(student({ state: 'OK', major: 'meteorologist', gpa: 3.4, sat: 1200 }))
  expect(portraits[0]?.college.name).toBe('University of Oklahoma-Norman Campus')
})

test('before veterinary school, a college that teaches animals suits better than one with biology only', () => {
  const { families, route } = majorResolver(catalog)('pre-vet')
  const { fit, awards } = offersOf(programs, families, route)
  const [kansas, creighton] = [at('Kansas State University'), at('Creighton University')]
  expect(awards[creighton]).toBeGreaterThan(0)
  expect(fit[kansas]).toBeGreaterThan(0.8)
  expect(fit[creighton]).toBeLessThan(0.5)
  const both = offersOf(programs, families) // asked for by name, biology is no second choice
  expect(both.fit[creighton]).toBeGreaterThan(0.5)
})

test('a list before veterinary school has colleges that teach animals', () => {
  const { portraits } = match(student({ state: 'TX', major: 'pre-vet', gpa: 3.5, sat: null }))
  const animals = new Set(offersOf(programs, ['01.09']).colleges)
  expect(portraits.filter(({ college }) => animals.has(at(college.name))).length).toBeGreaterThanOrEqual(4)
})

test.each([
  ['Louisiana State University and Agricultural & Mechanical College', 404],
  ['University of Kentucky', 189],
  ['Georgia State University', 106],
])('kinesiology at %s is found under physical education, with %i degrees', (name, degrees) => {
  for (const id of ['31.0501', '31.0505']) {
    const { awards, within } = offersOf(programs, [id])
    expect([awards[at(name)], within.get(at(name))]).toEqual([degrees, '13.1314'])
  }
})

test('kinesiology that is filed as physical education is no degree in teaching it', () => {
  expect(degreesAt(['13.1314'], 'Louisiana State University and Agricultural & Mechanical College')).toBe(0)
  expect(offersOf(programs, ['31.0505']).within.size).toBeGreaterThan(0)
})

test('a whole field may not hold the subject, and then fits no better than an ordinary program of it', () => {
  const security = offersOf(programs, ['11.1003'])
  expect(security.unsure.has(at('Texas Christian University'))).toBe(true)
  expect(security.unsure.has(at('Sam Houston State University'))).toBe(false) // awards it
  const supply = offersOf(programs, ['52.0203'])
  const award = [...supply.colleges].filter((i) => !supply.within.has(i)).map((i) => supply.fit[i] ?? 0)
  const middle = award.sort((a, b) => a - b)[award.length >> 1] ?? 0
  expect(supply.awards[at('San Diego State University')]).toBeGreaterThan(2000) // in all of business
  expect(supply.fit[at('San Diego State University')]).toBe(middle)
})

test.each([
  ['52.08', 'Indiana University-Bloomington'], // a track of every business school
  ['52.1001', 'Indiana University-Bloomington'],
  ['50.0409', 'Farmingdale State College'], // a general code
  ['31.0504', 'West Virginia University'], // its catalog has the degree
])('%s at %s is taught within another code for sure', (subject, name) => {
  const { within, unsure } = offersOf(programs, [subject])
  expect([within.has(at(name)), unsure.has(at(name))]).toEqual([true, false])
})

test('a teacher of a subject is taught within secondary education where all of it has one code', () => {
  const { within, awards } = offersOf(programs, ['13.1311'])
  const southDakota = at('University of South Dakota')
  expect(within.get(southDakota)).toBe('13.1205')
  expect(awards[southDakota]).toBe(15)
  expect(within.has(at('Mount Marty University'))).toBe(false) // three degrees of its own
  expect(offersOf(programs, ['13.1312']).within.get(southDakota)).toBeUndefined() // music has its own code there
})

test('a subject of teaching that is listed without a degree counts, as less, and is told as what it is', () => {
  const { within, listed, fit } = offersOf(programs, ['13.1311'])
  const blackHills = at('Black Hills State University')
  expect([within.get(blackHills), listed.has(blackHills)]).toEqual(['13.13', true])
  expect(fit[blackHills]).toBeLessThan(fit[at('Mount Marty University')] ?? 0)
  const teacher = student({ state: 'SD', major: 'math teacher', gpa: 3.4, sat: 1150 })
  const { portraits, report } = match({ ...teacher, specificCollege: 'Black Hills State University' })
  const told = portraits.find(({ college }) => college.name === 'Black Hills State University')
  expect(told?.program).toMatchObject({ within: true, listed: true })
  expect(report.notes.join(' ')).not.toContain('Only 2 colleges')
  const card = report.collegeList.find(({ collegeName }) => collegeName === 'Black Hills State University')
  expect(card?.headline).toContain('Mathematics Education, no graduates that year')
  expect(offersOf(programs, ['05.0106']).listed.size).toBe(0) // of other subjects 0 is no program
})

test.each([
  ['neuroscience', 'Rutgers University-New Brunswick', '26.04'],
  ['film', 'California State University-Northridge', '09.07'],
  ['film', 'Rhode Island School of Design', '50.06'],
  ['animation', 'Rhode Island School of Design', '50.06'],
  ['exercise science', 'Gustavus Adolphus College', '31.05'],
  ['journalism', 'Northwestern University', '09.0702'],
  ['journalism', 'University of North Carolina at Chapel Hill', '09.0102'],
  ['physics', 'Colorado School of Mines', '14.12'],
  ['finance', 'New York University', '52.13'],
  ['accounting', 'New York University', '52.13'],
  ['marketing', 'New York University', '52.13'],
  ['business administration', 'New York University', '52.13'],
  ['biomedical engineering', 'University of Maryland-College Park', '14.03'],
  ['music technology', 'Berklee College of Music', '50.0999'],
])('%s at %s is reported under %s', (text, name, family) => {
  const { counted, families } = majorResolver(catalog)(text)
  expect(offersOf(programs, counted ?? families).within.get(at(name))).toBe(family)
})

test('accounting apart, a school of business with one degree teaches its tracks', () => {
  const northridge = at('California State University-Northridge') // 1,194 in business, 229 in accounting
  for (const id of ['52.07', '52.1001', '52.0203'])
    expect([id, offersOf(programs, [id]).within.get(northridge)]).toEqual([id, '52.02'])
  expect(offersOf(programs, ['52.09']).within.size).toBe(0) // hospitality is no track
})

test('Ferris State awards welding within manufacturing technology, and its card does not deny it', () => {
  const { within, beside, awards } = tradeOffers(programs, ['48.05', '15.06', '15.00'], '48.05')
  const ferris = at('Ferris State University')
  expect(within.get(ferris)).toBe('15.06')
  expect(beside.has(ferris)).toBe(false)
  expect(awards[ferris]).toBeGreaterThan(50)
  const { report, portraits } = match(
    student({ state: 'MI', major: 'welding', gpa: 3, sat: null, specificCollege: 'Ferris State' }),
  )
  const card = report.collegeList.find(({ collegeName }) => collegeName === 'Ferris State University')
  expect(portraits.find(({ college }) => college.unitid === 169910)?.program).toMatchObject({ within: true })
  expect(card?.matchReasoning).toContain('Its Welding degree is counted with')
  expect(report.notes[0]).toMatch(/Of the colleges below, \d+ awards? a bachelor's degree in it/)
})

test("Northern Iowa's accounting is counted where it is reported", () => {
  const { within, awards } = offersOf(programs, ['52.03'])
  expect(within.get(at('University of Northern Iowa'))).toBe('52.13')
  expect(awards[at('University of Northern Iowa')]).toBe(93)
})
