import { nicknamesOf } from '#catalog/build/by-hand/nicknames.ts'
import { ipedsAnswer, ipedsFact, percent, scorecardFact } from '#catalog/build/reading/absence.ts'
import { readCohorts } from '#catalog/build/reading/cohorts.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { byCollege, files, type Line } from '#catalog/build/reading/sources.ts'
import { readSource } from '#catalog/build/reading/tables.ts'
import { faithOf } from '#catalog/colleges/table/faith.ts'
import type { College, Mission, Program, Provenance, ResidencyRates } from '#catalog/facts.ts'
import { stateCode } from '#contract/states.ts'
import { admissionOf } from './admission.ts'
import { place, titled } from './directory.ts'
import { flagsOf } from './flags.ts'
import { linksOf } from './links.ts'
import { costOf, netPriceOf, tuitionOf } from './money.ts'
import { readPrograms } from './programs.ts'
import { provenanceOf } from './provenance.ts'
import { religionByCode } from './religions.ts'
import { readResidencyRates } from './residency-rates.ts'
import { type DropReason, dropReason } from './universe.ts'

export type BuiltColleges = {
  colleges: College[]
  dropped: { name: string; state: string; reason: DropReason }[]
  provenance: ReadonlyMap<string, Provenance>
}

type Lines = {
  directory: Line<'directory'>
  characteristics: Line<'characteristics'>
  admissions: Line<'admissions'> | undefined
  scorecard: Line<'scorecard'> | undefined
  charges: Line<'charges'> | undefined
  newerTuition: Line<'newerTuition'> | undefined
  graduation: Line<'graduation'> | undefined
  aid: Line<'aid'> | undefined
  twelveMonths: Line<'twelveMonths'> | undefined
  residencyRates: ResidencyRates | undefined
}
type Shared = {
  tuitionYear: string
  /** By the number of a conference. */
  divisions: ReadonlyMap<string, string | null>
}

export function buildColleges(from: string, ownNicknames: ReadonlyMap<number, string[]>): BuiltColleges {
  const directories = byCollege(from, 'directory')
  const characteristics = byCollege(from, 'characteristics')
  const admissions = byCollege(from, 'admissions')
  const scorecards = byCollege(from, 'scorecard')
  const charges = byCollege(from, 'charges')
  const newerTuition = byCollege(from, 'newerTuition')
  const graduation = byCollege(from, 'graduation')
  const aid = byCollege(from, 'aid')
  const twelveMonths = byCollege(from, 'twelveMonths')
  const residencyRates = readResidencyRates(from)
  const programs = readPrograms(from)
  const year = readCohorts(from)
  const shared = { tuitionYear: year('TUITIONFEE_IN'), divisions: readDivisions(from) }
  const built: BuiltColleges = { colleges: [], dropped: [], provenance: provenanceOf(year) }
  for (const [unitid, directory] of [...directories].sort(([a], [b]) => a - b)) {
    const ic = characteristics.get(unitid)
    const scorecard = scorecards.get(unitid)
    const reason = dropReason({ directory, characteristics: ic, scorecard })
    if (reason || !ic) {
      if (reason) built.dropped.push({ name: directory.INSTNM, state: directory.STABBR, reason })
      continue
    }
    const lines: Lines = {
      directory,
      characteristics: ic,
      scorecard,
      admissions: admissions.get(unitid),
      charges: charges.get(unitid),
      newerTuition: newerTuition.get(unitid),
      graduation: graduation.get(unitid),
      aid: aid.get(unitid),
      twelveMonths: twelveMonths.get(unitid),
      residencyRates: residencyRates.get(unitid),
    }
    built.colleges.push(
      collegeOf(unitid, lines, shared, programs.get(unitid) ?? [], ownNicknames.get(unitid) ?? []),
    )
  }
  return built
}

function readDivisions(from: string): Shared['divisions'] {
  return new Map(readSource(from, files.conferences).map((row) => [row.CONFNO, row.DIVISION_DERIVED || null]))
}

