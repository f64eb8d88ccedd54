import type { College } from '#catalog/facts.ts'
import { plain } from '#catalog/majors/reading/text.ts'

/** 'nursing at embry riddle', 'film at USC or NYU' */
const at =
  /([^,;/()&+.]*?)\s(?:at |@ ?)(?:the )?(?!(?:an?|my|any|some|school|home|work) )([^,;/()&+@]+?)(?=\s*(?:$|[,;/()&+]|\b(?:or|and|but)\b))/gi

/** A college after a subject says where, not what: nursing at a college of aviation is nursing. */
export function withoutCollege(
  text: string,
  isSubject: (text: string) => boolean,
  { colleges }: { colleges: readonly College[] },
): string {
  return text.replace(at, (said, subject: string, place: string) =>
    isSubject(subject) && isCollege(place, colleges) ? subject : said,
  )
}

/** Whether the name of a college begins like this; few texts ask, so no index is kept. */
function isCollege(place: string, colleges: readonly College[]): boolean {
  const start = `${plain(place)} `
  const begins = (own: string) => own[0]?.toLowerCase() === start[0] && `${plain(own)} `.startsWith(start)
  return colleges.some(({ name, nicknames }) => begins(name) || nicknames.some(begins))
}
