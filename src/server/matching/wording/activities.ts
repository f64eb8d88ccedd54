/** What a student typed about their time outside class; nothing else of theirs is ever sent. */
export type Activities = {
  clubs: string | null
  leadershipRoles: string | null
  awards: string | null
  /** Never sent: taken out of the texts, should the student have written it there. */
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

const reachable = [
  /\S+@\S+/g, // mail addresses and handles
  /(?:https?:\/\/|www\.)\S+/gi,
  /\+?\d[\d\s().-]{6,}\d/g, // telephone numbers
]

/** One line without control characters, delimiters, addresses or the student's own name; short. */
function cleaned(text: string, studentName: string): string {
  const plain = reachable.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text.normalize('NFKC').replace(/[\p{C}\p{Z}]+/gu, ' '),
  )
  const nameless = nameParts(studentName).reduce((rest, part) => rest.replace(part, ' '), plain)
  return nameless
    .replace(/[<>{}[\]`|\\]+|STUDENT/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}

const nameParts = (name: string): RegExp[] =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part.length > 1)
    .map((part) => new RegExp(`(?<![\\p{L}\\p{M}])${part}(?![\\p{L}\\p{M}])`, 'giu'))
