import type { Catalog } from '#catalog/catalog.ts'
import { type CitedPath, factSource } from '#catalog/colleges/fact-source.ts'
import { locationOf } from '#catalog/colleges/location.ts'
import { collegeSearch } from '#catalog/colleges/resolver.ts'
import { scoresRule } from '#catalog/colleges/test-policy.ts'
import type { Absence, College, Fact } from '#catalog/facts.ts'
import { asFigure } from '#catalog/figures.ts'
import { majorSearch } from '#catalog/majors/reading/resolver.ts'
import { withSpecialties } from '#catalog/majors/reading/specialties/suggestions.ts'
import type { CollegeFacts, CollegeHit, MajorHit } from '#contract/colleges/look-up.ts'
import { netPricesByIncome, testPolicy } from '#engine/matching/say/figures.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { en } from '#words/en.ts'
import { worded } from '#words/told.ts'

const hits = 8

/** Public facts, for the form's type-ahead and for looking up one college. */
export function lookUp(catalog: Catalog) {
  const findMajors = withSpecialties(catalog, majorSearch(catalog))
  const findColleges = collegeSearch(catalog)

  const majors = (text: string): MajorHit[] =>
    findMajors(text, hits).map(({ id, title, description, graduates }) => ({
      id,
      title,
      description,
      graduates,
    }))

  const colleges = (text: string): CollegeHit[] =>
    findColleges(text, hits).map((college) => ({
      id: college.unitid,
      name: college.name,
      location: locationOf(college),
    }))

  const origin = (college: College, path: CitedPath) => factSource(catalog, college, path)

  const figure = (college: College, path: CitedPath, fact: Fact) => asFigure(fact, origin(college, path))

  function range(college: College, test: 'sat' | 'act'): CollegeFacts['sat'] {
    const fact = college.admission[test]
    const { source, year } = origin(college, `admission.${test}`)
    return typeof fact === 'string'
      ? { low: null, high: null, year, source, absent: absentScores(fact, college) }
      : { low: fact.low, high: fact.high, year, source, absent: null }
  }

  function figures(college: College): CollegeFacts['figures'] {
    const { admission, tuition, cost, netPrice, outcomes } = college
    return {
      acceptanceRate: figure(college, 'admission.rate', admission.rate),
      applications: figure(college, 'admission.applications', admission.applications),
      undergraduates: figure(college, 'undergraduates', college.undergraduates),
      studentFacultyRatio: figure(college, 'studentFacultyRatio', college.studentFacultyRatio),
      inStateTuition: figure(college, 'tuition.inState', tuition.inState),
      outOfStateTuition: figure(college, 'tuition.outOfState', tuition.outOfState),
      costOfAttendance: figure(college, 'cost.attendance', cost.attendance),
      roomAndBoard: figure(college, 'cost.roomAndBoard', cost.roomAndBoard),
      netPrice: figure(college, 'netPrice.average', netPrice.average),
      graduationRate: figure(college, 'outcomes.graduation6', outcomes.graduation6),
      fourYearGraduationRate: figure(college, 'outcomes.graduation4', outcomes.graduation4),
      retentionRate: figure(college, 'outcomes.retention', outcomes.retention),
      medianEarnings: figure(college, 'outcomes.earnings', outcomes.earnings),
      medianDebt: figure(college, 'outcomes.debt', outcomes.debt),
      pellShare: figure(college, 'pellShare', college.pellShare),
      firstGenerationShare: figure(college, 'firstGenerationShare', college.firstGenerationShare),
    }
  }

  const about = (college: College): CollegeFacts['about'] => ({
    location: origin(college, 'city'),
    control: origin(college, 'control'),
    setting: origin(college, 'locale'),
    religion: origin(college, 'religion'),
    openAdmission: origin(college, 'admission.open'),
    testPolicy: policyOrigin(college),
  })

  function policyOrigin(college: College) {
    const rule = scoresRule(catalog.rules.get(college.unitid))
    return rule ? { source: rule.source, year: `read ${rule.read}` } : origin(college, 'admission.tests')
  }

  function facts(unitid: number): CollegeFacts {
    const college = catalog.collegeById.get(unitid)
    if (!college) throw new AppError('not_found', 'We do not know this college.')
    const { links, programs, religion } = college
    const policy = testPolicy(catalog, college)
    return {
      id: unitid,
      name: college.name,
      location: locationOf(college),
      control: college.control,
      setting: settingOf(college.locale),
      religion: typeof religion === 'string' ? religion : null,
      religious: religion === null ? null : typeof religion === 'string',
      missions: [...college.missions],
      links: {
        website: links.website,
        admissions: links.admissions,
        application: links.application,
        aid: links.aid,
        netPriceCalculator: links.netPrice,
      },
      openAdmission: college.admission.open,
      testPolicy: policy && worded(en, policy),
      scoresAgain: scoresRule(catalog.rules.get(unitid))?.sentence ?? null,
      sat: range(college, 'sat'),
      act: range(college, 'act'),
      figures: figures(college),
      netPriceByIncome: netPricesByIncome(catalog, college),
      about: about(college),
      programs: Array.from(programs, ({ family, awards, earnings }) => ({
        id: family,
        title: catalog.majorById.get(family)?.title ?? family,
        graduates: awards,
        earnings: figure(college, 'programs.earnings', earnings),
      })),
      dataVersion: catalog.version,
    }
  }

  return { majors, colleges, facts }
}
export type LookUp = ReturnType<typeof lookUp>

/** The first digit of an NCES locale code. */
function settingOf(locale: number): CollegeFacts['setting'] {
  const settings = ['city', 'suburb', 'town', 'rural'] as const
  return settings[Math.floor(locale / 10) - 1] ?? 'town'
}

/** The source also says "not applicable" if nobody sent an optional score. Readers would take that for a policy. */
function absentScores(absent: Absence, { admission }: College): Absence {
  const unused = admission.open || admission.tests === 'not considered'
  return absent === 'not applicable' && !unused ? 'not reported' : absent
}
