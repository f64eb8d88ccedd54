import type { Catalog } from '#catalog/catalog.ts'
import type { Major } from '#catalog/majors/major.ts'
import { plain } from '#catalog/majors/reading/text.ts'

/** Ways to say that one has not chosen yet. The rest of the text may still name a subject. */
const hesitations =
  /\b(undecided|undeclared|unsure|exploratory|exploring|dunno|idk(?: (?:man|bro|dude))?|tbd|anything|nothing|whatever|none|n a|no idea|no clue|no major|no preference|good question|too many (?:interests|ideas|options|things|choices)|(?:havent|dont have|without) (?:got )?a clue|ask me (?:later|again|in an? \w+)|(?:it |my mind |that )?changes (?:every|each|all the) (?:\w+)|(?:i )?have (?:like |about )?(?:\d+|a few|many|several|lots of|a lot of) (?:different )?(?:ideas|interests|options)|jack of all trades|indecis[oa]|no (?:lo )?se(?: todavia| aun)?|dont know|do not know|dont care|(?:not|never|isnt) (?:really |quite |100 |completely |exactly )?(?:sure|decided|certain|chosen)|havent (?:really )?(?:decided|chosen|picked|figured)|cant decide|(?:still )?(?:figuring|deciding)(?: between)?|still (?:thinking|looking)|open to (?:ideas|options|anything|whatever|everything|suggestions)|(?:keep|always) chang(?:e|ing) my mind|havent (?:really )?(?:thought|looked)|who knows|not a clue|lean(?:ing)? (?:towards?|to)|leaning|thinking(?: about| of)?|considering|torn between|which one|what i want(?: to (?:do|study|be))?(?: with my life)?|help me (?:decide|choose|pick)|(?:it|this|that) out|yet)\b/g

/** Said alone, these leave everything open; 'open a bakery' does not. */
const openAlone = /^(?:im |i am )?(?:still |very |pretty |totally |just )?(?:open|open minded|everything)$/

/** The text without its hesitations, and whether there were any. */
export function withoutHesitation(text: string): { rest: string; undecided: boolean } {
  const said = plain(text)
  if (openAlone.test(said)) return { rest: '', undecided: true }
  const rest = said.replace(hesitations, ' ').replace(/\s+/g, ' ').trim()
  return { rest, undecided: rest !== said }
}

const areasShown = 12
/** Interdisciplinary studies: a collection of unlike fields, so its largest one represents nothing. */
const drawer = '30'

/** For students without a major: the largest one in each of the twelve largest areas. */
export function broadSet({ majors }: Pick<Catalog, 'majors'>): Major[] {
  const areas = new Map<string, { graduates: number; largest: Major }>()
  for (const major of majors) {
    if (major.id.startsWith(drawer)) continue
    const area = areas.get(major.id.slice(0, 2))
    if (!area) areas.set(major.id.slice(0, 2), { graduates: major.graduates, largest: major })
    else {
      area.graduates += major.graduates
      if (major.graduates > area.largest.graduates) area.largest = major
    }
  }
  return [...areas.values()]
    .sort((a, b) => b.graduates - a.graduates)
    .slice(0, areasShown)
    .map(({ largest }) => largest)
}
