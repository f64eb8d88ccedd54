import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { subjects } from '#catalog/majors/tables/occupations.ts'
import { packed } from './sample-sources.ts'

// Source files of majors and careers in the real format, with a few made-up rows.

const lines = (...rows: string[]) => `${rows.join('\n')}\n`
const rated = ['15-1252.00', '25-1021.00', '29-1215.00', '35-9011.00', '19-4021.00']

const interests = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']
const interestRows = rated.flatMap((soc) =>
  interests.map((name, at) => `${soc}\tx\t1.B.1\t${name}\tOI\tx\t${[2.5, 6.1, 3, 2, 2.2, 5][at]}`),
)
const knowledgeRows = rated
  .filter((soc) => soc !== '35-9011.00')
  .flatMap((soc) =>
    subjects.flatMap((name) => [`${soc}\tx\t2.C\t${name}\tIM\tx\t3.25`, `${soc}\tx\t2.C\t${name}\tLV\tx\t7`]),
  )
const scoreHeader = 'O*NET-SOC Code\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value'

const sources: Readonly<Record<string, string>> = {
  'colleges/ipeds/c2024_a_firstmajor.csv.gz': lines(
    'UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT,CTOTALM,CTOTALW',
    '1,11.0701,1,5,30,20,10',
    '2,11.0701,1,5,12,6,6',
    '2,11.0701,1,7,900,1,1',
    '2,26.0101,1,5,5,1,4',
    '3,14.1001,1,5,8,4,4',
    '2,16.1301,1,5,0,0,0',
    '2,99,1,5,47,1,1',
  ),
  'careers/cip/CIPCode2020.csv.gz': lines(
    '"CIPFamily","CIPCode","Action","TextChange","CIPTitle","CIPDefinition","CrossReferences","Examples"',
    '="11",="11.07","Moved from",no,"Old Computing.","Gone.","",',
    '="11",="11.07","No substantive changes",no,"Computer Science.","See 11.0701.","",',
    '="11",="11.0701","No substantive changes",no,"Computer Science.","A program on compilers, algorithms.","","Examples: - Computing Theory, - Algorithms"',
    '="14",="14.10","New",no,"Electrical Engineering.","See below.","",',
    '="26",="26.01","New",no,"Biology, General.","See below.","",',
    '="26",="26.0101","New",no,"Biology/Biological Sciences, General.","Organisms and cells.","",',
    '="26",="26.0199","Deleted",no,"Old Biology.","Gone.","",',
  ),
  'careers/cip/CIP2020_SOC2018_Crosswalk.csv': lines(
    'CIP2020Code,CIP2020Title,SOC2018Code,SOC2018Title',
    '11.0701,Computer Science.,15-1252,Software Developers',
    '11.0701,Computer Science.,25-1021,"Computer Science Teachers, Postsecondary"',
    '11.0701,Computer Science.,11-1021,General and Operations Managers',
    '16.1301,Celtic.,15-1252,Software Developers',
    '26.0101,Biology.,19-4021,Biological Technicians',
    '24.0101,Liberal Arts.,99-9999,NO MATCH',
  ),
  'careers/onet-29.3/Occupation_Data.tsv.gz': lines(
    'O*NET-SOC Code\tTitle\tDescription',
    '11-1021.00\tGeneral and Operations Managers\tx',
    '15-1252.00\tSoftware Developers\tx',
    '19-4021.00\tBiological Technicians\tx',
    '25-1021.00\tComputer Science Teachers, Postsecondary\tx',
    '27-2011.00\tActors\tx',
    '29-1215.00\tFamily Medicine Physicians\tx',
    '35-9011.00\tDining Room Attendants\tx',
    '13-1022.00\tWholesale and Retail Buyers, Except Farm Products\tx',
  ),
  'careers/onet-29.3/Job_Zones.tsv.gz': lines(
    'O*NET-SOC Code\tTitle\tJob Zone\tDate\tDomain Source',
    ...rated.map((soc) => `${soc}\tx\t4\tx\tx`),
  ),
  'careers/onet-29.3/Interests.tsv.gz': lines(
    scoreHeader,
    ...interestRows,
    '15-1252.00\tx\t1.B.1.g\tFirst Interest High-Point\tIH\tx\t2',
  ),
  'careers/onet-29.3/Knowledge.tsv.gz': lines(scoreHeader, ...knowledgeRows),
  'careers/onet-29.3/Alternate_Titles.tsv.gz': lines(
    'O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)',
    '15-1252.00\tx\tApp Developer\t\t08',
    '15-1252.00\tx\tSenior Distributed Systems Wizard\t\t08',
    '25-1021.00\tx\tComputing Professor\t\t08',
    '29-1215.00\tx\tFamily Doctor\t\t08',
  ),
  'careers/onet-29.3/Sample_of_Reported_Titles.tsv.gz': lines(
    'O*NET-SOC Code\tTitle\tReported Job Title\tShown in My Next Move',
    '15-1252.00\tx\tSoftware Engineer (SWE)\tY',
  ),
  'careers/bls/oews_national_M2025_slim.tsv': lines(
    'OCC_CODE\tOCC_TITLE\tO_GROUP\tTOT_EMP\tA_MEDIAN',
    '15-1250\tSoftware\tbroad\t1\t1',
    '15-1252\tSoftware Developers\tdetailed\t1\t135000',
    '13-1020\tBuyers\tdetailed\t1\t77710',
    '27-2011\tActors\tdetailed\t1\t*',
    '29-1215\tFamily Medicine Physicians\tdetailed\t1\t#',
  ),
  'careers/bls/ep_2024-34_table1.2.tsv': lines(
    'title\tsoc\ttype\tchg_pct\topenings_k_per_year\tentry_education\tooh_url',
    "Software developers\t15-1252\tLine item\t-1.5\t0.0\tBachelor's degree\thttps://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm",
    "Buyers\t13-1020\tLine item\t5.8\t49.7\tBachelor's degree\t",
    'Management\t11-0000\tSummary\t6.1\t1147.9\t—\t',
  ),
  'careers/derived/soc-bls-alias.json': '{"note":"x","map":{"13-1022":"13-1020"}}\n',
}

