/**
 * What the landing page's hero shows. An example, and said to be one beside it: neither the student nor the colleges
 * exist, so that no number here is a claim about a real one.
 */
export const heroExample = {
  student: 'Maya, class of 2027, Biology',
  best: {
    name: 'Alder Ridge University',
    location: 'Corvallis, Oregon',
    match: 91,
    reasons: [
      'Biology is one of its largest programs',
      'Your SAT score is inside its middle range',
      'You would pay in-state tuition',
    ],
  },
  others: [
    { name: 'Westmere College', location: 'Amherst, Massachusetts', match: 84 },
    { name: 'Harlan State University', location: 'Boulder, Colorado', match: 66 },
  ],
} as const
