// What no text of a model may hold, whatever the facts say. Wide nets: a refusal costs nothing.

/** Letters of the names in this country; look-alikes from farther away could hide a word from the other checks. */
export const plainCharacters = /^[A-Za-zÀ-ÖØ-öø-ſ0-9\s.,;:!?'"’‘“”()%$&/–—-]*$/u

export const link =
  /https?:|www\.|@|\b[\w-]+\.[a-z]{2,}\b|\b\w+\s?(?:dot|\[\.\]|\(\.\))\s?(?:com|edu|org|net|gov|io|co)\b/i

const certainty =
  "guarante\\w*|promis\\w*|assur(?:e|es|ed|ance|ances|ing|edly)|certain(?:ly|ty)?|definite\\w*|undoubtedly|without (?:a )?doubt|no doubt|surely|sure (?:to|thing|bet)|shoo-?in|lock(?:ed)? in|can(?:['’]t|not) (?:miss|fail)|in the bag|slam[- ]dunk|bound to|always admits?|never rejects?|(?:will|would) (?:admit|accept|take) you|(?:acceptance|admission) letter"
const youWill =
  "you(?:['’]ll| will| are going to|['’]re going to| shall)\\b[^.]{0,60}\\b(?:admit\\w*|accept\\w*|get in|got in|be in|enroll\\w*|receive an offer)"
const yours =
  '(?:admission|acceptance|a place|a spot|a seat|your (?:place|spot|seat))\\b[^.]{0,40}\\b(?:(?:is|are) (?:yours|automatic|secure\\w*|safe|sealed|waiting)|awaits?|waits?)'
export const promise = new RegExp(`\\b(?:${certainty}|${youWill}|${yours})\\b`, 'i')

/** Taken out first: to say that nothing is certain promises nothing. */
export const disclaimer =
  /\b(?:(?:nobody|no one|no college) can (?:promise|guarantee)|can(?:not|['’]t) (?:promise|guarantee)|(?:is|are) (?:not|never) (?:certain|guaranteed|promised|assured|a (?:promise|guarantee|certainty|sure thing))|(?:isn|aren)['’]t (?:certain|guaranteed|promised|a (?:promise|guarantee|sure thing))|nothing is (?:certain|guaranteed|promised)|(?:less|not) certain|no (?:guarantees?|promises?|certainty))\b/gi

export const race =
  /\b(?:rac(?:e|es|ial\w*)|ethnic\w*|minorit\w*|underrepresented|diversit\w*|african[- ]american\w*|black|white|caucasian|hispanic\w*|latin[oax]s?|latine|asian\w*|native american\w*|american indian\w*|alaska native\w*|indigenous|pacific islander\w*|hawaiian|people of color|affirmative action|bipoc|immigra\w*)\b/i

export const aboutItself =
  /\b(?:as an ai|language model|system prompt|(?:my|your|these|those|previous|following|all|any|the) instructions?|ignore (?:all|the|any|previous)|prompt|json|chatgpt|assistant|draft|fact pack)\b/i

/** Ranks are the engine's. A ranking is a number by other means. */
export const rank =
  /\b(?:rank(?:s|ed|ing|ings)|top[- ](?:ranked|rated|tier)|number one|no\. ?1|best (?:in|of) (?:the|its)|(?:nation|country|world|state)['’]s (?:best|top|leading|finest))\b/i
