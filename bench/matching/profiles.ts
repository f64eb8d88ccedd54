import { states } from '#contract/states.ts'
import type { Profile } from '#engine/matching/profile.ts'

const majors = [
  'Computer Science',
  'Nursing',
  'Biology',
  'Business Administration',
  'undecided',
  'Psychology',
  'Mechanical Engineering',
  'History',
]

/** Students that all differ, and are the same at every run. Written out, as the server writes a profile. */
export const studentNumber = (n: number): Profile => ({
  gpa: 2.2 + ((n * 37) % 180) / 100,
  sat: n % 4 === 0 ? null : 900 + ((n * 53) % 70) * 10,
  act: n % 5 === 0 ? 18 + (n % 17) : null,
  classRank: n % 6 === 0 ? { rank: 1 + ((n * 7) % 300), size: 300 } : null,
  state: states[(n * 11) % states.length]?.[0] ?? 'OH',
  major: majors[n % majors.length] ?? 'undecided',
  specificCollege: n % 9 === 0 ? 'Penn State' : null,
  interestedStates: n % 7 === 0 ? ['CA', 'TX'] : [],
  collegeType: n % 3 === 0 ? ['Public', 'Large'] : [],
  activities: n % 8 === 0 ? ['ROTC'] : [],
  campusPrograms: [],
  community: [],
  faith: [],
  maxMiles: null,
  zipPrefix: null,
  round: null,
  firstGeneration: n % 2 === 0,
  underrepresented: n % 3 === 1,
  school: { grade: 11 + (n % 2), month: n % 12 },
  apCourses: n % 12,
  serviceHours: (n * 13) % 200,
  nhs: n % 2 === 1,
  leads: n % 4 === 1,
})
