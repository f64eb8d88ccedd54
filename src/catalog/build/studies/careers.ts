import { join } from 'node:path'
import type { CareerWords } from '#catalog/build/by-hand/titles-and-careers.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import { unpack } from '#catalog/build/reading/unpack.ts'
import type { Fact } from '#catalog/facts.ts'
import type { Career } from '#catalog/majors/major.ts'
import { careerColumns } from '#catalog/majors/tables/careers.ts'
import { factCell, textCell } from '#catalog/table-cells.ts'
import { tableText } from '#catalog/table-text.ts'
import { plainCareer } from './plain-titles.ts'

export type BuiltCareer = Career & {
  /** Yearly openings, weighted by how much a bachelor's degree counts there. */
  room: number
}

const payFile = 'careers/bls/oews_national_M2025_slim.tsv'
const outlookFile = 'careers/bls/ep_2024-34_table1.2.tsv'

/** Careers we have words for, with pay of May 2025 and the outlook 2024-34. */
export function readCareers(from: string, words: ReadonlyMap<string, CareerWords>): Map<string, BuiltCareer> {
  const titles = new Map(
    readSource(from, {
      file: 'careers/onet-29.3/Occupation_Data.tsv.gz',
      columns: ['O*NET-SOC Code', 'Title'],
    })
      .filter((row) => row['O*NET-SOC Code'].endsWith('.00'))
      .map((row) => [row['O*NET-SOC Code'].slice(0, 7), row.Title]),
  )
  const pays = new Map(
    readSource(from, { file: payFile, columns: ['OCC_CODE', 'O_GROUP', 'A_MEDIAN'] })
      .filter((row) => row.O_GROUP === 'detailed')
      .map((row) => [row.OCC_CODE, payOf(row.A_MEDIAN)]),
  )
  const outlooks = new Map(readOutlooks(from).map((outlook) => [outlook.soc, outlook]))
  const merged = readMerged(from)
  const careers = new Map<string, BuiltCareer>()
  for (const [soc, { description, studyPath }] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const title = titles.get(soc)
    if (title === undefined) throw new SourceError('words/careers.tsv', `no occupation has the code ${soc}`)
    const published = merged.get(soc) ?? soc
    const outlook = outlooks.get(published)
    careers.set(soc, {
      soc,
      title: plainCareer(soc, title),
      description,
      studyPath,
      medianPay: pays.get(published) ?? 'not reported',
      payYear: 'May 2025',
      growth: outlook?.growth ?? 'not reported',
      openingsPerYear: outlook?.openings ?? 'not reported',
      link: outlook?.link ?? null,
      room: outlook ? outlook.weight * Math.log1p(outlook.openings / 100) : 0,
    })
  }
  return careers
}

/** `*`: not released, mostly where people are paid by the hour or the show. `#`: above what the survey publishes. */
function payOf(cell: string): Fact {
  if (cell === '*') return 'not reported'
  if (cell === '#') return 'suppressed'
  const pay = Number(cell)
  if (cell === '' || !Number.isFinite(pay)) throw new SourceError(payFile, `"${cell}" is not a median pay`)
  return pay
}

/** How open a career is to new graduates. Only for sorting; never shown. */
const openness: Readonly<Record<string, number>> = {
  "Bachelor's degree": 1,
  "Master's degree": 0.8,
  'Doctoral or professional degree': 0.7,
  "Associate's degree": 0.6,
  'No formal educational credential': 0.15,
}

function readOutlooks(from: string) {
  const rows = readSource(from, {
    file: outlookFile,
    columns: ['soc', 'type', 'chg_pct', 'openings_k_per_year', 'entry_education', 'ooh_url'],
  })
  return rows
    .filter((row) => row.type === 'Line item')
    .map((row) => {
      const growth = Number(row.chg_pct)
      const openings = Math.round(1000 * Number(row.openings_k_per_year)) // the source counts in thousands
      if (!Number.isFinite(growth) || !Number.isFinite(openings))
        throw new SourceError(outlookFile, `${row.soc} has no outlook`)
      const link = row.ooh_url.startsWith('https://www.bls.gov/ooh/') ? row.ooh_url : null
      return { soc: row.soc, growth, openings, link, weight: openness[row.entry_education] ?? 0.35 }
    })
}

/** Codes that the Bureau of Labor Statistics publishes only merged with their neighbors. */
function readMerged(from: string): ReadonlyMap<string, string> {
  const file = 'careers/derived/soc-bls-alias.json'
  const map: unknown = parsed(unpack(join(from, file), file), file)
  if (typeof map !== 'object' || map === null) throw new SourceError(file, 'map is missing')
  return new Map(Object.entries(map).map(([soc, published]) => [soc, String(published)]))
}

function parsed(text: string, file: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'map' in value ? value.map : null
  } catch {
    throw new SourceError(file, 'is truncated or damaged: it is not JSON')
  }
}

export function careerTable(careers: Iterable<Career>): ShippedTable {
  const rows = [...careers].map((career) => ({
    soc: career.soc,
    title: career.title,
    description: career.description,
    studyPath: career.studyPath,
    medianPay: factCell(career.medianPay),
    payYear: career.payYear,
    growth: factCell(career.growth),
    openingsPerYear: factCell(career.openingsPerYear),
    link: textCell(career.link),
  }))
  return { file: 'careers.tsv', text: tableText('careers', careerColumns, rows) }
}
