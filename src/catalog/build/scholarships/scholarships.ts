import { SourceError } from '#catalog/build/reading/source-error.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import { conditionCell, conditionOf } from '#catalog/rules/condition.ts'
import type { Requirement } from '#catalog/rules/rule.ts'
import { scholarshipColumns } from '#catalog/scholarships/load.ts'
import type { ScholarshipKind, ScholarshipProgram } from '#catalog/scholarships/scholarship.ts'
import { listCell, textCell, yesCell } from '#catalog/table-cells.ts'
import { tableText } from '#catalog/table-text.ts'
import { stateCode, stateName } from '#contract/states.ts'
import {
  asked,
  confirmed,
  fieldFamilies,
  fieldWords,
  finishedWork,
  groupPrograms,
  regions,
  ruleWords,
  stateFields,
  topScores,
  typeWords,
  whoWords,
} from './scholarship-words.ts'

const nationalFile = 'careers/scholarships/private-seed.tsv'
const stateFile = 'careers/scholarships/state-programs.tsv'

type BuiltScholarships = {
  kept: ScholarshipProgram[]
  skipped: { name: string; reason: string }[]
}

/** The leads as programs: name, official site, who they are for. Amounts and dates are not read. */
export function readScholarships(from: string): BuiltScholarships {
  const built: BuiltScholarships = { kept: [], skipped: [] }
  const add = (name: string, reason: string | null, programs: () => ScholarshipProgram[]) => {
    if (reason) built.skipped.push({ name, reason })
    else built.kept.push(...programs())
  }
  const rows = readNational(from)
  const isLast = (row: NationalLead) => finishedWork.includes(row.core_rule)
  for (const row of [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)])
    add(row.name, notForSeniors(row), () => national(row))
  for (const row of readStates(from)) add(row.program, notFourYears(row), () => [ofState(row)])
  return built
}

const readNational = (from: string) =>
  readSource(from, {
    file: nationalFile,
    columns: ['name', 'provider_site', 'who', 'basis', 'field', 'min_gpa', 'core_rule', 'seen_in', 'check'],
  })
const readStates = (from: string) =>
  readSource(from, {
    file: stateFile,
    columns: [
      'state',
      'program',
      'type',
      'sector',
      'min_gpa',
      'min_sat',
      'min_act',
      'award_note',
      'agency_site',
      'check',
    ],
  })
type NationalLead = ReturnType<typeof readNational>[number]
type StateLead = ReturnType<typeof readStates>[number]

function notForSeniors({ who, basis, check }: NationalLead): string | null {
  if (who === 'community college') return 'for community-college students who transfer'
  if (basis === 'school-specific') return 'for one college only'
  if (check.startsWith('graduate-level')) return 'mostly for graduate students'
  return null
}

function notFourYears({ type, sector }: StateLead): string | null {
  if (type === 'promise2yr' || sector === '2yr') return 'for two-year colleges'
  if (sector === 'technical colleges') return 'for technical colleges'
  if (type === 'flat-tuition') return 'a lower tuition at four universities, nothing to apply for'
  return null
}

function national(lead: NationalLead): ScholarshipProgram[] {
  const { name, who, basis, field, core_rule: rule } = lead
  const families = fieldFamilies[field]
  const people = whoWords[who]
  if (!families || !people)
    throw new SourceError(nationalFile, `"${name}": no words for ${people ? field : who}`)
  const missions = groupPrograms[name]
  const words = [people, fieldWords[field], ruleWords[rule] ?? needWords(basis)].filter(Boolean).join(' ')
  return sites(lead).map((site) => ({
    name: site.name,
    link: site.link,
    for: `${words}.${missions || rule.startsWith('see site') ? ' The site says who can apply.' : ''}`,
    basis: basisOf(lead.seen_in, lead.check),
    state: null,
    families,
    firstGeneration: /need/.test(basis) && /Pell|income|adversity|FAFSA/.test(rule),
    audience: missions ? 'underrepresented' : 'anyone',
    missions: missions ?? [],
    kind: kindOf(lead),
    usedAt: 'anywhere',
    least: conditionOf(asked[name] ?? '') ?? leastOf(lead.min_gpa, topScores[rule] ?? {}),
  }))
}

/** What a record must have, in either test; `orScores` where grades or scores are enough. */
function leastOf(
  gpa: string,
  { sat, act }: { sat?: number; act?: number },
  orScores = false,
): ScholarshipProgram['least'] {
  const grades = gpaOf(gpa)
  const scores: Requirement[] = []
  if (sat) scores.push({ measure: 'sat', bound: sat })
  if (act) scores.push({ measure: 'act', bound: act })
  const sets = orScores
    ? [...grades, ...scores].map((one) => [one])
    : scores.length > 0
      ? scores.map((score) => [...grades, score])
      : [grades]
  return sets.flat().length > 0 ? sets : null
}

