import fc from 'fast-check'

// A fixed seed, so that one commit gives the same result everywhere. PROPERTY_SEED=$RANDOM npm test tries new cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_116) })
