import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { buildColleges } from '#catalog/build/colleges/colleges.ts'
import { files } from '#catalog/build/reading/sources.ts'
import type { College } from '#catalog/facts.ts'

// Source files in the real format with made-up rows, in a folder that is removed after the test.

type Cells = Record<string, string>
type Name = keyof typeof files
/** Changes to the sample: cells by source; null leaves the college out of that source. */
export type Changes = Partial<Record<Name, Cells | null>>

const unitid = '900001'
const sample: Record<Name, Cells> = {
  directory: {
    OPEID: '00309000',
    INSTNM: 'Sample State University',
    CITY: 'Dayton',
    STABBR: 'OH',
    LATITUDE: '39.758948',
    LONGITUD: '-84.191607',
    WEBADDR: 'www.sample.edu/',
    CONTROL: '1',
    LOCALE: '12',
    SECTOR: '1',
    HBCU: '2',
    TRIBAL: '2',
    CYACTIVE: '1',
    CLOSEDAT: '-2',
    C21BASIC: '18',
  },
  characteristics: {
    LEVEL5: '1',
    FT_FTUG: '1',
    OPENADMP: '2',
    RELAFFIL: '-2',
    SLO5: '0',
    SLO51: '0',
    SLO52: '0',
    SLO53: '0',
    SLO6: '1',
    SLOA: '0',
    CREDITS3: '1',
    VET1: '0',
    STUSRV8: '-2',
    ASSOC1: '1',
    ASSOC2: '0',
    SPORT1: '1',
    CONFNO1: '-2',
    CONFNO2: '107',
    CONFNO4: '107',
  },
  admissions: {
    ADMCON1: '1',
    ADMCON2: '5',
    ADMCON3: '1',
    ADMCON5: '5',
    ADMCON7: '5',
    ADMCON11: '5',
    ADMCON12: '3',
    XAPPLCN: 'R',
    APPLCN: '10000',
    XADMSSN: 'R',
    ADMSSN: '6000',
    XENRLT: 'R',
    ENRLT: '1500',
    SATNUM: '600',
    ACTNUM: '300',
    XSATPCT: 'R',
    SATPCT: '40',
    XACTPCT: 'R',
    ACTPCT: '20',
    XSATVR25: 'R',
    SATVR25: '550',
    SATVR50: '600',
    SATVR75: '650',
    XSATMT25: 'R',
    SATMT25: '560',
    SATMT50: '610',
    SATMT75: '660',
    XACTCM25: 'R',
    ACTCM25: '22',
    ACTCM50: '25',
    ACTCM75: '28',
  },
  scorecard: {
    CURROPER: '1',
    ADM_RATE: '0.61',
    TUITIONFEE_IN: '11000',
    TUITIONFEE_OUT: '27000',
    ROOMBOARD_ON: '12000',
    ROOMBOARD_OFF: '11000',
    BOOKSUPPLY: '1000',
    COSTT4_A: '26000',
    NPT4_PUB: '17000',
    NPT41_PUB: '9000',
    NPT42_PUB: '11000',
    NPT43_PUB: '15000',
    NPT44_PUB: '20000',
    NPT45_PUB: '24000',
    NPT4_PRIV: 'NA',
    NPT41_PRIV: 'NA',
    NPT42_PRIV: 'NA',
    NPT43_PRIV: 'NA',
    NPT44_PRIV: 'NA',
    NPT45_PRIV: 'NA',
    UGDS: '15000',
    UGDS_HISP: '0.3',
    UGDS_BLACK: '0.1',
    UG25ABV: '0.1234',
    STUFACR: '17',
    FIRST_GEN: '0.345',
    RET_FT4: '0.87',
    MD_EARN_WNE_P10: '52000',
    GRAD_DEBT_MDN: '22000',
    HSI: '0',
    AANAPII: '0',
    PBI: '0',
    ANNHI: '0',
    NANTI: '0',
    WOMENONLY: '0',
    MENONLY: '0',
    DISTANCEONLY: '0',
  },
  newerTuition: { TUITION_2024_25: '' },
  graduation: { GBA4RTT: '45', GBA6RTT: '65', PGBA6RT: '58', GBATRRT: '20', GRRTTOT: '64' },
  aid: {
    XUPGRNTP: 'R',
    UPGRNTP: '28',
    XIGRNT_P: 'R',
    IGRNT_P: '69',
    XIGRNT_A: 'R',
    IGRNT_A: '10821',
  },
  twelveMonths: { E12UGTRN: '640', PCTE12UGDEEXC: '12' },
  charges: { XCHG1AY3: 'R', CHG1AY3: '4000', XCHG2AY3: 'R', CHG2AY3: '5000' },
  firstYearsByState: { unitid, state: 'OH', first_years: '100' },
  firstYearsInOut: {
    unitid,
    in_state: '100',
    out_of_state: '0',
    foreign: '0',
    unknown: '0',
    first_years: '100',
    detail: 'by-state',
  },
  residencyRates: {
    unitid,
    entering_fall: '2024',
    applied_in_state: '4000',
    admitted_in_state: '3000',
    applied_out_of_state: '6000',
    admitted_out_of_state: '3000',
    international_separate: 'yes',
  },
  conferences: { CONFNO: '107', DIVISION_DERIVED: 'NCAA Division I' },
  completions: { CIPCODE: '11.0701', AWLEVEL: '5', CTOTALT: '120' },
  fieldEarnings: { CIPCODE4: '1107', CREDLEV: '3', EARN_MDN_5YR: '91000' },
}

