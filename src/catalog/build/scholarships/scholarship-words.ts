import type { Mission } from '#catalog/facts.ts'
import type { ScholarshipProgram } from '#catalog/scholarships/scholarship.ts'
import type { StateCode } from '#contract/states.ts'

// The leads are notes of a researcher. These tables say the same in sentences for a student: who, never how much or
// when.

/** Families (CIP-2 or CIP-4) of a lead's field. */
export const fieldFamilies: Readonly<Record<string, readonly string[]>> = {
  any: [],
  STEM: ['11', '14', '15', '26', '27', '40', '41', '03', '30.70', '30.71'],
  'STEM, humanities, music': ['11', '14', '15', '26', '27', '40', '16', '23', '38', '54', '50.09'],
  'engineering, CS': ['11', '14', '15'],
  'computer science': ['11', '14.09', '30.08', '30.70'],
  health: ['51'],
  nursing: ['51.38'],
  'music composition': ['50.09'],
  arts: ['50'],
  education: ['13'],
}

/** How a lead's field reads in a sentence; fields that are part of the group's name are left out. */
export const fieldWords: Readonly<Record<string, string>> = {
  STEM: 'in science, technology, engineering or math',
  'STEM, humanities, music': 'with a project in science, the humanities or music',
  'engineering, CS': 'in engineering or computing',
  'computer science': 'in computer science',
  health: 'in health fields',
}

export const whoWords: Readonly<Record<string, string>> = {
  'HS senior': 'High school seniors',
  'HS junior/senior': 'High school juniors and seniors',
  'HS senior to grad': 'High school seniors and college students',
  'HS (PSAT junior year)': 'High school juniors',
  'HS/CC graduates': 'High school graduates',
  'HS 14+': 'High school students',
  '18 or younger': 'Students 18 or younger',
  'ages 15-18': 'Artists from 15 to 18',
  'ages 16-26': 'Young people from 16 to 26',
  'age 13-29': 'Composers from 13 to 29',
  'under 21': 'Students under 21',
  undergrad: 'Undergraduates',
  'undergrad+': 'College students',
  'nursing students': 'Nursing students',
}

/** By the lead's rule; thresholds are left out. */
export const ruleWords: Readonly<Record<string, string>> = {
  'leadership and service': 'who lead and serve in their community',
  'Pell-eligible': 'whose family qualifies for a Pell Grant',
  'income ceiling': 'with strong grades and limited family income',
  'low income, binding match for most partners':
    'with limited family income who would commit to a partner college',
  'approved college-readiness program, Pell-eligible':
    'in a college-readiness program whose family qualifies for a Pell Grant',
  'US citizen': 'who are U.S. citizens',
  'adversity, income ceiling': 'who have faced hardship and have financial need',
  'US/Canada/PR': 'who live in the U.S. or Canada',
  'independent research': 'who have done research of their own',
  'significant piece of work': 'who have finished a major piece of work',
  'work for DoD after degree': 'who would work for the Department of Defense afterward',
  'many separate awards': 'who meet the rules of one of its many awards',
  'US; CS course': 'who have taken a computer science course',
  'service in shortage facility': 'who would work where nurses are scarce',
  'US citizen/resident': 'who are U.S. citizens or residents',
  'PSAT/NMSQT': 'with top scores on the PSAT/NMSQT',
  'US citizen; first ~3,000 early apps': 'who are U.S. citizens with strong records',
  'video, no GPA': 'who tell about their passion in a video',
  'open-book quiz entries': 'who enter by an open-book quiz',
  'duct-tape prom wear': 'who make prom wear from duct tape',
  'height minimum': 'who are unusually tall',
  FAFSA: 'with financial need, through the FAFSA',
  'FAFSA, campus funds': 'with great financial need, through the FAFSA and the college',
  'teach in high-need field': 'who would teach where teachers are scarce',
  'service commitment': 'who would serve as an officer afterward',
}

/** The PSAT is not on the form: a score far below that of its finalists leaves the lead out. */
export const topScores: Readonly<Record<string, { sat: number; act: number }>> = {
  'PSAT/NMSQT': { sat: 1400, act: 31 },
}

