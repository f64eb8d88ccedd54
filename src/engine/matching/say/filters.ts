import type { Catalog } from '#catalog/catalog.ts'
import { type CitedPath, columnSource } from '#catalog/colleges/fact-source.ts'
import type { Answer, College } from '#catalog/facts.ts'
import type { Answers } from '#contract/matching/report.ts'
import { awardsAmong, degreesByFamily } from '#engine/matching/match/campus-answers.ts'
import { remembered } from '#engine/matching/remembered.ts'
import { name, type Said, say } from '#words/messages.ts'

// What the filters above a list use: the recommended majors that a college offers, and life on its campus.

/** Which of the recommended majors a college offers; those with unknown families are in neither list. */
export function offersAmong({ majors }: Pick<Catalog, 'majors'>) {
  const families = new Map(majors.map(({ title, id, reportedUnder }) => [title, [id, ...reportedUnder]]))
  const answersOn = (recommended: readonly string[]) => {
    const known = recommended.filter((title) => families.has(title))
    const reported = known.map((title) => families.get(title) ?? [])
    const kept = new WeakMap<College['programs'], Answers>()
    return (college: Pick<College, 'programs'>): Answers => {
      const made = kept.get(college.programs)
      if (made) return made
      const degrees = degreesByFamily(college)
      const answers = answered(known, (_, place) => awardsAmong(degrees, reported[place] ?? []))
      kept.set(college.programs, answers)
      return answers
    }
  }
  return remembered(listsKept, (recommended) => recommended.join(), answersOn)
}

const listsKept = 10 // up to 300 KB each, where the whole country asked

export function answered<Question extends string>(
  questions: readonly Question[],
  ask: (question: Question, place: number) => Answer,
): Answers {
  const answers: Answers = { yes: [], no: [] }
  questions.forEach((question, place) => {
    const answer = ask(question, place)
    if (answer !== null) answers[answer ? 'yes' : 'no'].push(question)
  })
  return answers
}

/** Where those answers come from, as one sentence. */
export function filterSources(catalog: Pick<Catalog, 'provenance'>): Said {
  const cited = (path: CitedPath) => {
    const { source, year } = columnSource(catalog, path)
    return { source: name(source.replace('; ', ' and ')), year }
  }
  return say('source.filters', {
    degrees: cited('programs.awards'),
    life: cited('anyRotc'),
    missions: cited('missions'),
  })
}
