import { withArticle } from '#contract/prose.ts'
import { spokenFaith } from '#engine/matching/say/names.ts'
import type { CollegeAlone } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from './frames.ts'

/** The label is a church, not a word for its members. */
const isChurch = (name: string) => /Church|Synod/.test(name)

/** As a sentence goes on: 'Quaker', 'the Church of God'. */
const faithful = knowing(({ college }: CollegeAlone) => {
  const name = spokenFaith(college.religion)
  return name && isChurch(name) ? `the ${name.replace(/^The /, '')}` : name
})
const unnamed =
  (text: string): Frame<CollegeAlone> =>
  ({ college: { religion } }) =>
    religion && spokenFaith(religion) === null ? text : null

export const faithFrames: readonly Frame<CollegeAlone>[] = [
  faithful((faith) =>
    isChurch(faith) ? `It is affiliated with ${faith}.` : `It has ${withArticle(faith)} affiliation.`,
  ),
  faithful((faith) => `Its religious affiliation is ${faith}.`),
  faithful((faith) => `Faith is part of its identity; the affiliation is ${faith}.`),
  faithful((faith) =>
    isChurch(faith) ? `The college has ties to ${faith}.` : `Its tradition of faith is ${faith}.`,
  ),
  faithful((faith) => `A faith tradition stands behind it: ${faith}.`),
  faithful((faith) => `Religion has a place here, and the listed affiliation is ${faith}.`),
  unnamed('It has a religious affiliation, which the federal list does not name.'),
  unnamed('Faith has a place here, though the federal list does not say which.'),
]
