import type { Agreement } from '#catalog/agreements/agreement.ts'
import type { Associates } from '#catalog/associates/associates.ts'
import type { ForeignUniversity, FormerCollege, SchoolNames } from '#catalog/colleges/names/other-names.ts'
import type { College, Place, Provenance } from '#catalog/facts.ts'
import type { Flows } from '#catalog/flows/origins.ts'
import type { Career, Major, MajorTerms, Occupation, Specialty } from '#catalog/majors/major.ts'
import type { QuizRow } from '#catalog/quiz-rows.ts'
import type { KnownRounds } from '#catalog/rounds/round.ts'
import type { Rule } from '#catalog/rules/rule.ts'
import type { ScholarshipProgram } from '#catalog/scholarships/scholarship.ts'
import type { TradeSchool } from '#catalog/two-year/trade-school.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { StateCode } from '#contract/states.ts'

export type Catalog = {
  version: string
  colleges: readonly College[]
  twoYearColleges: readonly TwoYearCollege[]
  tradeSchools: readonly TradeSchool[]
  nursingAssociates: Associates
  flows: Flows
  /** Where each state's students live: for distances in miles. */
  stateCenters: ReadonlyMap<StateCode, Place>
  /** The same of those whose ZIP codes begin with three digits: within a county or so. */
  zipPrefixes: ReadonlyMap<string, Place>
  /** Rules by college, of all kinds. */
  rules: ReadonlyMap<number, readonly Rule[]>
  /** Early rounds of application by college, where we know of one. */
  rounds: ReadonlyMap<number, KnownRounds>
  /** Between states, about tuition at their public colleges. */
  agreements: readonly Agreement[]
  majors: readonly Major[]
  careers: ReadonlyMap<string, Career>
  /** For the quiz. */
  occupations: readonly Occupation[]
  quizRows: readonly QuizRow[]
  scholarships: readonly ScholarshipProgram[]
  /** Subjects inside families that hold unlike ones, by id. */
  specialties: ReadonlyMap<string, Specialty>
  /** What free text about a major is compared with, beside titles and aliases. */
  terms: MajorTerms
  schools: readonly SchoolNames[]
  foreignUniversities: readonly ForeignUniversity[]
  formerColleges: readonly FormerCollege[]
  collegeById: ReadonlyMap<number, College>
  majorById: ReadonlyMap<string, Major>
  /** Source and year of every column, by a path such as 'admission.rate'. */
  provenance: ReadonlyMap<string, Provenance>
}