const words: Readonly<Record<string, string>> = {
  'majors.tsv': lines(
    'family\ttitle\tdescription\taliases',
    '11.07\tComputer Science\tCode and proofs.\tcs; comp sci',
  ),
  'majors-small.tsv': lines(
    'family\ttitle\tdescription\taliases',
    '98.01\tNobodys Major\tNot awarded.\tnone',
  ),
  'careers.tsv': lines(
    'soc\tdescription\tstudyPath',
    '11-1021\tThey manage.\tAny degree.',
    '13-1022\tThey buy.\tA business degree.',
    '15-1252\tThey write code.\tA computing degree.',
    '19-4021\tThey test samples.\tA biology degree.',
    '27-2011\tThey act.\tA theater degree.',
    '29-1215\tThey heal.\tMedical school.',
  ),
  'by-hand.tsv': lines('family\tcareers\trelated\treportedUnder', '26.01\t29-1215 19-4021\t11.07\t98.01'),
  'specialties.tsv': lines(
    'id\ttitle\tcodes\talso\tnear\twithin\tnames',
    '11.0701\tComputer Science\t11.0701\t\t\t\t',
  ),
  'everyday.tsv': lines('phrases\tfamilies', 'robots; make apps\t11.07 98.01', 'doctor\tpre-medicine'),
}

/** Folders of sources and texts, removed after the test; a change replaces the text of a file. */
export function sampleStudies(changes: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-studies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, bytes: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  for (const [file, text] of Object.entries(sources)) write(file, packed(file, changes[file] ?? text))
  for (const [file, text] of Object.entries(words)) write(`words/${file}`, changes[`words/${file}`] ?? text)
  return { from: folder, words: join(folder, 'words') }
}
