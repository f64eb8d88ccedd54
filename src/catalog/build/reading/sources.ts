import type { Provenance } from '#catalog/facts.ts'
import { readSource, type Source } from './tables.ts'

// Every file the colleges come from: the columns we read, the name of the source, and its year. The years of Scorecard
// columns are in their own map (cohorts.ts), since each column has its own.

const scorecard = 'College Scorecard'

export const named = {
  directory: { source: 'IPEDS Directory', year: '2024-25' },
  admissions: { source: 'IPEDS Admissions', year: 'fall 2024' },
  characteristics: { source: 'IPEDS Institutional Characteristics', year: '2024-25' },
  graduation: { source: 'IPEDS Graduation Rates', year: 'students who entered in 2018' },
  aid: { source: 'IPEDS Student Financial Aid', year: '2023-24' },
  completions: { source: 'IPEDS Completions', year: '2023-24' },
  newerTuition: { source: 'College Scorecard API', year: '2024-25' },
  residence: { source: 'IPEDS Fall Enrollment, residence of first-years', year: 'fall 2024' },
  twelveMonths: { source: 'IPEDS 12-Month Enrollment', year: '2023-24' },
  charges: { source: 'IPEDS Institutional Characteristics, student charges', year: '2023-24' },
  commonDataSets: { source: 'Common Data Set of the college', year: 'fall 2023 to fall 2025' },
} as const satisfies Record<string, Provenance>
export const scorecardName = scorecard