const cohortColumns = [
  'TUITIONFEE_IN',
  'TUITIONFEE_OUT',
  'COSTT4_A',
  'ROOMBOARD_ON',
  'ROOMBOARD_OFF',
  'BOOKSUPPLY',
  'NPT4_PUB',
  'NPT41_PUB',
  'UGDS',
  'STUFACR',
  'UG25ABV',
  'FIRST_GEN',
  'RET_FT4',
  'MD_EARN_WNE_P10',
  'MD_EARN_WNE_5YR',
  'GRAD_DEBT_MDN',
  'HSI',
]

/** A folder of sources with one college, unchanged or changed; `with` adds lines to a source. */
export function sampleSources(changes: Changes = {}, more: Partial<Record<Name, Cells[]>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-sources-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), packed(file, text))
  }
  for (const name of Object.keys(files) as Name[]) {
    // Object.keys does not know the keys of a literal.
    const { file, columns } = files[name]
    const change = changes[name]
    const first = change === null ? { UNITID: '999999' } : { UNITID: unitid, ...sample[name], ...change }
    const lines = [
      first,
      ...(more[name] ?? []).map((cells) => ({ UNITID: unitid, ...sample[name], ...cells })),
    ]
    write(file, csv(columns, lines))
  }
  write('colleges/scorecard/dict/Most_Recent_Inst_Cohort_Map.csv.gz', cohortMap)
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const cohortMap = `Variable Name;"Cohort/Measure in ""Most Recent"" Datafile"\n${cohortColumns
  .map((column) => `${column};AcadYr 2023-24, reported in IPEDS DCY2023-24\n`)
  .join('')}`

const csv = (columns: readonly string[], lines: readonly Cells[]) =>
  `\uFEFF${columns.join(',')}\r\n${lines
    .map((line) => `${columns.map((column) => quoted(line[column] ?? '')).join(',')}\r\n`)
    .join('')}`
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The college that the builder makes of the sample with these changes; null if it is left out. */
export function sampleCollege(
  changes: Changes = {},
  more: Partial<Record<Name, Cells[]>> = {},
): College | null {
  const { folder, remove } = sampleSources(changes, more)
  try {
    return buildColleges(folder, new Map()).colleges[0] ?? null
  } finally {
    remove()
  }
}

export function packed(file: string, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  if (file.endsWith('.gz')) return gzipSync(bytes)
  return file.endsWith('.zip') ? zipOf('table.csv', bytes) : bytes
}

/** An archive of one file: local header, body, central directory, end. */
function zipOf(name: string, bytes: Uint8Array): Uint8Array {
  const body = deflateRawSync(bytes)
  const common = Buffer.alloc(26) // from 'version needed' to the length of the extra field
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(body.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), body])
  const entry = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  Buffer.from('504b0506', 'hex').copy(end)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
