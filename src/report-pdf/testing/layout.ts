import type { PdfContents } from './read-pdf.ts'

/** Texts outside the part of a page that every printer keeps: an A4 one cuts 8.5 pt off each side of Letter. */
export const offPage = ({ boxes }: PdfContents) =>
  boxes
    .filter(({ left, right, top, bottom }) => left < 45 || right > 568 || bottom < 24 || top > 770)
    .map(({ page, text }) => `page ${page}: ${text}`)

/** Pairs of texts that overlap. A little is allowed, since a box is taller than its letters. */
export function overlaps({ boxes }: PdfContents): string[] {
  const hair = 1.5
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      if (other.page !== one.page) return []
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
      return across > hair && down > hair ? [`page ${one.page}: "${one.text}" over "${other.text}"`] : []
    }),
  )
}
