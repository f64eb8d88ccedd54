import { ipedsCode, ipedsFact, isImputed, round1 } from '#catalog/build/reading/absence.ts'
import { files, type Line } from '#catalog/build/reading/sources.ts'
import type { College, Fact, RangeFact, TestPolicy, Weight } from '#catalog/facts.ts'

const file = files.admissions.file
type Admission = Omit<College['admission'], 'byResidency'>
type Lines = { characteristics: Line<'characteristics'>; admissions: Line<'admissions'> | undefined }

/** A college that admits everyone reports no admission figures: they are not applicable, not unknown. */
export function admissionOf({ characteristics, admissions }: Lines): Admission {
  const open = characteristics.OPENADMP === '1'
  if (!admissions) return withoutFigures(open)
  const applications = ipedsFact(file, admissions.APPLCN, admissions.XAPPLCN)
  const admitted = ipedsFact(file, admissions.ADMSSN, admissions.XADMSSN)
  return {
    open,
    applications,
    admitted,
    rate: shareOf(admitted, applications),
    yield: shareOf(ipedsFact(file, admissions.ENRLT, admissions.XENRLT), admitted),
    tests: ipedsCode(file, 'ADMCON7', admissions.ADMCON7, policies),
    weighs: {
      gpa: weight(admissions, 'ADMCON1'),
      rank: weight(admissions, 'ADMCON2'),
      record: weight(admissions, 'ADMCON3'),
      recommendations: weight(admissions, 'ADMCON5'),
      essay: weight(admissions, 'ADMCON11'),
      legacy: weight(admissions, 'ADMCON12'),
    },
    sat: satRange(admissions),
    act: actRange(admissions),
    satSubmitted: ipedsFact(file, admissions.SATPCT, admissions.XSATPCT),
    actSubmitted: ipedsFact(file, admissions.ACTPCT, admissions.XACTPCT),
  }
}

function withoutFigures(open: boolean): Admission {
  const absent = open ? 'not applicable' : 'not reported'
  return {
    open,
    applications: absent,
    admitted: absent,
    rate: absent,
    yield: absent,
    tests: null,
    weighs: { gpa: null, rank: null, record: null, recommendations: null, essay: null, legacy: null },
    sat: absent,
    act: absent,
    satSubmitted: absent,
    actSubmitted: absent,
  }
}

/** Percent with one decimal. A share of nobody does not exist; more than all is an error of the source. */
function shareOf(part: Fact, all: Fact): Fact {
  if (typeof part !== 'number') return part
  if (typeof all !== 'number') return all
  if (all === 0) return 'not applicable'
  return part < 0 || part > all ? 'implausible' : round1((100 * part) / all)
}

// ADMCON, dictionary of ADM2024: 1 required, 5 not required but considered if submitted, 3 not considered.
const policies = new Map<string, TestPolicy>([
  ['1', 'required'],
  ['5', 'optional'],
  ['3', 'not considered'],
])
const weights = new Map<string, Weight>([
  ['1', 'required'],
  ['5', 'considered'],
  ['3', 'not considered'],
])
const weight = (line: Line<'admissions'>, column: `ADMCON${1 | 2 | 3 | 5 | 11 | 12}`): Weight | null =>
  ipedsCode(file, column, line[column], weights)

/** Trap 2: the sum of the section quartiles, never of one section alone. */
function satRange(line: Line<'admissions'>): RangeFact {
  const quartile = (verbal: string, math: string) => {
    const both = [ipedsFact(file, verbal, line.XSATVR25), ipedsFact(file, math, line.XSATMT25)] as const
    if (typeof both[0] !== 'number') return both[0]
    return typeof both[1] === 'number' ? both[0] + both[1] : both[1]
  }
  return range(
    quartile(line.SATVR25, line.SATMT25),
    quartile(line.SATVR50, line.SATMT50),
    quartile(line.SATVR75, line.SATMT75),
    { least: 400, most: 1600 },
  )
}

function actRange(line: Line<'admissions'>): RangeFact {
  const quartile = (cell: string) => ipedsFact(file, cell, line.XACTCM25)
  return range(quartile(line.ACTCM25), quartile(line.ACTCM50), quartile(line.ACTCM75), { least: 1, most: 36 })
}

function range(low: Fact, mid: Fact, high: Fact, scale: { least: number; most: number }): RangeFact {
  if (typeof low !== 'number') return low
  if (typeof high !== 'number') return high
  const middle = typeof mid === 'number' ? mid : null
  const ordered = low <= (middle ?? low) && (middle ?? low) <= high
  if (!ordered || low < scale.least || high > scale.most) return 'implausible'
  return { low, mid: middle, high }
}

const fewSubmitters = 30
const fewPercent = 10

/** A range based on so few first-years, or filled in by the agency, says little about the rest. */
export function restsOnFew(admission: Admission, line: Line<'admissions'> | undefined): boolean {
  if (!line || (typeof admission.sat === 'string' && typeof admission.act === 'string')) return false
  if (isImputed(line.XSATVR25) || isImputed(line.XACTCM25)) return true
  const most = Math.max(Number(line.SATNUM), Number(line.ACTNUM))
  return most < fewSubmitters || Number(line.SATPCT) + Number(line.ACTPCT) < fewPercent
}
