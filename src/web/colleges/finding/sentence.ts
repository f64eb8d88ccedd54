import { hasMark } from '#contract/colleges/college-table.ts'
import { capital, count, dollars } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import { type Asked, limits, type Span } from './address.ts'
import { facets } from './facets.ts'
import type { Family, Found } from './find.ts'

export type Chip = { key: string; label: string; group: string; without: Asked }

const isOpen = ({ least, most }: Span) => least === null && most === null
const open: Span = { least: null, most: null }

export function priceWords({ least, most }: Span): string {
  if (least === null && most === null) return 'any price'
  if (least === null) return `up to ${dollars(most ?? limits.price)}`
  return most === null ? `${dollars(least)} or more` : `${dollars(least)} to ${dollars(most)}`
}

export function rateWords({ least, most }: Span): string {
  if (least === null && most === null) return 'any rate'
  if (least === null) return `up to ${most}%`
  return most === null ? `${least}% or more` : `${least} to ${most}%`
}

/** The filters one by one, each with what remains without it. */
export function chipsOf(asked: Asked, majorTitle: string | null): Chip[] {
  const chips: Chip[] = []
  if (asked.text !== '')
    chips.push({ key: 'text', group: 'text', label: `“${asked.text}”`, without: { ...asked, text: '' } })
  if (asked.major !== null)
    chips.push({
      key: 'major',
      group: 'major',
      label: majorTitle ?? asked.major,
      without: { ...asked, major: null },
    })
  if (!isOpen(asked.price))
    chips.push({
      key: 'price',
      group: 'price',
      label: capital(priceWords(asked.price)),
      without: { ...asked, price: open },
    })
  if (!isOpen(asked.rate))
    chips.push({
      key: 'rate',
      group: 'rate',
      label: `Admits ${rateWords(asked.rate)}`,
      without: { ...asked, rate: open },
    })
  if (asked.city !== null)
    chips.push({
      key: 'city',
      group: 'city',
      label: cityWords(asked.city),
      without: { ...asked, city: null },
    })
  for (const state of asked.states)
    chips.push({
      key: state,
      group: 'states',
      label: stateName(state),
      without: { ...asked, states: asked.states.filter((one) => one !== state) },
    })
  for (const { key, options } of facets)
    for (const option of options)
      if (asked.boxes[key]?.includes(option.key))
        chips.push({
          key: `${key}.${option.key}`,
          group: key,
          label: option.chip,
          without: toggled(asked, key, option.key),
        })
  return chips
}

/** 'new-york-ny' → 'New York, NY'. */
function cityWords(slug: string): string {
  const words = slug.split('-')
  const state = words.pop()?.toUpperCase()
  return `${words.map(capital).join(' ')}, ${state}`
}

/** Ticks or unticks a box. */
export function toggled(asked: Asked, facet: string, option: string): Asked {
  const ticked = asked.boxes[facet] ?? []
  const next = ticked.includes(option) ? ticked.filter((one) => one !== option) : [...ticked, option]
  const { [facet]: _, ...others } = asked.boxes
  return { ...asked, boxes: next.length > 0 ? { ...others, [facet]: next } : others }
}

/**
 * By the degrees awarded in its own name. The preview of chances says 'teach': it also counts colleges that report a
 * subject within a wider field, and none that is closing.
 */
const awards = (one: boolean, title: string) => `${one ? 'awards' : 'award'} degrees in ${title}`

/** The answer in a sentence: '259 colleges award degrees in Biology, admit 40% or more, and would cost you up to $20,000 a year.' */
export function answerOf(
  asked: Asked,
  found: number,
  majorTitle: string | null,
  miles: number | null = null,
): string {
  const kinds = asked.boxes.kind
  const kind = kinds?.length === 1 ? `${kinds[0]} ` : ''
  const where = asked.states.length > 0 ? ` in ${listed(asked.states.map(stateName), 'or')}` : ''
  const one = found === 1
  const parts = [
    majorTitle && awards(one, majorTitle),
    !isOpen(asked.rate) && `${one ? 'admits' : 'admit'} ${rateWords(asked.rate)}`,
    !isOpen(asked.price) && `would cost you ${priceWords(asked.price)} a year`,
  ].filter((part) => typeof part === 'string')
  const near = miles === null ? '' : ` within ${miles} miles`
  const start = `${count(found)} ${kind}${one ? 'college' : 'colleges'}${where}${near}`
  if (parts.length === 0)
    return chipsOf(asked, majorTitle).length === 0 && miles === null
      ? `${start}, from federal data.`
      : `${start} found.`
  return `${start} ${listed(parts, 'and')}.`
}

function listed(parts: readonly string[], word: string): string {
  if (parts.length < 3) return parts.join(` ${word} `)
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`
}

/** The District of Columbia is not a state. */
export function placesOf({ colleges }: Found): string {
  const states = new Set(colleges.map(({ state }) => state))
  const [first] = colleges
  if (first && states.size === 1) return `in ${first.stateName}`
  const district = states.has('DC')
  return `in ${states.size - (district ? 1 : 0)} states${district ? ' and D.C.' : ''}`
}

/** A remark for families: if a price filter is set, that private colleges may be the cheaper ones. */
export function remarkOf(asked: Asked, { colleges }: Found, { home }: Family): string | null {
  const all = colleges.length
  const open = colleges.filter((college) => hasMark(college, 'public')).length
  if (all < 2 || open === all || open === 0) return null
  if (asked.price.most !== null && home !== null && all - open > open)
    return `${count(all - open)} of them are private: with grants they often cost less than a public college in another state.`
  return `${count(open)} public, ${count(all - open)} private.`
}
