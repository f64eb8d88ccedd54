import * as z from 'zod'
import { type College, type MajorProfile, type Report, withShared } from '#contract/matching/report.ts'
import type { WordsChecker } from '#server/platform/ai/checked-words.ts'
import type { Model } from '#server/platform/ai/model.ts'
import { type Now, second } from '#server/platform/clock.ts'
import { type Activities, activityText } from './activities.ts'
import { type CollegePack, collegePack, majorPack } from './fact-pack.ts'
import { countedIn, factsOf, missionsIn, namesOf } from './grounds.ts'
import { collegePrompt, majorPrompt } from './prompts.ts'

const patience = 12 * second
const fields = {
  matchReasoning: { name: 'matchReasoning', min: 40, max: 900 },
  campusVibe: { name: 'campusVibe', min: 40, max: 800 },
  description: { name: 'description', min: 60, max: 900 },
}

const text = z.string()
const perhaps = z.string().nullable().catch(null)
const CollegeWords = z.object({ matchReasoning: text, campusVibe: text })
/** If one text is missing or broken, the other is still used. */
const SomeCollegeWords = z
  .object({ matchReasoning: perhaps, campusVibe: perhaps })
  .refine((words) => words.matchReasoning !== null || words.campusVibe !== null)
const MajorWords = z.object({ description: text })

type Needs = {
  model: Pick<Model, 'kind' | 'ask'>
  check: WordsChecker
  /** Finds names of colleges in a text. */
  collegesIn: (text: string) => readonly string[]
  /** Other names of a college. */
  nicknamesOf: (unitid: number) => readonly string[]
  now: Now
}
type Student = { accountId: string; activities: Activities }

/**
 * Improves the wording of a report that was already cut for the plan. Three texts may change, each only to a text
 * that its facts support; the rest of the report stays as it was.
 */
export function reportWriter({ model, check, collegesIn, nicknamesOf, now }: Needs) {
  async function reword(report: Report, { accountId, activities }: Student): Promise<Report> {
    if (model.kind === 'embedded') return report
    const asking = { deadline: now() + patience, accountId }
    const student = activityText(activities)
    const subject = report.understoodMajor?.title ?? null
    const withYears = withShared(report).collegeList
    const [collegeList, majorProfile] = await Promise.all([
      Promise.all(
        report.collegeList.map((college, i) =>
          college.locked
            ? college
            : rewordCollege(college, collegePack(withYears[i] ?? college, student), subject, asking),
        ),
      ),
      report.majorProfile && rewordMajor(report.majorProfile, asking),
    ])
    return { ...report, collegeList, majorProfile }
  }

  type Asking = { deadline: number; accountId: string }

  async function rewordCollege(
    college: College,
    pack: CollegePack,
    subject: string | null,
    asking: Asking,
  ): Promise<College> {
    const words = await model.ask<z.infer<typeof SomeCollegeWords>>({
      prompt: collegePrompt,
      pack,
      schema: CollegeWords,
      accepts: SomeCollegeWords,
      ...asking,
    })
    if (!words) return college
    const { matchReasoning, campusVibe } = pack.draft
    const names = namesOf(pack, nicknamesOf(college.unitid), subject)
    const grounds = { facts: factsOf(pack), counted: countedIn(subject), names, collegesIn }
    // Our own text may contain what looks like a college but is none ('Friends', a church). The model may say it too.
    const inVibe = { ...grounds, names: [...names, ...collegesIn(campusVibe), ...missionsIn(campusVibe)] }
    return {
      ...college,
      matchReasoning: check(fields.matchReasoning, words.matchReasoning, matchReasoning, grounds),
      campusVibe: check(fields.campusVibe, words.campusVibe, campusVibe, inVibe),
    }
  }

  async function rewordMajor(profile: MajorProfile, asking: Asking): Promise<MajorProfile> {
    const pack = majorPack(profile)
    const words = await model.ask({ prompt: majorPrompt, pack, schema: MajorWords, ...asking })
    if (!words) return profile
    const names = [pack.title, ...pack.recommendedMajors, ...pack.careers]
    const facts = [pack.draft.description, ...names]
    const grounds = { facts, counted: countedIn(pack.title), names, collegesIn }
    const description = check(fields.description, words.description, profile.description, grounds)
    return { ...profile, description }
  }

  return { reword }
}
export type ReportWriter = ReturnType<typeof reportWriter>
