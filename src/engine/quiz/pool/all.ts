import type { Question } from '#engine/quiz/question.ts'
import { broadQuestions } from './broad.ts'
import { businessAndPublicLifeQuestions } from './business-and-public-life.ts'
import { healthAndScienceQuestions } from './health-and-science.ts'
import { makingAndTechnologyQuestions } from './making-and-technology.ts'
import { peopleAndWordsQuestions } from './people-and-words.ts'
import { roadQuestions } from './roads.ts'

/** Every question the counselor may ask. Our own words; the keys follow Holland's interests and O*NET's subjects. */
export const pool: readonly Question[] = [
  ...broadQuestions,
  ...healthAndScienceQuestions,
  ...makingAndTechnologyQuestions,
  ...peopleAndWordsQuestions,
  ...businessAndPublicLifeQuestions,
  ...roadQuestions,
]
