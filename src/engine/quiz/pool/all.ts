import type { Question } from '#engine/quiz/question.ts'
import { broadCuriosityQuestions } from './broad-curiosity.ts'
import { broadRoleQuestions } from './broad-roles.ts'
import { broadSceneAndStyleQuestions } from './broad-scenes-and-style.ts'
import { businessAndPublicLifeQuestions } from './business-and-public-life.ts'
import { healthAndScienceQuestions } from './health-and-science.ts'
import { makingAndTechnologyQuestions } from './making-and-technology.ts'
import { peopleAndWordsQuestions } from './people-and-words.ts'
import { roadQuestions } from './roads.ts'

/** Every question the counselor may ask. Our own words; the keys follow Holland's interests and O*NET's subjects. */
export const pool: readonly Question[] = [
  ...broadCuriosityQuestions,
  ...broadRoleQuestions,
  ...broadSceneAndStyleQuestions,
  ...healthAndScienceQuestions,
  ...makingAndTechnologyQuestions,
  ...peopleAndWordsQuestions,
  ...businessAndPublicLifeQuestions,
  ...roadQuestions,
]
