// 'I like psychology more than sociology', 'less math, more history': what is liked less is no wish.

/** Not 'more than one', 'more than anything'. */
const thing =
  '(?!(?:\\d|one\\b|two\\b|just\\b|anything|enough|a\\b|you\\b|i\\b|ever\\b))[^,;.!?()]+?(?=$|[,;.!?()]|\\bbut\\b)'
const lessThan = new RegExp(
  `\\b(?:less|fewer)\\s+(?:interested in\\s+|into\\s+)?[^,;.!?]+?\\s+than\\s+(?=${thing})`,
  'gi',
)
const lessThenMore =
  /\bless\s+(?:interested in\s+|into\s+)?[^,;.!?]+,\s*(?:but\s+)?(?:and\s+)?more\s+(?:interested\s+)?(?:in(?:to)?\s+)?/gi
const moreThan = new RegExp(`(?<!\\bnothing )\\b(?:way |much |a lot )?more than\\s+${thing}`, 'gi')
const moreOfOne = new RegExp(`\\bmore\\s+(?:of an?\\s+)?([^,;.!?]+?)\\s+than\\s+${thing}`, 'gi')
const preferred = new RegExp(
  `\\bprefer\\s+(?!not\\b)([^,;.!?]+?)\\s+(?:over|to|rather than)\\s+(?!(?:be|do|study|work|go)\\b)${thing}`,
  'gi',
)
const over = /^\W*([^,;.!?]+?)\s+over\s+([^,;.!?]+?)\W*$/i

/** The text without what is liked less. */
export function withoutLesser(text: string, isNamed: (text: string) => boolean): string {
  const [, first = '', second = ''] = over.exec(text) ?? []
  if (isNamed(first) && isNamed(second)) return first
  return text
    .replace(lessThenMore, ' ')
    .replace(lessThan, ' ')
    .replace(moreThan, ' ')
    .replace(moreOfOne, '$1')
    .replace(preferred, '$1')
}
