import type { Catalog } from '#catalog/catalog.ts'
import type { Major } from '#catalog/majors/major.ts'
import { plain } from '#catalog/majors/reading/words/text.ts'

/** Ways to say that one has not chosen yet. The rest of the text may still name a subject. */
const ways = [
  // a word for it
  'undecided|undeclared|unsure|exploratory(?: stud(?:y|ies)| program| track)?|exploring|dunno|id(?:[er])?k(?: (?:man|bro|dude))?|idc|tbd|indecis[oa]|(?:todavia |aun )?no (?:lo )?se(?: todavia| aun)?(?: que (?:quiero )?(?:estudiar|hacer|ser))?',
  'anything|nothing|whatever|none|n a|good question|who knows|up (?:in the air|for debate)|jack of all trades|yet',
  // not knowing
  'no (?:idea|clue|major|preference|plans?)|(?:havent|dont have|without) (?:got )?a clue|not (?:a|one)(?: single)? clue|dont know|do not know|dont care|could(?:nt| not) tell you|hard to (?:say|choose|pick|decide)',
  'dont (?:really |even |actually )?have (?:one|a major)|(?:not|never|isnt) (?:really |quite |100 |completely |exactly )?(?:sure|decided|certain|chosen)',
  'havent (?:really |even )?(?:decided|chosen|picked|figured|thought|looked|given (?:it|this|that))',
  // not choosing, or later
  'can(?:t|not) (?:decide|choose|pick)|(?:dont|doesnt|didnt|not) (?:have to|make (?:you|me|us)|need to|want to) (?:choose|pick|decide|declare)',
  'ask me (?:later|again|in an? \\w+)|(?:decide|deciding|choose|pick|declare) (?:later|when i get there)|(?:ill |i will |to )?figure (?:it|that|this|things) out(?: later)?',
  '(?:still )?(?:figuring|deciding)|still (?:thinking|looking|working on (?:it|that|this)(?: one)?)|(?:we|i)ll see|help me (?:decide|choose|pick)',
  'open to (?:ideas|options|anything|whatever|everything|suggestions)|(?:keep|keeping|leave|leaving) (?:my|all my|the) options open',
  // changing and wavering
  '(?:(?:i|he|she|they) )?(?:keeps? |always )?chang(?:es?|ing) (?:my|his|her|their|your) minds?(?: (?:every|each|all the) \\w+)?|(?:we|i) (?:really )?cant say|(?:it |my mind |that )?changes (?:every|each|all the|depending on the) \\w+|(?:going |go )?back and forth',
  'lean(?:ing)? (?:towards?|to)|leaning|thinking(?: about| of)?|considering|torn between everything|torn|between|which one',
  // too much of it
  '(?:too|so) many (?:interests|ideas|options|things|choices)|(?:i )?have (?:like |about )?(?:\\d+|a few|many|several|lots of|a lot of) (?:different )?(?:ideas|interests|options)',
  // what the college should be like, not what to study there
  '(?:cheap|low|lower|affordable|free|in state|out of state) tuition|(?:a )?full ride(?: scholarships?)?|greek life|school spirit|hbcus?|study abroad(?: programs?)?|(?:small|big|large)(?:er)? class(?:es| sizes?)?',
  '(?:good |big |fun |great )?part(?:y school|ies)|(?:good|nice|great|decent) (?:dorms?|food|weather|campus|parties|vibes)|(?:warm|sunny|nice) weather|(?:big|good|great) (?:(?:football|basketball|sports?|party|state) )?school',
  '(?:somewhere|anywhere|some place|a place) (?:(?:really )?(?:warm|sunny|hot|cold|nice|cheap|pretty|new|fun|far|close|near|by|with)\\b(?: away)?)(?: (?:the )?(?:beach|ocean|mountains|snow|home))?',
  '(?:close|near|next|far)(?: away)?(?: to| from)? (?:home|my family|(?:a|the) (?:beach|ocean|mountains|coast|city))|by the (?:beach|ocean|water)|(?:in )?an? (?:big|small) (?:city|town|campus)',
  'what i want(?: to (?:do|study|be))?(?: with my life)?|(?:it|this|that) out|gen(?:eral)? ed(?:ucation)?s?(?: classes)? first|i cant$',
]
const hesitations = new RegExp(`\\b(?:${ways.join('|')})\\b`, 'g')

/** Said alone, these leave everything open ('nose' is 'no sé'); 'open a bakery' does not. */
const openAlone =
  /^(?:(?:an? )?(?:community|comm|junior) college(?: first)?|(?:im |i am )?(?:still |very |pretty |totally |just )?(?:open|open minded|everything|torn)|no|nope|nah|nose|go (?!into|to|for|pro)\w+|roll tide|war eagle|fight on|tests?|testing|(?:just |only |i |he |she )*(?:wants? to )?play (?:(?:d ?[123]|division \w+|college|varsity) )?(?:soccer|football|basketball|baseball|softball|volleyball|hockey|lacrosse|tennis|sports?|ball))$/

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
