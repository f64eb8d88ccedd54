import { stem } from './text.ts'

/**
 * Frequent words that no subject is called by. They are spelled as meant: 'nothing' is no slip of 'clothing', 'nice' no
 * slip of 'nurse', 'week' no beginning of 'weekly'.
 */
const words = [
  'nothing everything anything someone anyone everyone nobody week weeks month months year years today tomorrow yesterday tonight',
  'literally actually sometimes often always never again later soon early late last same every each even quite only already almost enough',
  'though although while until during toward towards either neither rather instead else much many few less least most more several such too',
  'just really truly simply mostly mainly partly hardly barely certainly clearly surely exactly nearly here there everywhere nowhere somewhere',
  'what who whom whose that these those they them he she him her his hers yours ours myself yourself himself herself themselves',
  'have has had been being having doing coming taking giving knowing using asking trying leaving calling keeping letting seeming bringing happening',
  'losing sending staying falling reaching passing choosing spending allowing deciding remembering appearing',
  'nice easy hard happy sad tired scared excited nervous worried confused lost stuck ready boring',
  'friend friends guys cousin uncle aunt grandma grandpa yes yeah yep nope nah sure hello thanks thank sorry please blank skip clue reason choice question',
]
const ordinary = new Set(words.flatMap((line) => line.split(' ').map((word) => stem(word))))

export const isOrdinary = (word: string): boolean => ordinary.has(word)