function collegeOf(
  unitid: number,
  lines: Lines,
  shared: Shared,
  programs: readonly Program[],
  own: readonly string[],
): College {
  const { directory, characteristics: ic, scorecard } = lines
  const state = stateCode(directory.STABBR)
  if (!state) throw new SourceError(files.directory.file, `STABBR ${directory.STABBR} is not a state`)
  const isPublic = directory.CONTROL === '1'
  const name = titled(directory.INSTNM)
  const religion = religionByCode(ic.RELAFFIL)
  const college: Omit<College, 'flags'> = {
    unitid,
    name,
    nicknames: nicknamesOf(name, directory.CITY, directory.IALIAS, own),
    city: directory.CITY,
    state,
    latitude: place(directory.LATITUDE),
    longitude: place(directory.LONGITUD),
    links: linksOf(directory),
    control: isPublic ? 'public' : 'private',
    locale: Number(directory.LOCALE),
    ...studentsOf(lines),
    admission: { ...admissionOf(lines), byResidency: lines.residencyRates ?? null },
    tuition: tuitionOf(unitid, isPublic, scorecard, lines.charges, lines.newerTuition, shared.tuitionYear),
    cost: costOf(unitid, scorecard),
    netPrice: netPriceOf(unitid, isPublic, scorecard),
    grants: grantsOf(lines),
    transfersIn: ipedsFact(files.twelveMonths.file, lines.twelveMonths?.E12UGTRN ?? ''),
    outcomes: outcomesOf(lines),
    missions: missionsOf(lines),
    religion,
    faith: faithOf(religion),
    rotc: (['Army', 'Navy', 'Air Force'] as const).filter(
      (_, service) => [ic.SLO51, ic.SLO52, ic.SLO53][service] === '1',
    ),
    anyRotc: offered(ic.SLO5),
    studyAbroad: offered(ic.SLO6),
    undergraduateResearch: offered(ic.SLOA),
    apCredit: offered(ic.CREDITS3),
    yellowRibbon: offered(ic.VET1),
    dayCare: offered(ic.STUSRV8),
    athletics: athleticsOf(ic, shared.divisions),
    programs,
  }
  return { ...college, flags: flagsOf(college, lines) }
}

/** A box ticked or left empty. */
const offered = (cell: string) => ipedsAnswer(files.characteristics.file, cell, '0')

function studentsOf({ scorecard, aid, twelveMonths }: Lines) {
  const of = (cell: string | undefined) => scorecardFact(files.scorecard.file, cell)
  return {
    undergraduates: of(scorecard?.UGDS),
    studentFacultyRatio: of(scorecard?.STUFACR),
    shareOver25: percent(of(scorecard?.UG25ABV)),
    shareOnline: ipedsFact(files.twelveMonths.file, twelveMonths?.PCTE12UGDEEXC ?? ''),
    pellShare: ipedsFact(files.aid.file, aid?.UPGRNTP ?? '', aid?.XUPGRNTP),
    firstGenerationShare: percent(of(scorecard?.FIRST_GEN)),
  }
}

/** If nobody got a grant, its average is not applicable. */
const grantsOf = ({ aid }: Lines): College['grants'] => ({
  share: ipedsFact(files.aid.file, aid?.IGRNT_P ?? '', aid?.XIGRNT_P),
  average: ipedsFact(files.aid.file, aid?.IGRNT_A ?? '', aid?.XIGRNT_A),
})

function outcomesOf({ graduation, scorecard }: Lines): College['outcomes'] {
  const of = (cell: string | undefined) => scorecardFact(files.scorecard.file, cell)
  return {
    graduation4: ipedsFact(files.graduation.file, graduation?.GBA4RTT ?? ''),
    graduation6: ipedsFact(files.graduation.file, graduation?.GBA6RTT ?? ''),
    graduation6Pell: ipedsFact(files.graduation.file, graduation?.PGBA6RT ?? ''),
    retention: percent(of(scorecard?.RET_FT4)),
    earnings: of(scorecard?.MD_EARN_WNE_P10),
    debt: of(scorecard?.GRAD_DEBT_MDN),
  }
}

/**
 * The share by which the law defines a mission, against that of the same line: some lines carry the flag far below it. Two
 * points are left for another year, and because the law counts full-time equivalents, this share heads.
 */
const isUnder = (share: string, least: number) => Number(share) * 100 < least - 2

function missionsOf({ directory, scorecard }: Lines): Mission[] {
  const held: [Mission, boolean][] = [
    ['HBCU', directory.HBCU === '1'],
    ['HSI', scorecard?.HSI === '1' && !isUnder(scorecard.UGDS_HISP, 25)],
    ['Tribal', directory.TRIBAL === '1'],
    ['AANAPISI', scorecard?.AANAPII === '1'],
    ['PBI', scorecard?.PBI === '1' && !isUnder(scorecard.UGDS_BLACK, 40)],
    ['ANNH', scorecard?.ANNHI === '1'],
    ['NASNTI', scorecard?.NANTI === '1'],
    ['women only', scorecard?.WOMENONLY === '1'],
    ['men only', scorecard?.MENONLY === '1'],
    ['distance only', scorecard?.DISTANCEONLY === '1'],
  ]
  return held.flatMap(([mission, holds]) => (holds ? [mission] : []))
}

/** The division of its conference in basketball, else track, else football: good enough for a filter, not for a claim. */
function athleticsOf(ic: Line<'characteristics'>, divisions: Shared['divisions']): College['athletics'] {
  const division = [ic.CONFNO2, ic.CONFNO4, ic.CONFNO1]
    .map((conference) => divisions.get(conference))
    .find((known) => known !== undefined)
  return {
    ncaa: offered(ic.ASSOC1),
    naia: offered(ic.ASSOC2),
    football: ipedsAnswer(files.characteristics.file, ic.SPORT1, '2'),
    division: division ?? null,
  }
}
