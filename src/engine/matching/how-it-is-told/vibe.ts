import {
  beyondClassFrames,
  dailyLifeFrames,
  faithFrames,
  missionFrames,
  sportFrames,
} from '#engine/matching/how-it-is-told/sentences/community.ts'
import type { Frame, Speaker } from '#engine/matching/how-it-is-told/sentences/frames.ts'
import { settingFrames, teachingFrames } from '#engine/matching/how-it-is-told/sentences/setting.ts'
import { paragraph } from './names.ts'
import type { Portrait } from './portrait.ts'

// The feel of a place from facts only: setting, size, sport, faith, mission, who teaches and who studies there.

const online: Frame = ({ college, name }) =>
  college.missions.includes('distance only')
    ? `${name} teaches online; there is no campus life to describe.`
    : null

const firstFrames = [...settingFrames, online]
const apart: readonly [string, readonly Frame[]][] = [
  ['mission', missionFrames],
  ['faith', faithFrames],
  ['daily life', dailyLifeFrames],
  ['sport', sportFrames],
  ['beyond class', beyondClassFrames],
]
const mostApart = 2

/** Setting and size, then what is special, then who teaches. */
export function campusVibe(portrait: Portrait, say: Speaker): string {
  const sentences = [say('setting', firstFrames, portrait) ?? `It is in ${portrait.college.city}.`]
  for (const [topic, frames] of apart) {
    if (sentences.length > mostApart) break
    const sentence = say(topic, frames, portrait)
    if (sentence) sentences.push(sentence)
  }
  const teaching = say('teaching', teachingFrames, portrait)
  if (teaching) sentences.push(teaching)
  return paragraph(sentences)
}
