type Correction = {
  /** Put before what the rule finds. */
  first?: readonly string[]
  /** Found by the rule, but not what a student would call related. */
  never?: readonly string[]
  /** Instead of what the rule finds: for a licensed profession a subject that does not lead to it is no substitute. */
  only?: readonly string[]
}

/** Corrections of the rule in near.ts, by family. */
export const nearByHand: Readonly<Record<string, Correction>> = {
  '01.09': { first: ['01.13', '01.00'] }, // animal science: a college of agriculture before biology
  '01.81': { first: ['26.01', '26.07'], never: ['01.01', '01.03', '01.10', '01.11'] }, // veterinary science: no crops
  '01.83': { only: ['01.81', '01.13', '01.09'] }, // veterinary technology: animals, not laboratories
  '03.03': { first: ['03.06', '30.32', '26.13', '26.01'] }, // fisheries: life in the water before the environment
  '05.02': { never: ['16.03', '16.09', '16.12'] }, // East Asian, Romance and classical languages
  '12.03': { first: ['44.00', '26.09', '42.28', '26.01'] }, // mortuary science: business last
  '13.02': { first: ['13.01', '13.12', '13.14', '13.13'], never: ['16.09'] }, // bilingual teachers: teaching, no language degree
  '13.06': { never: ['27.05'] }, // learning sciences: no statistics degree
  '13.14': { first: ['13.02', '13.01', '13.12'] }, // teachers of English as a second language
  '14.01': { first: ['14.13', '14.99', '14.47', '14.42', '15.00'] }, // engineering, undecided which: the broad ones
  '14.02': { first: ['14.19', '15.08', '14.10', '14.01'], never: ['14.05'] }, // aerospace: no medical devices
  '14.33': { first: ['52.20', '15.10'] }, // construction engineering and management are siblings
  '15.05': { first: ['15.08', '15.17', '15.10', '14.19'], never: ['03.01', '03.02'] }, // heating and cooling: no ecology
  '16.16': {
    first: ['51.02', '13.10', '16.01'], // sign language: speech and hearing, teaching the deaf, linguistics
    never: [
      ...['05.02', '16.02', '16.03', '16.04', '16.05', '16.06', '16.08', '16.09', '16.10'],
      ...['16.11', '16.12', '16.14', '16.99', '44.00'],
    ],
  },
  '30.18': { first: ['26.02', '03.01'] }, // natural sciences
  '30.25': { first: ['42.01', '42.27', '26.15'], never: ['13.12'] }, // cognitive science: the mind, no teaching
  '31.01': { first: ['03.02'] }, // recreation: parks and the land they keep
  '31.05': { never: ['51.09'] }, // kinesiology: no imaging
  '40.04': { first: ['30.35', '40.06', '40.08'] }, // meteorology: climate first
  '39.08': { never: ['27.03'] }, // church administration: no mathematics
  '42.27': { first: ['42.28'], never: ['27.05'] },
  '43.02': { never: ['51.09'] }, // fire science
  '43.04': {
    first: ['40.05', '26.01', '43.01'], // forensic science is laboratory work first
    never: ['11.10', '29.02', '43.02', '43.03', '43.99'],
  },
  '49.01': { only: ['47.06', '29.04'] }, // aviation: to build aircraft is no way to fly them
  '49.03': { only: ['14.22', '30.29', '14.24', '30.32'] }, // ships: what else leads to sea, no business
  '50.05': { never: ['50.04'] }, // theatre: no graphic design
  '51.02': { never: ['09.01', '16.01'] }, // speech therapy: no media, no languages
  '51.06': { only: [] }, // dental hygiene
  '51.08': { only: ['51.23', '51.00'] }, // assistants of therapists
  '51.09': { only: [] }, // imaging and respiratory therapy
  '51.10': { only: ['26.05', '26.01', '40.05'] }, // laboratory science: the sciences it is made of
  '51.11': { first: ['40.05', '26.04', '26.05', '51.00'] }, // pre-medicine: the other sciences of its entrance exam
  '51.31': { only: [] }, // dietetics, counted with nutrition
  '51.34': { only: ['51.38'] }, // midwives are nurses first
  '51.38': { first: ['51.39', '51.00'], never: ['26.01', '51.23'] }, // nursing: closest to the bedside first
  '52.20': { first: ['14.33'] },
}
