// What tests look for in our sentences: words that several of them have in common.

export const wordsOf = (sentence: string) => sentence.toLowerCase().match(/[a-z'-]+/g) ?? []

/** Every run of so many words. */
export const sequences = (sentence: string, length: number) =>
  wordsOf(sentence).flatMap((_, at, all) =>
    at + length <= all.length ? [all.slice(at, at + length).join(' ')] : [],
  )

const small = new Set(
  'a an the and or but so yet of to in on at by for with from into onto over under after before between through across around about against behind beside inside within without until while when where who whose which what how why whether if then as than that this these those they them their it its is are was be been being has have had do does did not no every each all any some most many more much one other another both can may might must will would should also often usually long once you your up out off down again still only just everyone everything someone something people'.split(
    ' ',
  ),
)

/** A sentence with every name, number and important word masked: what two sentences of one template share. */
export function frameOf(sentence: string): string {
  const marks = sentence.toLowerCase().match(/[\p{L}'’-]+|\d+|[,.:;?!]/gu) ?? []
  const masked = marks.map((mark) => (small.has(mark) || /^[,.:;?!]$/.test(mark) ? mark : '_'))
  return masked.filter((mark, at) => mark !== '_' || masked[at - 1] !== '_').join(' ')
}
