import type { College } from '#catalog/facts.ts'
import { plain } from '#catalog/majors/reading/words/text.ts'

const at = /\s(?:at |@ ?)(?:the )?(?!(?:an?|my|any|some) )/i
const joints = /(\s*[,;/()+]\s*|\s+(?:&|or|and|but)\s+)/i

/** A college after a subject says where, not what: 'nursing at embry riddle', 'film at USC or NYU'. */
export function withoutCollege(
  text: string,
  isSubject: (text: string) => boolean,
  { colleges }: { colleges: readonly College[] },
): string {
  const kept: string[] = []
  let inPlace = false // after 'at', until another subject
  text.split(joints).forEach((part, index) => {
    const [subject = '', place] = part.split(at)
    if (index % 2 === 1) kept.push(part)
    else if (place !== undefined) {
      inPlace = isSubject(subject) && isCollege(place, colleges)
      kept.push(inPlace ? subject : part)
    } else {
      inPlace &&= !isSubject(part) && isCollege(part, colleges)
      if (inPlace) kept.pop()
      else kept.push(part)
    }
  })
  return kept.join('')
}

/** Whether the name of a college begins like this; few texts ask, so no index is kept. */
function isCollege(place: string, colleges: readonly College[]): boolean {
  const start = `${plain(place)} `
  const begins = (own: string) => own[0]?.toLowerCase() === start[0] && `${plain(own)} `.startsWith(start)
  return colleges.some(({ name, nicknames }) => begins(name) || nicknames.some(begins))
}
