import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { Answer, College } from '#catalog/facts.ts'
import { missionsNow } from '#catalog/rules/people.ts'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { capital } from '#contract/prose.ts'
import { settingOf } from '#words/settings.ts'

const said = (answer: Answer) => (answer === null ? 'Not reported' : answer ? 'Yes' : 'No')

/** Only the association: the division is our own mapping, good enough for a filter but not for a statement. */
function sports({ athletics: { ncaa, naia, football } }: College): string {
  const body = ncaa ? 'NCAA' : naia ? 'NAIA' : null
  if (!body) return ncaa === null && naia === null ? 'Not reported' : 'Neither NCAA nor NAIA'
  return football === null ? body : `${body}, ${football ? 'with' : 'without'} football`
}

const rotc = ({ rotc: services, anyRotc }: College) =>
  services.length > 0 ? services.join(', ') : said(anyRotc)

const faith = ({ religion }: College) =>
  religion === null ? 'Not reported' : religion === false ? 'Not affiliated' : religion

const communities: Partial<Record<College['missions'][number], string>> = {
  HBCU: 'Historically Black (HBCU)',
  HSI: 'Hispanic-serving',
  Tribal: 'Tribal',
  AANAPISI: 'Asian American and Pacific Islander-serving',
  PBI: 'Predominantly Black',
  ANNH: 'Alaska Native and Native Hawaiian-serving',
  NASNTI: 'Native American-serving',
  'women only': 'Women’s college',
  'men only': 'Men’s college',
  'distance only': 'Online only',
}

export function campusRows({ rules }: Pick<Catalog, 'rules'>, college: College): CollegePage['campus'] {
  const missions = missionsNow(college, rules.get(college.unitid)).flatMap(
    (mission) => communities[mission] ?? [],
  )
  return [
    { label: 'Setting', value: capital(settingOf(college.locale)) },
    ...(missions.length > 0 ? [{ label: 'Community', value: missions.join(', ') }] : []),
    { label: 'Sports', value: sports(college) },
    { label: 'ROTC', value: rotc(college) },
    { label: 'Study abroad', value: said(college.studyAbroad) },
    { label: 'Research for undergraduates', value: said(college.undergraduateResearch) },
    { label: 'Credit for AP exams', value: said(college.apCredit) },
    { label: 'Yellow Ribbon, for veterans', value: said(college.yellowRibbon) },
    { label: 'Day care for students’ children', value: said(college.dayCare) },
    { label: 'Faith', value: faith(college) },
  ]
}

export const campusYear = (catalog: Catalog) => columnSource(catalog, 'religion').year

export function linksOf({ links }: College): CollegePage['links'] {
  const named = [
    ['Application', links.application],
    ['Admissions office', links.admissions],
    ['Financial aid', links.aid],
    ['Net price calculator', links.netPrice],
    ['Website', links.website],
  ] as const
  return named.flatMap(([label, href]) => (href ? [{ label, href }] : []))
}
