import { matchPoints } from '#contract/matching/match-points.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { isForOthers } from '#engine/matching/say/portrait.ts'
import { academicFrames, strongScoreFrames } from '#engine/matching/say/sentences/academics.ts'
import { goodOddsFrames } from '#engine/matching/say/sentences/admission.ts'
import * as briefs from '#engine/matching/say/sentences/briefs.ts'
import { campusFrames, placeFrames, typeFrames } from '#engine/matching/say/sentences/place.ts'
import { goodPriceFrames } from '#engine/matching/say/sentences/price/cost.ts'
import { breadthFrames, isAlone, programFrames } from '#engine/matching/say/sentences/program.ts'
import { allSubjectsFrames } from '#engine/matching/say/sentences/several-subjects.ts'
import { standingFrames } from '#engine/matching/say/sentences/standing.ts'
import * as because from './because.ts'
import { campusFit } from './campus-life.ts'
import { typeFit } from './college-type.ts'
import type { Component } from './component.ts'
import { type ComponentName, componentNames, type Fits } from './component-names.ts'
import { academicFit, chanceFit } from './fit-curves.ts'
import { ordinaryStrength } from './strength.ts'

// All of Match: what counts and what is said about it. How much each counts is in the contract, since screens show it
// too. Score, choice, score lines and reasons read these records.

const records: Record<ComponentName, Omit<Component, 'name' | 'weight'>> = {
  Program: {
    fitOf: ({ offer }, i) => at(offer.fit, i),
    supposed: 0,
    because: because.program,
    brief: briefs.program,
    ordinary: 0.4,
    reasons: [
      {
        topic: 'program',
        frames: programFrames,
        holds: ({ program }) => program !== null && isAlone(program),
      },
      {
        topic: 'all subjects',
        frames: allSubjectsFrames,
        holds: ({ program }) => program !== null && !isAlone(program),
      },
      { topic: 'breadth', frames: breadthFrames, holds: ({ areas }) => areas !== null },
    ],
  },
  'Academic fit': {
    fitOf: ({ placeTold }, i) => academicFit(placeTold(i)),
    supposed: 0.5,
    because: because.academic,
    brief: briefs.academic,
    ordinary: 0.55,
    reasons: [{ topic: 'academics', frames: [...academicFrames, ...strongScoreFrames] }],
  },
  Chance: {
    fitOf: ({ chance }, i) => chanceFit(chance(i)),
    supposed: 0.5,
    because: because.chance,
    brief: briefs.chance,
    ordinary: 0.7,
    reasons: [{ topic: 'odds', frames: goodOddsFrames, holds: (portrait) => !isForOthers(portrait) }],
  },
  Affordability: {
    fitOf: ({ affordability }, i) => at(affordability, i),
    supposed: 0.5,
    because: because.affordability,
    brief: briefs.affordability,
    ordinary: 0.4,
    reasons: [{ topic: 'cost', frames: goodPriceFrames }],
  },
  Strength: {
    fitOf: ({ columns }, i) => at(columns.strength, i),
    supposed: 0.3,
    because: because.strength,
    brief: briefs.strength,
    ordinary: ordinaryStrength,
    reasons: [{ topic: 'standing', frames: standingFrames }],
  },
  Place: {
    fitOf: ({ nearness }, i) => at(nearness, i),
    supposed: 0.3,
    because: because.place,
    brief: briefs.place,
    ordinary: 0.5,
    reasons: [{ topic: 'place', frames: placeFrames }],
  },
  Type: {
    fitOf: ({ columns, wishes }, i) => typeFit(columns, wishes, i),
    supposed: 0.5,
    because: because.type,
    brief: briefs.type,
    ordinary: 0.2,
    reasons: [{ topic: 'type', frames: typeFrames }],
  },
  'Campus life': {
    fitOf: ({ campus }, i) => campusFit(campus, i),
    supposed: 0.5,
    because: because.campusLife,
    brief: briefs.campusLife,
    ordinary: 0.2,
    reasons: [{ topic: 'campus', frames: campusFrames }],
  },
}

/** In the order of the points in the contract. */
export const components: readonly Component[] = componentNames.map(componentNamed)

export function componentNamed(name: ComponentName): Component {
  return { name, weight: matchPoints[name] / 100, ...records[name] }
}

/** What speaks for a college: how far a component is beyond an ordinary college, in parts of Match. */
export type Strength = { component: Component; beyond: number }

/** The strongest first. Inserted one by one, since sorting so few by a function is slow. */
export function strengthsOf(fits: Fits): Strength[] {
  const found: Strength[] = []
  for (const component of components) {
    const beyond = component.weight * (fits[component.name] - component.ordinary)
    if (!(beyond > 0)) continue
    const strength = { component, beyond }
    let place = found.length
    for (; place > 0; place--) {
      const before = found[place - 1]
      if (!before || before.beyond >= beyond) break
      found[place] = before
    }
    found[place] = strength
  }
  return found
}
