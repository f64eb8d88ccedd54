import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Occupation } from '#catalog/majors/major.ts'
import { parseTable, type TableReader } from '#catalog/table-text.ts'

/** The 33 knowledge subjects of O*NET in the order of `Occupation.subjects`. */
export const subjects = [
  'Administration and Management',
  'Administrative',
  'Economics and Accounting',
  'Sales and Marketing',
  'Customer and Personal Service',
  'Personnel and Human Resources',
  'Production and Processing',
  'Food Production',
  'Computers and Electronics',
  'Engineering and Technology',
  'Design',
  'Building and Construction',
  'Mechanical',
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Psychology',
  'Sociology and Anthropology',
  'Geography',
  'Medicine and Dentistry',
  'Therapy and Counseling',
  'Education and Training',
  'English Language',
  'Foreign Language',
  'Fine Arts',
  'History and Archeology',
  'Philosophy and Theology',
  'Public Safety and Security',
  'Law and Government',
  'Telecommunications',
  'Communications and Media',
  'Transportation',
] as const

/** In the order of `Occupation.interests`. */
export const interestAreas = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
] as const

export const occupationColumns = ['soc', 'title', 'zone', 'interests', 'subjects', 'families'] as const

export function occupationsFrom(read: TableReader): Occupation[] {
  return read('occupations', occupationColumns).map((row) => ({
    soc: row.soc,
    title: row.title,
    zone: Number(row.zone),
    interests: row.interests.split(' ').map(Number),
    subjects: row.subjects.split(' ').map(Number),
    families: row.families.split(' '),
  }))
}

/** The quiz's table on its own, for callers that need no colleges. */
export const loadOccupations = (folder: string): Occupation[] =>
  occupationsFrom((name, columns) =>
    parseTable(name, columns, readFileSync(join(folder, `${name}.tsv`), 'utf8')),
  )
