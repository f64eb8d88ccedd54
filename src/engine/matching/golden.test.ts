import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import type { Profile } from './profile.ts'

// Twelve whole students. A change in ranking shows up as a change in golden.txt, to be read in review:
// `npx vitest run src/engine/matching/golden.test.ts -u` writes it anew.

const students: Record<string, Partial<Profile>> = {
  'A strong computer science student in California': {
    state: 'CA',
    gpa: 3.95,
    sat: 1500,
    major: 'cs',
    apCourses: 9,
    leads: true,
  },
  'A 2.6 GPA in Ohio, for nursing, without a test': {
    state: 'OH',
    gpa: 2.6,
    sat: null,
    major: 'nursing',
    serviceHours: 120,
  },
  'Forestry from rural Montana': {
    state: 'MT',
    gpa: 3.3,
    sat: null,
    act: 24,
    major: 'forestry',
    collegeType: ['Rural'],
  },
  'Undecided in Texas': { state: 'TX', gpa: 3.4, sat: 1180, major: 'undecided' },
  'Aerospace engineering in Wyoming, which has none': {
    state: 'WY',
    gpa: 3.8,
    sat: 1400,
    major: 'aerospace engineering',
    interestedStates: ['WY'],
  },
  'Business in Mississippi, asking for Ole Miss': {
    state: 'MS',
    gpa: 3.2,
    sat: null,
    act: 22,
    major: 'business',
    specificCollege: 'ole miss',
  },
  'First in class in North Carolina, for physics': {
    state: 'NC',
    gpa: 4,
    sat: 1600,
    classRank: { rank: 1, size: 500 },
    major: 'physics',
  },
  'Psychology in New York City': { state: 'NY', gpa: 3.7, sat: 1380, major: 'psych', collegeType: ['Urban'] },
  'Small private colleges in New England, for English': {
    state: 'MA',
    gpa: 3.6,
    sat: 1300,
    major: 'english',
    collegeType: ['Private', 'Small'],
    interestedStates: ['MA', 'CT', 'ME'],
  },
  'Pre-med in Georgia, first in the family': {
    state: 'GA',
    gpa: 3.8,
    sat: 1320,
    major: 'pre-med',
    firstGeneration: true,
  },
  'International relations and ROTC in Virginia': {
    state: 'VA',
    gpa: 3.9,
    sat: 1480,
    major: 'international relations',
    activities: ['ROTC'],
  },
  'A late starter in Pennsylvania, for criminal justice': {
    state: 'PA',
    gpa: 2.2,
    sat: 900,
    major: 'criminal justice',
  },
}

function told(title: string, changes: Partial<Profile>): string {
  const { report } = match(student({ ...changes, sat: changes.sat === undefined ? null : changes.sat }))
  const percent = (p: number | null | undefined) => (typeof p === 'number' ? Math.round(100 * p) : '-')
  const lines = report.collegeList.map(({ collegeName, location, matchPercentage, chance, ledger }) => {
    const points = ledger.map((line) => `${line.points}/${line.max}`).join(' ')
    const odds = `${chance?.band ?? 'no rate'} ${percent(chance?.low)}-${percent(chance?.high)}%`
    return `${String(matchPercentage).padStart(3)}  ${odds.padEnd(18)}  ${collegeName} (${location})  [${points}]`
  })
  const first = report.collegeList[0]
  return [
    `## ${title}`,
    `read as: ${report.understoodMajor?.title ?? 'undecided'}`,
    ...report.notes.map((note) => `note: ${note}`),
    ...lines,
    `why the first: ${first?.matchReasoning}`,
    `its campus: ${first?.campusVibe}`,
  ].join('\n')
}

test('the lists of twelve whole students stay as reviewed', async () => {
  const text = Object.entries(students)
    .map(([title, changes]) => told(title, changes))
    .join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('golden.txt')
})
