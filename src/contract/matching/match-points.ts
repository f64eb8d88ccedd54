/** The components of Match in the order shown, and how many of the 100 points each can give. */
export const matchPoints = {
  Program: 24,
  'Academic fit': 20,
  Chance: 14,
  Affordability: 14,
  Strength: 12,
  Place: 8,
  Type: 5,
  'Campus life': 3,
} as const
