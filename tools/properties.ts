import fc from 'fast-check'

// Every run tries new cases: vitest.config.ts chooses the seed and prints it. PROPERTY_SEED=… runs the same again.
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED),
  numRuns: process.env.TESTS === 'all' ? 300 : 30, // where a property does not say itself
})
