const who = '(?:(?:my|our) )?(?:son|daughter|child|kid|student)|he|she|i'
const has =
  "(?:['’][sm]|(?:['’]s)? (?:is|am|has|have|with|w\\/))(?: (?:mild|severe|high[- ]functioning|really|very|bad|an?))*"
const names = 'autis(?:m|tic)|on the (?:autism )?spectrum|asperger\\w*|adhd|add|dyslexi[ac]'
const diagnosis = new RegExp(`^\\W*(?:${who})${has} (?:${names})\\b(?:,? (?:and|but|who|so)\\b)?`, 'i')
/** 'I have dyslexia and want to help others like me': then it is what the wish is about. */
const pointsBack = /\b(?:like (?:me|him|her|mine|that)|others|too|the same)\b/i

/** 'My son has autism and loves computers': what is told of him need not be what he wants to work with. */
export const withoutDiagnosis = (text: string): string =>
  pointsBack.test(text) ? text : text.replace(diagnosis, ' ')
