import type { College, Fact } from '#catalog/facts.ts'

/** Who finishes in six years, where that tells how the students of the college fare. */
export const finishingRate = ({ flags, outcomes }: Pick<College, 'flags' | 'outcomes'>): Fact =>
  flags.includes('graduation partial') ? 'not applicable' : outcomes.graduation6
