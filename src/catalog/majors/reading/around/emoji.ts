// A text of emoji alone still says something; beside words they only decorate.

const meanings: Readonly<Record<string, string>> = {
  art: '🎨🖌🖍',
  music: '🎵🎶🎸🎹🎤🎻🎷🥁🎺🎼',
  theater: '🎭',
  film: '🎬🎥🍿',
  photography: '📷📸',
  dance: '💃🕺🩰',
  'computer science': '💻🖥⌨👨‍💻👩‍💻',
  'video games': '🎮🕹',
  robotics: '🤖',
  genetics: '🧬',
  biology: '🔬🦠',
  chemistry: '🧪⚗',
  psychology: '🧠',
  astronomy: '🔭🌌🪐',
  'aerospace engineering': '🚀',
  mathematics: '📐🧮➗',
  engineering: '⚙🛠🔧',
  architecture: '🏛🏗🏢',
  law: '⚖👩‍⚖👨‍⚖',
  nursing: '👩‍⚕👨‍⚕💉',
  medicine: '🩺🏥⚕',
  dentist: '🦷',
  veterinarian: '🐶🐱🐾🐕',
  horses: '🐴🐎',
  'marine biology': '🐬🐳🐋🌊🦈',
  'environmental science': '🌱🌎🌍🌏♻🌿',
  agriculture: '🚜🌾',
  finance: '💵💰💸📈🏦',
  business: '💼',
  education: '🍎🏫👩‍🏫👨‍🏫',
  english: '📚📖',
  writing: '✍📝🖋',
  journalism: '📰🎙',
  fashion: '👗👠🧵',
  chef: '🍳👩‍🍳👨‍🍳🧑‍🍳🍰',
  pilot: '✈🛩👩‍✈👨‍✈',
  sports: '⚽🏀🏈⚾🎾🏋',
  police: '🚓👮🚔',
  firefighter: '🚒👩‍🚒👨‍🚒',
  undecided: '🤷❓❔🤔',
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A sign without skin tone, gender and presentation. */
const bare = (sign: string) => sign.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]|\u200d[♀♂]/gu, '')
const wordOf = new Map(
  Object.entries(meanings).flatMap(([word, list]) =>
    [...signs.segment(list)].map(({ segment }) => [bare(segment), word] as const),
  ),
)

/** The words that the emoji of a text stand for, if it has no words of its own; a question mark asks us. */
export function emojiInWords(text: string): string {
  if (/^[\s?!.]*\?[\s?!.]*$/.test(text)) return 'undecided'
  if (/[\p{L}\p{N}]/u.test(text) || !/\p{Extended_Pictographic}/u.test(text)) return text
  const words = [...signs.segment(text)].flatMap(({ segment }) => wordOf.get(bare(segment)) ?? [])
  return words.length > 0 ? [...new Set(words)].join(', ') : text
}