/** Programs whose sites say who may apply. Shown to students who say they belong to a group. */
export const groupPrograms: Readonly<Record<string, readonly Mission[]>> = {
  'HSF Scholar Program': ['HSI'],
  'UNCF scholarships': ['HBCU'],
  'Ron Brown Scholar Program': [],
  'Jackie Robinson Foundation': [],
}

export const typeWords: Readonly<Record<string, string>> = {
  need: 'with financial need',
  merit: 'with strong grades or test scores',
  'need+gpa': 'with financial need and solid grades',
  hybrid: 'with financial need and strong grades',
  promise: 'who begin college',
  residency: 'who have lived there long enough',
  career: 'who prepare for a job the state needs',
}

/** Read at the agency itself. DCTAG: osse.dc.gov/dctag and osse.dc.gov/node/1815796 (for 2026-27), read 2026-11-17. */
export const confirmed: Readonly<
  Record<string, Pick<ScholarshipProgram, 'link' | 'for' | 'basis' | 'usedAt'>>
> = {
  'DC Tuition Assistance Grant (DCTAG)': {
    link: 'https://osse.dc.gov/dctag',
    for: 'District of Columbia students who have lived there for a year, up to an income limit, at public colleges of other states, private colleges in DC and private HBCUs.',
    basis:
      'A lead whose rules we read on the official site this year: check them there, and apply each year.',
    usedAt: 'nonresident',
  },
}

/** The rules of contests for work that a student has finished: few have any, so they come after others. */
export const finishedWork: readonly string[] = ['independent research', 'significant piece of work']

/** The fields of a state's lead that is not for all. Pennsylvania: Senate Bill 1150 of 2024 (einpresswire.com), read 2026-11-18. */
export const stateFields: Readonly<Record<string, readonly string[]>> = {
  'Grow PA Scholarship Grant': ['01', '11', '13', '14', '15', '43', '46', '47', '48', '51', '52'],
}

/**
 * What a lead's note says in words, as the rules write it. South Carolina counts a GPA on its own scale, which weighs honors
 * courses, and sets scores, grades and rank together (applyweb.com/scpfs/eligible.html, the state's steps for
 * counselors, read 2026-11-17); that a 3.0 is the least for the top 30 % is our own line. In Kentucky the ACT only adds to
 * what the grades give. Cooke: jkcf.org. QuestBridge names no cut-off, but 'primarily A's' (questbridge.org), which we read
 * as a 3.5; both read 2026-11-18. A 3.8 for finished research is our own line.
 */
export const asked: Readonly<Record<string, string>> = {
  'Jack Kent Cooke College Scholarship': 'gpa>=3.75',
  'QuestBridge National College Match': 'gpa>=3.5',
  'Regeneron Science Talent Search': 'gpa>=3.8',
  'Davidson Fellows': 'gpa>=3.8',
  'Palmetto Fellows': 'weighted>=3.5 & sat>=1200 & rank<=6 / weighted>=4 & sat>=1400',
  'LIFE Scholarship': 'weighted>=3 & sat>=1100 / gpa>=3 & rank<=30 / sat>=1100 & rank<=30',
  'SC HOPE Scholarship': 'weighted>=3',
  KEES: 'gpa>=2.5',
}

/** Residents a tuition exchange is meant for, and who takes no part: as in the table of agreements (a test compares). */
export const regions: Readonly<
  Record<
    string,
    { who: string; states: readonly StateCode[]; except?: readonly number[]; uncommon?: boolean }
  >
> = {
  '16 western states/territories': {
    who: 'western',
    states: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'ND', 'OR', 'SD', 'UT', 'WA', 'WY'],
    except: [110635, 110644, 110653, 110662, 110671, 110680, 110705, 110714, 236948, 126614],
  },
  'SREB states': {
    who: 'southern',
    states: ['AL', 'AR', 'DE', 'GA', 'KY', 'LA', 'MD', 'MS', 'OK', 'SC', 'TN', 'VA', 'WV'],
    uncommon: true,
  },
  'midwestern states': {
    who: 'midwestern',
    states: ['IN', 'KS', 'MN', 'MO', 'NE', 'ND', 'OH', 'WI'],
  },
  'New England states': { who: 'New England', states: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'] },
}
