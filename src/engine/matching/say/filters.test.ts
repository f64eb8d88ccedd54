import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer, College, Program } from '#catalog/facts.ts'
import { type CampusLifeFact, campusLifeFacts } from '#contract/colleges/campus-life.ts'
import { Report } from '#contract/matching/report.ts'
import { awardsIn, campusAnswers } from '#engine/matching/match/campus-answers.ts'
import { wishFits } from '#engine/matching/match/campus-life.ts'
import { anyProfile, runs } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'
import { en } from '#words/en.ts'
import { worded } from '#words/told.ts'
import { filterSources, offersAmong } from './filters.ts'
import { sameForAll } from './same-for-all.ts'

const factsOf = sameForAll(catalog)
const offersOf = offersAmong(catalog)
const answersOf = (college: College, recommended: readonly string[]) => ({
  offers: offersOf(recommended)(college),
  campusLife: factsOf(college).campusLife,
})
const saying = (answer: Answer) => (answer === null ? 'unknown' : answer ? 'yes' : 'no')
const sayingOf = ({ yes, no }: { yes: string[]; no: string[] }, question: string) => {
  const said = [...(yes.includes(question) ? ['yes'] : []), ...(no.includes(question) ? ['no'] : [])]
  return said.length === 0 ? 'unknown' : said.join()
}
const program = (family: string, awards: number): Program => ({ family, awards, earnings: 'not reported' })

function collegeWith(changes: Partial<College>): College {
  const [any] = catalog.colleges
  if (!any) throw new Error('the catalog is empty')
  return { ...any, ...changes }
}

test('a major is offered where degrees were awarded, not offered where it is not reported, and unknown in between', () => {
  const programs = [program('26.01', 12), program('51.38', 0)]
  expect(awardsIn({ programs }, ['26.01'])).toBe(true)
  expect(awardsIn({ programs }, ['51.38', '26.01'])).toBe(true)
  expect(awardsIn({ programs }, ['51.38'])).toBe(null)
  expect(awardsIn({ programs }, ['51.38', '09.01'])).toBe(null)
  expect(awardsIn({ programs }, ['09.01'])).toBe(false)
  expect(awardsIn({ programs: [] }, ['26.01'])).toBe(null)
})

test('every college of the catalog answers every campus-life question as its facts do', () => {
  const expected: Record<CampusLifeFact, (college: College) => string> = {
    rotc: ({ anyRotc }) => saying(anyRotc),
    football: ({ athletics }) => saying(athletics.football),
    ncaa: ({ athletics }) => saying(athletics.ncaa),
    abroad: ({ studyAbroad }) => saying(studyAbroad),
    research: ({ undergraduateResearch }) => saying(undergraduateResearch),
    stage: ({ programs }) => byDegrees([...programs], /^50\.0[359]$/),
    media: ({ programs }) => byDegrees([...programs], /^(09\.0[47]|10\.02|50\.06)$/),
    faith: ({ religion }) => saying(religion === null ? null : Boolean(religion)),
    mission: ({ missions, flags }) => {
      if (missions.some((mission) => !mission.endsWith('only'))) return 'yes'
      return flags.includes('missions not listed') ? 'unknown' : 'no'
    },
  }
  const wrong = catalog.colleges.flatMap((college) => {
    const { campusLife: said } = answersOf(college, [])
    return campusLifeFacts
      .filter((fact) => sayingOf(said, fact) !== expected[fact](college))
      .map((fact) => `${college.name}: ${fact}`)
  })
  expect(wrong).toEqual([])
})

function byDegrees(programs: readonly Program[], families: RegExp): string {
  const found = programs.filter(({ family }) => families.test(family))
  if (found.some(({ awards }) => awards > 0)) return 'yes'
  return found.length > 0 || programs.length === 0 ? 'unknown' : 'no'
}

test('every college answers every major by its own programs, under any family the subject is reported in', () => {
  const titles = catalog.majors.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  const wrong: string[] = []
  for (const college of catalog.colleges) {
    const awarded = new Set<string>()
    const listed = new Set<string>()
    for (const { family, awards } of college.programs) (awards > 0 ? awarded : listed).add(family)
    const { offers } = answersOf(college, titles)
    const [yes, no] = [new Set(offers.yes), new Set(offers.no)]
    for (const { id, title, reportedUnder } of catalog.majors) {
      const families = [id, ...reportedUnder]
      const offered = families.some((family) => awarded.has(family))
      const known =
        offered || !(families.some((family) => listed.has(family)) || awarded.size + listed.size === 0)
      if (yes.has(title) !== offered || no.has(title) !== (known && !offered))
        wrong.push(`${college.name}: ${title}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what a college did not report is neither a yes nor a no, in a filter or in a score', () => {
  const silent = collegeWith({
    anyRotc: null,
    studyAbroad: null,
    undergraduateResearch: null,
    athletics: { ncaa: null, naia: null, football: null, division: null },
    religion: null,
    missions: [],
    flags: ['missions not listed'],
    programs: [],
  })
  expect(answersOf(silent, ['Biology'])).toEqual({
    offers: { yes: [], no: [] },
    campusLife: { yes: [], no: [] },
  })
  expect(Object.values(wishFits).map((factOf) => factOf(silent))).toEqual(
    Object.values(wishFits).map(() => null),
  )
  const football = { ...silent.athletics, football: false }
  expect(wishFits['Marching Band / Pep Band'](collegeWith({ athletics: football }))).toBe(null)
})

test('a program listed without a graduate is no verdict on the stage or the media, in a filter or in a score', () => {
  const dormant = collegeWith({ programs: [program('50.09', 0), program('09.04', 0), program('26.01', 12)] })
  expect([campusAnswers.stage(dormant), campusAnswers.media(dormant)]).toEqual([null, null])
  expect(wishFits['Performing Arts'](dormant)).toBe(null)
  expect(wishFits['Broadcasting / Media Production'](dormant)).toBe(null)
  const neither = collegeWith({ programs: [program('26.01', 12)] })
  expect(wishFits['Performing Arts'](neither)?.fit).toBe(0.3)
})

test('without football is said of the NCAA and the NAIA only, as the source asks', () => {
  const none = { ncaa: false, naia: false, football: false, conference: null, division: null }
  expect(wishFits['Marching Band / Pep Band'](collegeWith({ athletics: none }))?.said.values).toEqual({
    fact: 'no football',
  })
})

test('a mission found is a yes even where the rest of the list is missing', () => {
  expect(campusAnswers.mission(collegeWith({ missions: ['HBCU'], flags: ['missions not listed'] }))).toBe(
    true,
  )
  expect(campusAnswers.mission(collegeWith({ missions: ['women only'], flags: [] }))).toBe(false)
})

test('a report carries the answers about its recommended majors, and fits the contract', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { report } = match(profile)
      expect(Report.parse(report)).toEqual(report)
      const recommended = report.majorProfile?.recommendedMajors ?? []
      for (const { unitid, offers, campusLife: life } of report.collegeList) {
        const college = catalog.collegeById.get(unitid)
        expect(college && answersOf(college, recommended)).toEqual({ offers, campusLife: life })
      }
    }),
    runs(60),
  )
})

test('the answers name their sources and years as the catalog does', () => {
  expect(worded(en, filterSources(catalog))).toBe(
    'Majors and degrees: IPEDS Completions, 2023-24. Campus life: IPEDS Institutional Characteristics, 2024-25; missions: College Scorecard and IPEDS Directory, 2024.',
  )
})
