import type { College } from '#catalog/facts.ts'
import { stateName } from '#contract/states.ts'

/** 'Portland, Oregon'. */
export const locationOf = ({ city, state }: Pick<College, 'city' | 'state'>) => `${city}, ${stateName(state)}`
