import type { College } from '#catalog/facts.ts'

/**
 * Churches whose colleges are chosen by students of every belief and of none. The colleges of the others (Churches of
 * Christ, Nazarene, Southern Baptist, Adventist, interdenominational and so on) mostly ask for a life by their faith,
 * and are mostly chosen for it.
 */
const forEveryone = new Set([
  'Roman Catholic',
  'United Methodist',
  'Presbyterian Church (USA)',
  'Presbyterian',
  'Evangelical Lutheran Church',
  'Lutheran Church in America',
  'Christian Church (Disciples of Christ)',
  'United Church of Christ',
  'Protestant Episcopal',
  'Friends',
  'Moravian Church',
  'Baptist',
  'American Baptist',
])

export const isForItsOwnChurch = ({ religion }: College): boolean =>
  typeof religion === 'string' && !forEveryone.has(religion)