/** 3.0, the lower of 2.5-3.0, or a weighted average (3.5w). */
function gpaOf(cell: string): Requirement[] {
  const bound = Number.parseFloat(cell)
  if (Number.isNaN(bound)) return []
  return [{ measure: cell.endsWith('w') ? 'weighted' : 'gpa', bound }]
}

function kindOf({ provider_site: site, basis }: NationalLead): ScholarshipKind {
  if (site === 'studentaid.gov') return 'federal'
  return basis.includes('service') ? 'service' : 'contest'
}

const needWords = (basis: string) => (/need/.test(basis) ? 'with financial need' : '')

const services = [
  'Army ROTC scholarships',
  'Navy and Marine Corps ROTC scholarships',
  'Air and Space Force ROTC scholarships',
]

/** One lead names three services with a site each. */
function sites({ name, provider_site: site }: NationalLead): { name: string; link: string }[] {
  const all = site.split(', ')
  if (all.length === 1) return [{ name: name.replace(/ \(was .*\)$/, ''), link: linkOf(nationalFile, site) }]
  if (all.length !== services.length) throw new SourceError(nationalFile, `"${name}" has ${all.length} sites`)
  return services.map((service, at) => ({ name: service, link: linkOf(nationalFile, all[at] ?? '') }))
}

function ofState(lead: StateLead): ScholarshipProgram {
  const common = {
    name: lead.program,
    link: linkOf(stateFile, lead.agency_site),
    basis: basisOf('', lead.check),
    families: stateFields[lead.program] ?? [],
    firstGeneration: lead.type.startsWith('need'),
    audience: 'anyone' as const,
    missions: [],
    least:
      conditionOf(asked[lead.program] ?? '') ??
      leastOf(
        lead.min_gpa,
        { sat: Number(lead.min_sat), act: Number(lead.min_act) },
        lead.award_note.includes('GPA or test'),
      ),
  }
  const state = stateCode(lead.state)
  if (state) {
    const people = typeWords[lead.type]
    if (!people) throw new SourceError(stateFile, `"${lead.program}": no words for ${lead.type}`)
    const text = `${stateName(state)} students ${people}${where(lead.sector)}.`
    return {
      ...common,
      kind: 'state',
      state,
      usedAt: usedAt(lead.sector),
      for: text,
      ...confirmed[lead.program],
    }
  }
  const region = regions[lead.sector]
  if (!region) throw new SourceError(stateFile, `"${lead.program}": unknown region ${lead.sector}`)
  const { states, except = [], uncommon = false } = region
  const what = uncommon ? ' what no public college at home offers' : ''
  const text = `Residents of ${region.who} states who study in another state of the region${what}. Check that both states and your program take part.`
  return { ...common, kind: 'exchange', state: null, states, except, uncommon, usedAt: 'region', for: text }
}

const publicOnly = /public|UC\/CSU$|SUNY|MUS|NSHE|USNH|UNC/

function usedAt(sector: string): ScholarshipProgram['usedAt'] {
  if (/^in-state private/.test(sector)) return 'home private'
  return publicOnly.test(sector) ? 'home public' : 'home'
}

function where(sector: string): string {
  if (/private/.test(sector) && !/UC/.test(sector)) return ', at private colleges there'
  if (sector.includes('yrs 3-4')) return ', in the third and fourth year at a public college'
  if (publicOnly.test(sector)) return ', at public colleges there'
  return ''
}

/** Why a lead is listed: nobody has confirmed it with the program. */
function basisOf(seen: string, check: string): string {
  if (/still open|stale|new tier/.test(check))
    return 'A lead, and one that may have changed: check the official site before you count on it.'
  if (/general knowledge/.test(`${seen} ${check}`))
    return 'A lead from general knowledge, not confirmed: check the rules on the official site.'
  return 'A lead from our list, not confirmed this year: check the rules on the official site.'
}

function linkOf(file: string, site: string): string {
  if (!/^[a-z0-9.-]+\.[a-z]{2,}(\/[\w/-]*)?$/.test(site))
    throw new SourceError(file, `"${site}" is not a site`)
  return `https://${site}`
}

export function scholarshipTable(programs: readonly ScholarshipProgram[]): ShippedTable {
  const rows = programs.map((program) => ({
    name: program.name,
    link: program.link,
    for: program.for,
    basis: program.basis,
    state: textCell(program.state),
    states: listCell(program.states ?? []),
    except: listCell((program.except ?? []).map(String)),
    uncommon: yesCell(program.uncommon ?? false),
    families: listCell(program.families),
    firstGeneration: yesCell(program.firstGeneration),
    audience: program.audience,
    missions: listCell(program.missions),
    kind: program.kind,
    usedAt: program.usedAt,
    least: conditionCell(program.least),
  }))
  return { file: 'scholarships.tsv', text: tableText('scholarships', scholarshipColumns, rows) }
}
