import fitted from './coefficients.json' with { type: 'json' }

// Made by `npm run fit -- chance` (fit/chance): never edited by hand.

export type Coefficients = typeof fitted
export type Weights = Omit<Coefficients, 'calibration'>
export const coefficients: Coefficients = fitted
