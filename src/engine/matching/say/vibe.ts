import { capital } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import {
  beyondClassFrames,
  dailyLifeFrames,
  militaryFrames,
  missionFrames,
  sportFrames,
} from '#engine/matching/say/sentences/community.ts'
import { faithFrames } from '#engine/matching/say/sentences/faith.ts'
import type { Frame, Speaker } from '#engine/matching/say/sentences/frames.ts'
import {
  isMostlyOnline,
  onlineFrames,
  settingFrames,
  teachingFrames,
} from '#engine/matching/say/sentences/setting.ts'
import { cityNamed, goingOn, paragraph, withThe } from './names.ts'
import type { CollegeAlone } from './portrait.ts'

// The feel of a place from facts only: setting, size, sport, faith, mission, who teaches and who studies there. It is
// the same for every student, so its sentences are written once; only which of them a list uses depends on the list.

const online: Frame<CollegeAlone> = ({ college, name }) =>
  college.missions.includes('distance only')
    ? `${capital(goingOn(withThe(name)))} teaches online; there is no campus life to describe.`
    : null

const firstFrames = [...settingFrames, online]
const apart: readonly [string, readonly Frame<CollegeAlone>[]][] = [
  ['military', militaryFrames],
  ['mission', missionFrames],
  ['faith', faithFrames],
  ['daily life', dailyLifeFrames],
  ['sport', sportFrames],
  ['beyond class', beyondClassFrames],
]
const mostApart = 2

type Sentences = readonly (string | null)[]
type Topic = { topic: string; sentences: Sentences }
/** Every sentence that the facts of a college support, one for each frame. */
export type Vibe = {
  setting: Topic
  apart: readonly Topic[]
  teaching: Sentences
}

export function vibeOf(alone: CollegeAlone): Vibe {
  const told = (frames: readonly Frame<CollegeAlone>[]) => frames.map((frame) => frame(alone))
  return {
    setting: isMostlyOnline(alone.college)
      ? { topic: 'mostly online', sentences: told([...onlineFrames, online]) }
      : { topic: 'setting', sentences: told(firstFrames) },
    apart: apart
      .map(([topic, frames]) => ({ topic, sentences: told(frames) }))
      .filter(({ sentences }) => sentences.some((sentence) => sentence !== null)),
    teaching: told(teachingFrames),
  }
}

/** Setting and size, then what is special, then who teaches. */
export function campusVibe(vibe: Vibe, college: CollegeAlone['college'], { pick }: Speaker): string {
  const { unitid } = college
  const first = pick(vibe.setting.topic, vibe.setting.sentences, unitid)
  const sentences = [first ?? `It is in ${cityNamed(college) ?? stateName(college.state)}.`]
  for (const { topic, sentences: ready } of vibe.apart) {
    if (sentences.length > mostApart) break
    const sentence = pick(topic, ready, unitid)
    if (sentence) sentences.push(sentence)
  }
  const teaching = pick('teaching', vibe.teaching, unitid)
  if (teaching) sentences.push(teaching)
  return paragraph(sentences)
}
