import { planLimits } from '#contract/plans.ts'
import type { AnswersAndWishes, Assessment } from '#contract/shortlist/outlook.ts'
import type { MatchingEngine } from '#engine/matching/engine.ts'
import { emptyProfile, type Profile } from '#engine/matching/profile.ts'

/** The engine's assessment of any list of colleges for one student. */
export function assessing(engine: MatchingEngine) {
  const assess = (answers: AnswersAndWishes, unitids: readonly number[]): Assessment[] =>
    engine
      .assess(profileOf(answers), unitids)
      .map(({ unitid, match, chance, rules, price, offersMajor }) => ({
        unitid,
        match: offersMajor ? match : null,
        chance,
        rules: [...rules],
        price,
      }))
  const chosenFor = (answers: AnswersAndWishes) =>
    engine.match(profileOf(answers)).report.collegeList.map(({ unitid }) => unitid)
  return { assess, chosenFor }
}

const profileOf = (answers: AnswersAndWishes): Profile => ({
  ...emptyProfile,
  gpa: answers.gpa_unweighted,
  sat: answers.sat_score,
  act: answers.act_score,
  classRank: answers.class_rank,
  state: answers.state_of_residence,
  major: answers.major,
  specificCollege: answers.specific_college,
  round: answers.round,
  // Only the Senior plan asks about any college.
  interestedStates: answers.interested_states?.slice(0, planLimits.gold.states) ?? [],
  collegeType: answers.college_type ?? [],
  activities: answers.extracurricular_activities ?? [],
  campusPrograms: answers.special_campus_programs ?? [],
  community: answers.community ?? [],
  faith: answers.faith ?? [],
  maxMiles: answers.max_miles ?? null,
  zipPrefix: answers.zip_prefix ?? null,
})
