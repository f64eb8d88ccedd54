import { matchPoints } from '#contract/matching/match-points.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import * as say from '#engine/matching/say/lines.ts'
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
    line: say.programLine,
    reason: say.programReason,
    ordinary: 0.4,
  },
  'Academic fit': {
    fitOf: ({ placeTold }, i) => academicFit(placeTold(i)),
    supposed: 0.5,
    line: say.academicLine,
    reason: say.academicReason,
    ordinary: 0.55,
  },
  Chance: {
    fitOf: ({ chance }, i) => chanceFit(chance(i)),
    supposed: 0.5,
    line: say.chanceLine,
    reason: say.chanceReason,
    ordinary: 0.7,
  },
  Affordability: {
    fitOf: ({ affordability }, i) => at(affordability, i),
    supposed: 0.5,
    line: say.affordabilityLine,
    reason: say.affordabilityReason,
    ordinary: 0.4,
  },
  Strength: {
    fitOf: ({ columns }, i) => at(columns.strength, i),
    supposed: 0.3,
    line: say.strengthLine,
    reason: say.strengthReason,
    ordinary: ordinaryStrength,
  },
  Place: {
    fitOf: ({ nearness }, i) => at(nearness, i),
    supposed: 0.3,
    line: say.placeLine,
    reason: say.placeReason,
    ordinary: 0.5,
  },
  Type: {
    fitOf: ({ columns, wishes }, i) => typeFit(columns, wishes, i),
    supposed: 0.5,
    line: say.typeLine,
    reason: say.typeReason,
    ordinary: 0.2,
  },
  'Campus life': {
    fitOf: ({ campus }, i) => campusFit(campus, i),
    supposed: 0.5,
    line: say.campusLine,
    reason: say.campusReason,
    ordinary: 0.2,
  },
}

/** In the order of the points in the contract. */
export const components: readonly Component[] = componentNames.map(componentNamed)

function componentNamed(name: ComponentName): Component {
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
