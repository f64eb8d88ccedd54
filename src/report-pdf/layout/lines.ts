import type { Face } from './face.ts'

/** Where a long word may be cut without a hyphen: after the signs addresses are made of. */
const breakable = /(?<=[-/–—_.?&=])(?=\w)/u

type Room = { face: Face; size: number; width: number }

function cut(word: string, { face, size, width }: Room): string[] {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const letter of word) {
    const wide = face.width(letter, size)
    if (piece !== '' && used + wide > width) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += letter
    used += wide
  }
  return piece === '' ? pieces : [...pieces, piece]
}

function parts(word: string, room: Room): string[] {
  return word
    .split(breakable)
    .flatMap((part) => (room.face.width(part, room.size) <= room.width ? [part] : cut(part, room)))
}

/** Text as lines no wider than the room. Text is cleaned already: single spaces, no line ends. */
export function breakLines(text: string, room: Room): string[] {
  const { face, size, width } = room
  const space = face.width(' ', size)
  const lines: string[] = []
  let line = ''
  let used = 0
  const add = (part: string, gap: number) => {
    const wide = face.width(part, size)
    if (line !== '' && used + gap + wide > width) {
      lines.push(line)
      line = part
      used = wide
    } else {
      line = line === '' || gap === 0 ? line + part : `${line} ${part}`
      used += (line === part ? 0 : gap) + wide
    }
  }
  for (const word of text.split(' ')) {
    if (face.width(word, size) <= width) add(word, space)
    else for (const [i, part] of parts(word, room).entries()) add(part, i === 0 ? space : 0)
  }
  if (line !== '') lines.push(line)
  return lines
}

/** One line, cut with an ellipsis at the end of the room. */
export function oneLine(text: string, { face, size, width }: Room): string {
  if (face.width(text, size) <= width) return text
  let kept = ''
  let used = face.width('…', size)
  for (const letter of text) {
    used += face.width(letter, size)
    if (used > width) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** At most so many lines; what does not fit ends in an ellipsis. */
export function fewLines(text: string, room: Room, most: number): string[] {
  const lines = breakLines(text, room)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), oneLine(lines.slice(most - 1, most + 1).join(' '), room)]
}
