/**
 * What a choice can express: the six interests of Holland's model, then the 33 knowledge subjects in O*NET's order. An
 * occupation's `interests` followed by its `subjects` have exactly this order.
 */
export const scales = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
  'administration',
  'clerical',
  'economics',
  'sales',
  'service',
  'personnel',
  'production',
  'food',
  'computers',
  'engineering',
  'design',
  'construction',
  'mechanical',
  'math',
  'physics',
  'chemistry',
  'biology',
  'psychology',
  'sociology',
  'geography',
  'medicine',
  'therapy',
  'education',
  'english',
  'languages',
  'arts',
  'history',
  'philosophy',
  'safety',
  'law',
  'telecom',
  'media',
  'transport',
] as const

export type Scale = (typeof scales)[number]

/** How strongly a choice expresses each scale; only the ratios count. */
export type Likes = Partial<Record<Scale, number>>
