import { readFileSync } from 'node:fs'
import { slips } from '#catalog/slips.ts'
import { parseTable } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'

/** What students call a college, by unitid: our own names beside the directory's aliases. */
export function readOwnNicknames(path: string): Map<number, string[]> {
  const rows = parseTable('nicknames', ['unitid', 'college', 'nicknames'], readFileSync(path, 'utf8'))
  return new Map(rows.map(({ unitid, nicknames }) => [Number(unitid), nicknames.split('|')]))
}

/** The directory's alias field, which colleges fill freely: names separated by '|', ';', '/', ',' or wide gaps. */
export function nicknamesOf(name: string, city: string, aliases: string, own: readonly string[]): string[] {
  const said = split(plainSigns(aliases)).filter(
    (alias) =>
      alias.length <= 60 &&
      !/^(the )?(college|university)$/i.test(alias) &&
      !isUnit(alias) &&
      !isMisspelled(alias, name) &&
      !isPlaceOnly(alias, name, city),
  )
  const seen = new Set([plain(name), ...own.map(plain)])
  const more = said.filter((nickname) => {
    const key = plain(nickname)
    if (key.length < 2 || seen.has(key)) return false
    seen.add(key)
    return true
  })
  return [...own, ...more] // ours are kept as written: 'u wash' and 'uwash' are read differently
}

/** A single character beyond Latin-1 would double the memory of the whole table. */
const plainSigns = (text: string) => text.replaceAll('’', "'").replaceAll('–', '-')

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9&]/g, '')

function split(aliases: string): string[] {
  const separator = [/[|]/, /;/, /\//].find((sign) => sign.test(aliases))
  const parts = separator ? aliases.split(separator) : [aliases]
  return parts
    .flatMap((part) => (separator?.source === ';' ? [part] : part.split(/,| or /)))
    .flatMap((part) => part.split(/\s{2,}|\t/))
    .map((part) => part.replace(/[`„]/g, "'").trim())
}

/** A school inside the college ('College of Business'), which many colleges have. */
const isUnit = (nickname: string) =>
  /^(the )?(college|school) of (arts|business|education|psychology|nursing|computer|contemporary|health)\b/i.test(
    nickname,
  )

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? []

/**
 * 'Flordia State University': some colleges list slips of their names, which would then pass for words. The resolver
 * forgives slips for every name alike.
 */
function isMisspelled(alias: string, name: string): boolean {
  const own = wordsOf(name)
  const isSlip = (word: string) =>
    own.some((right) => slips(word, right, 1) === 1 && !isExtended(word, right) && !isExtended(right, word))
  return wordsOf(alias).some((word) => !own.includes(word) && isSlip(word))
}

/** 'UArizona', 'PacificU', 'Cumberlands': a letter more on purpose. */
const isExtended = (longer: string, word: string) =>
  longer.slice(1) === word || longer === `${word}u` || longer === `${word}s`

/** 'California' or the name of its town says nothing unless it is part of the name ('Colorado', 'Boulder'). */
const isPlaceOnly = (nickname: string, name: string, city: string) =>
  (stateCode(nickname) !== null || plain(nickname) === plain(city)) && !plain(name).includes(plain(nickname))
