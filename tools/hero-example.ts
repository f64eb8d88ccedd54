import { writeFileSync } from 'node:fs'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/resolver.ts'
import { matchingEngine } from '#engine/matching/engine.ts'
import type { Profile } from '#engine/matching/profile.ts'

// The landing page's example: a made-up student, the engine's real answer. `npx tsx tools/hero-example.ts` writes it
// anew; a test fails when engine or catalogue would answer differently today.

const maya: Profile = {
  gpa: 3.7,
  sat: 1290,
  act: null,
  classRank: null,
  state: 'OR',
  major: 'biology',
  specificCollege: null,
  interestedStates: [],
  collegeType: [],
  activities: [],
  campusPrograms: [],
  community: [],
  faith: [],
  maxMiles: null,
  round: null,
  firstGeneration: false,
  underrepresented: false,
  apCourses: null,
  serviceHours: null,
  nhs: false,
  leads: false,
}

export const exampleFile = 'src/web/site/hero-example.json'
const shown = 3
const firstSentence = (text: string) => text.match(/^.*?[.](?= [A-Z]|$)/)?.[0] ?? text

export function heroExample() {
  const catalog = loadCatalog('src/catalog/data')
  const engine = matchingEngine(catalog, {
    readMajor: majorResolver(catalog),
    readCollege: collegeResolver(catalog),
  })
  const { report } = engine.match(maya)
  return {
    student: 'Maya, class of 2027, Oregon, Biology',
    matches: report.collegeList.slice(0, shown).map((college) => ({
      name: college.collegeName,
      location: college.location,
      match: college.matchPercentage,
      // The three lines that gave the most points.
      reasons: [...college.ledger]
        .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
        .slice(0, shown)
        .map(({ component, points, max, because }) => ({
          component,
          points,
          max,
          because: firstSentence(because),
        })),
    })),
  }
}

if (process.argv[1]?.endsWith('hero-example.ts'))
  writeFileSync(exampleFile, `${JSON.stringify(heroExample(), null, 2)}\n`)
