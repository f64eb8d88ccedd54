import type { College } from '#catalog/facts.ts'
import { stateName } from '#contract/states.ts'

/** 'Portland, Oregon'. A territory without a name of its own here keeps its code. */
export const locationOf = ({ city, state }: Pick<College, 'city' | 'state'>) =>
  `${city}, ${stateName(state) ?? state}`
