/** What a student typed about activities outside class. Nothing else of the student is sent to a model. */
export type Activities = {
  clubs: string | null
  leadershipRoles: string | null
  awards: string | null
  /** Never sent: removed from the texts if the student wrote it there. */
  studentName: string | null
}

export const opening = '<<<STUDENT'
export const closing = 'STUDENT>>>'
const longest = 300

/** The three texts as delimited data, or null when there is nothing to say. */
export function activityText(activities: Activities): string | null {
  const { clubs, leadershipRoles, awards, studentName } = activities
  const lines = Object.entries({ Clubs: clubs, Leadership: leadershipRoles, Awards: awards }).flatMap(
    ([label, text]) => {
      const clean = cleaned(text ?? '', studentName ?? '')
      return clean ? [`${label}: ${clean}`] : []
    },
  )
  return lines.length > 0 ? [opening, ...lines, closing].join('\n') : null
}

const isAddress = (word: string) => word.includes('@') || /^(?:https?:|www\.)/i.test(word)
const telephone = /\+?\d[\d ().-]{6,}\d/g
const lettersOfAWord = /[\p{L}\p{M}]+/gu
const farTooLong = 2 * longest

/** One short line without control characters, delimiters, addresses or the student's own name. */
function cleaned(text: string, studentName: string): string {
  const words = text
    .slice(0, farTooLong)
    .normalize('NFKC')
    .split(/[\p{C}\p{Z}]+/u)
  const plain = words
    .filter((word) => !isAddress(word))
    .join(' ')
    .replace(telephone, ' ')
  const name = new Set(studentName.normalize('NFKC').toLowerCase().match(lettersOfAWord))
  return plain
    .replace(lettersOfAWord, (word) => (word.length > 1 && name.has(word.toLowerCase()) ? ' ' : word))
    .replace(/[<>{}[\]`|\\]+|STUDENT/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
