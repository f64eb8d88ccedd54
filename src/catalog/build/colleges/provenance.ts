import { named, scorecardName } from '#catalog/build/reading/sources.ts'
import type { Provenance } from '#catalog/facts.ts'

/** Source and year of every fact of a college, by its path. `year` asks the Scorecard's own map. */
export function provenanceOf(year: (column: string) => string): ReadonlyMap<string, Provenance> {
  const scorecard = (column: string): Provenance => ({ source: scorecardName, year: year(column) })
  const of = (paths: string, provenance: Provenance) =>
    paths.split(' ').map((path): [string, Provenance] => [path, provenance])
  return new Map([
    ...of('unitid name city state latitude longitude control locale', named.directory),
    ...of('nicknames', { source: `${named.directory.source}; Lantern`, year: named.directory.year }),
    ...of('links.website links.admissions links.application links.aid links.netPrice', named.directory),
    ...of('undergraduates', scorecard('UGDS')),
    ...of('studentFacultyRatio', scorecard('STUFACR')),
    ...of('shareOver25', scorecard('UG25ABV')),
    ...of('pellShare', named.aid),
    ...of('firstGenerationShare', scorecard('FIRST_GEN')),
    ...of('admission.open', named.characteristics),
    ...of('admission.applications admission.admitted admission.rate admission.yield', named.admissions),
    ...of('admission.tests admission.sat admission.act', named.admissions),
    ...of('admission.satSubmitted admission.actSubmitted', named.admissions),
    ...of('admission.weighs.gpa admission.weighs.rank admission.weighs.record', named.admissions),
    ...of(
      'admission.weighs.recommendations admission.weighs.essay admission.weighs.legacy',
      named.admissions,
    ),
    ...of('tuition.inState tuition.year tuition.earlier', scorecard('TUITIONFEE_IN')),
    ...of('tuition.outOfState tuition.outOfStateYear', scorecard('TUITIONFEE_OUT')),
    // If a college's own tuition.year is this one, its price comes from the newer list.
    ...of('tuition.newer', named.newerTuition),
    ...of('cost.attendance', scorecard('COSTT4_A')),
    ...of('cost.roomAndBoard', scorecard('ROOMBOARD_ON')),
    ...of('cost.offCampus', scorecard('ROOMBOARD_OFF')),
    ...of('cost.books', scorecard('BOOKSUPPLY')),
    ...of('netPrice.average', scorecard('NPT4_PUB')),
    ...of('netPrice.byIncome', scorecard('NPT41_PUB')),
    ...of('outcomes.graduation4 outcomes.graduation6', named.graduation),
    ...of('outcomes.graduation6Pell', named.graduation),
    ...of('grants.share grants.average', named.aid),
    ...of('transfersIn', named.twelveMonths),
    ...of('shareOnline', named.twelveMonths),
    // Each college's own year stands beside its rates.
    ...of('admission.byResidency', named.commonDataSets),
    ...of('firstYears', named.residence),
    ...of('outcomes.retention', scorecard('RET_FT4')),
    ...of('outcomes.earnings', scorecard('MD_EARN_WNE_P10')),
    ...of('outcomes.debt', scorecard('GRAD_DEBT_MDN')),
    ...of('missions', { source: `${scorecardName}; ${named.directory.source}`, year: year('HSI') }),
    ...of('religion rotc anyRotc studyAbroad undergraduateResearch', named.characteristics),
    ...of('apCredit yellowRibbon dayCare', named.characteristics),
    ...of('faith', {
      source: `${named.characteristics.source}; Lantern's grouping`,
      year: named.characteristics.year,
    }),
    ...of('twoYear.tuition', named.charges),
    ...of('twoYear.trades', named.completions),
    ...of('stateCenter', {
      source: `${named.directory.source}; ${named.residence.source}; Lantern's middle of them`,
      year: named.residence.year,
    }),
    ...of('athletics.ncaa athletics.naia athletics.football', named.characteristics),
    ...of('athletics.division', {
      source: `${named.characteristics.source}; Lantern's mapping`,
      year: named.characteristics.year,
    }),
    ...of('programs programs.family programs.awards', named.completions),
    // The field-of-study file has no map of its own; its graduates are those of this column.
    ...of('programs.earnings', scorecard('MD_EARN_WNE_5YR')),
    ...of('flags', { source: 'Lantern', year: named.admissions.year }),
  ])
}
