import { type QuizTurn, startOfQuiz } from '#contract/counselor.ts'
import { seeded } from '#contract/testing/seeded.ts'
import { familiesOf } from '#engine/quiz/families.ts'
import { placeOf, playAs, readPersonas, sets } from '#engine/quiz/testing/personas.ts'
import { shippedQuiz as quiz, shipped } from '#engine/quiz/testing/shipped-quiz.ts'
import { counselorService } from '#server/counselor/service.ts'
import { ownWords } from '#server/counselor/testing/own-words.ts'
import { byBayes, byCorrelation, fillIn } from './quiz/classic-form.ts'
import { population, strays } from './quiz/respondent.ts'
import { median } from './support/numbers.ts'

// Simulated students over the occupations: is the true major family among the first five? "True" is any family that
// the student's occupation leads to, for every form alike.

const students = 3000
const people = population(quiz)
const families = familiesOf(quiz.candidates, shipped.majors)
const percent = (n: number) => `${((100 * n) / students).toFixed(1)} %`.padStart(8)

console.log(
  `${students} simulated students, ${quiz.candidates.length} occupations, ${families.length} major families, pool of ${quiz.questions.length} questions`,
)
for (const [kind, stray] of Object.entries(strays)) {
  const dice = seeded(kind === 'calibrated' ? 6 : 66)
  const hits = { quiz: 0, 'corr 30': 0, 'corr 60': 0, 'bayes 30': 0, 'bayes 60': 0 }
  const asked: number[] = []
  for (let student = 0; student < students; student++) {
    const person = people.meet(dice, stray)
    const right = new Set(quiz.candidates[person.truth]?.families.map(({ id }) => id))
    const hit = (ids: readonly string[]) => (ids.some((id) => right.has(id)) ? 1 : 0)

    let session = quiz.begin()
    while (session.question) {
      session = quiz.answer(session, people.answer(dice, person, session.question))
    }
    asked.push(session.answers.length)
    hits.quiz += hit(session.ranked.map(({ family }) => family.id))
    for (const items of [30, 60] as const) {
      const ratings = fillIn(people, dice, person, items)
      hits[`corr ${items}`] += hit(byCorrelation(quiz, people, families, ratings))
      hits[`bayes ${items}`] += hit(byBayes(people, families, ratings))
    }
  }
  const mean = asked.reduce((total, n) => total + n, 0) / students
  console.log(`
${kind} (strays by ${stray} standard deviations)
  true family in the first five
    the quiz, ${mean.toFixed(1)} questions on average, at most ${Math.max(...asked)}   ${percent(hits.quiz)}
    classic form, 30 items, scored as usual        ${percent(hits['corr 30'])}
    classic form, 60 items, scored as usual        ${percent(hits['corr 60'])}
    classic form, 30 items, scored like the quiz   ${percent(hits['bayes 30'])}
    classic form, 60 items, scored like the quiz   ${percent(hits['bayes 60'])}`)
}

// Written people, answered by hand question by question.
for (const set of sets) {
  const some = readPersonas().filter((persona) => persona.set === set)
  const played = some.map((persona) => ({ persona, session: playAs(persona, quiz) }))
  const places = played.map(({ persona, session }) => placeOf(persona, session))
  const asked = played.reduce((sum, { session }) => sum + session.answers.length, 0) / some.length
  console.log(
    `personas ${set}: ${some.length}, right field first ${places.filter((place) => place === 0).length}, in five ${places.filter((place) => place >= 0).length}; ${asked.toFixed(1)} questions`,
  )
}

// What a student waits for on the server: the whole history parsed, replayed and answered.
const counselor = counselorService({ facts: shipped, writer: ownWords })
const turns: number[] = []
const last: number[] = []
const dice = seeded(7)
for (let student = 0; student < 300; student++) {
  const person = people.meet(dice, strays.deviating)
  let history: QuizTurn[] = [{ role: 'user', content: startOfQuiz }]
  for (;;) {
    const sent = JSON.stringify({ history })
    const before = performance.now()
    const turn = await counselor.next(JSON.parse(sent).history, 'somebody')
    const content = JSON.stringify(turn)
    const took = performance.now() - before
    turns.push(took)
    if (turn.status === 'finished') {
      last.push(took)
      break
    }
    const question = quiz.questions.find(({ ask }) => ask === turn.question)
    if (!question) throw new Error(`unknown question ${turn.question}`)
    const said = turn.choices[people.answer(dice, person, question)] ?? ''
    history = [...history, { role: 'model', content }, { role: 'user', content: said }]
  }
}
const ms = (values: readonly number[]) => `${median(values).toFixed(2)} ms at the median`
console.log(`
a turn on the server, replay included: ${ms(turns)}; the last turn, with the result: ${ms(last)} (goal: under 5 ms)`)
