import fc from 'fast-check'

// One commit gives one result, wherever it is tested. PROPERTY_SEED=$RANDOM npm test looks for new cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_116) })