export const files = {
  directory: {
    file: 'colleges/ipeds/HD2024.zip',
    columns: [
      'UNITID',
      'OPEID',
      'INSTNM',
      'IALIAS',
      'CITY',
      'STABBR',
      'LATITUDE',
      'LONGITUD',
      'WEBADDR',
      'ADMINURL',
      'APPLURL',
      'FAIDURL',
      'NPRICURL',
      'CONTROL',
      'LOCALE',
      'SECTOR',
      'HBCU',
      'TRIBAL',
      'CYACTIVE',
      'CLOSEDAT',
      'C21BASIC',
    ],
  },
  characteristics: {
    file: 'colleges/ipeds/IC2024.zip',
    columns: [
      'UNITID',
      'LEVEL5',
      'FT_FTUG',
      'OPENADMP',
      'RELAFFIL',
      'SLO5',
      'SLO51',
      'SLO52',
      'SLO53',
      'SLO6',
      'SLOA',
      'CREDITS3',
      'VET1',
      'STUSRV8',
      'ASSOC1',
      'ASSOC2',
      'SPORT1',
      'CONFNO1',
      'CONFNO2',
      'CONFNO4',
    ],
  },
  admissions: {
    file: 'colleges/ipeds/adm2024.csv.gz',
    columns: [
      'UNITID',
      'ADMCON1',
      'ADMCON2',
      'ADMCON3',
      'ADMCON5',
      'ADMCON7',
      'ADMCON11',
      'ADMCON12',
      'XAPPLCN',
      'APPLCN',
      'XADMSSN',
      'ADMSSN',
      'XENRLT',
      'ENRLT',
      'SATNUM',
      'ACTNUM',
      'XSATPCT',
      'SATPCT',
      'XACTPCT',
      'ACTPCT',
      'XSATVR25',
      'SATVR25',
      'SATVR50',
      'SATVR75',
      'XSATMT25',
      'SATMT25',
      'SATMT50',
      'SATMT75',
      'XACTCM25',
      'ACTCM25',
      'ACTCM50',
      'ACTCM75',
    ],
  },
  scorecard: {
    file: 'colleges/scorecard/scorecard_core_degree-granting.csv.gz',
    columns: [
      'UNITID',
      'CURROPER',
      'ADM_RATE',
      'TUITIONFEE_IN',
      'TUITIONFEE_OUT',
      'ROOMBOARD_ON',
      'ROOMBOARD_OFF',
      'BOOKSUPPLY',
      'COSTT4_A',
      'NPT4_PUB',
      'NPT41_PUB',
      'NPT42_PUB',
      'NPT43_PUB',
      'NPT44_PUB',
      'NPT45_PUB',
      'NPT4_PRIV',
      'NPT41_PRIV',
      'NPT42_PRIV',
      'NPT43_PRIV',
      'NPT44_PRIV',
      'NPT45_PRIV',
      'UGDS',
      'UGDS_HISP',
      'UGDS_BLACK',
      'UG25ABV',
      'STUFACR',
      'FIRST_GEN',
      'RET_FT4',
      'MD_EARN_WNE_P10',
      'GRAD_DEBT_MDN',
      'HSI',
      'AANAPII',
      'PBI',
      'ANNHI',
      'NANTI',
      'WOMENONLY',
      'MENONLY',
      'DISTANCEONLY',
    ],
  },
  newerTuition: {
    file: 'colleges/extras/scorecard_api_2026-04_subset_tuition_2024-25.csv',
    columns: ['UNITID', 'TUITION_2024_25'],
  },
  graduation: {
    file: 'colleges/ipeds/DRVGR2024.zip',
    columns: ['UNITID', 'GBA4RTT', 'GBA6RTT', 'PGBA6RT', 'GBATRRT', 'GRRTTOT'],
  },
  aid: {
    file: 'colleges/ipeds/SFA2324.zip',
    columns: ['UNITID', 'XUPGRNTP', 'UPGRNTP', 'XIGRNT_P', 'IGRNT_P', 'XIGRNT_A', 'IGRNT_A'],
  },
  twelveMonths: { file: 'colleges/ipeds/DRVEF122024.zip', columns: ['UNITID', 'E12UGTRN', 'PCTE12UGDEEXC'] },
  charges: {
    file: 'colleges/ipeds/ic2023_ay.csv.gz',
    columns: ['UNITID', 'XCHG1AY3', 'CHG1AY3', 'XCHG2AY3', 'CHG2AY3'],
  },
  firstYearsByState: {
    file: 'colleges/ipeds/ef2024c_first_years_by_state.csv.gz',
    columns: ['unitid', 'state', 'first_years'],
  },
  firstYearsInOut: {
    file: 'colleges/ipeds/ef2024c_in_out.csv.gz',
    columns: ['unitid', 'in_state', 'out_of_state', 'foreign', 'unknown', 'first_years', 'detail'],
  },
  residencyRates: {
    file: 'colleges/extras/residency_admit_rates_cds.csv',
    columns: [
      'unitid',
      'entering_fall',
      'applied_in_state',
      'admitted_in_state',
      'applied_out_of_state',
      'admitted_out_of_state',
      'international_separate',
    ],
  },
  conferences: {
    file: 'colleges/extras/ipeds_conference_division_derived.csv',
    columns: ['CONFNO', 'DIVISION_DERIVED'],
  },
  completions: {
    file: 'colleges/ipeds/c2024_a_firstmajor.csv.gz',
    columns: ['UNITID', 'CIPCODE', 'AWLEVEL', 'CTOTALT'],
  },
  fieldEarnings: {
    file: 'colleges/scorecard/scorecard_field_of_study_2025_flat.csv.gz',
    columns: ['UNITID', 'CIPCODE4', 'CREDLEV', 'EARN_MDN_5YR'],
  },
} as const satisfies Record<string, Source<string>>

type Files = typeof files
/** One line of a source, its columns by name: `Line<'admissions'>`. */
export type Line<Name extends keyof Files> = Readonly<Record<Files[Name]['columns'][number], string>>

/** The lines of a source by college. */
export function byCollege<Name extends keyof Files>(
  from: string,
  name: Name & KeyedByCollege,
): Map<number, Line<Name>> {
  const rows = readSource<string>(from, files[name])
  // readSource refuses a source without these columns
  return new Map(rows.map((row) => [Number(row.UNITID), row as Line<Name>]))
}

/** Those with one line a college and a UNITID. */
type KeyedByCollege = Exclude<
  keyof Files,
  'conferences' | 'completions' | 'fieldEarnings' | 'firstYearsByState' | 'firstYearsInOut' | 'residencyRates'
>
