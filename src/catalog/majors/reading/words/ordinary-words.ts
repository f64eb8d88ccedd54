import { plain, saysNothing, stem } from './text.ts'

/**
 * Frequent words that no subject is called by. They are spelled as meant: 'nothing' is no slip of 'clothing', 'nice' no
 * slip of 'nurse', 'week' no beginning of 'weekly'. And since thousands of job titles and everyday phrases hold some of
 * them, they support a reading but never carry it: 'my mom keeps asking' is not about keeping streets safe.
 */
const words = [
  // how much, when, where, how sure
  'nothing everything anything something someone anyone everyone everybody anybody somebody nobody week weeks weekend weekends month months year years today tomorrow yesterday tonight',
  'literally actually honestly basically obviously definitely sometimes often always never again later soon early late last next first same every each even quite only already almost enough',
  'though although while until till during toward towards either neither rather instead else much many few less least most more several such too since before after between',
  'just really truly simply mostly mainly partly hardly barely certainly clearly surely exactly nearly completely totally here there everywhere nowhere somewhere anywhere',
  'what who whom whose which that these those they them he she him her his hers yours ours myself yourself himself herself themselves whatever whoever whichever wherever whenever however',
  'ever once twice ago now then still yet away back forth around along through over under above below across against without within behind beside besides except off down',
  'day days monday tuesday wednesday thursday friday saturday sunday hour hours minute minutes moment morning evening summer winter spring fall semester four five six seven eight nine ten two three second third hundred thousand zero',
  // what anyone does
  'have has had been being having doing done did coming come came taking take took taken giving give gave given knowing know knew known using used asking ask trying try tried leaving leave left',
  'calling call called keeping keep kept letting let seeming seem bringing bring brought happening happen losing lose lost sending send sent staying stay falling fall fell reaching reach passing pass',
  'choosing choose chose chosen pick picking spending spend spent allowing allow deciding decide remembering remember appearing appear say says said saying tell tells told telling think thinking thought',
  'feel feeling felt guess suppose believe mean means meant wish wonder wondering hear heard look looking looked see saw seen show shown find finding found figure put set sit stand stood',
  'turn turned start started begin began begun end ended stop move moved change changed changing switch switched grow grew grown raise raised live lived living die died hold held wait push pushing pull',
  'need needs needed get gets getting got made makes make add might may must cannot cant dont doesnt didnt wont isnt wasnt arent havent hasnt couldnt wouldnt shouldnt aint gotta lemme ill im ive id youll theyll thats theres hes shes theyre youre',
  'likes liked liking loves loved loving enjoyed enjoying enjoys hopes hoped wanting visit visiting survive',
  // how anyone finds things
  'nice easy hard happy sad tired scared excited nervous worried confused stuck ready boring good better best bad worse worst great big small little large huge long short new',
  'right wrong true false real different other another own whole half full high low close near far cool fun fine okay sweet weird crazy dumb stupid smart worth sick torn open free able likely similar',
  // who is spoken of
  'friend friends guys guy cousin uncle aunt grandma grandpa grandmother grandfather mom mother mum dad father parents parent brother brothers sister sisters sibling siblings son daughter',
  'somebody people person thing things stuff way ways lot lots bit part kind kinds sort idea ideas option options opinion opinions point fact reason choice question answer clue dream dreams goal goals',
  'yes yeah yep nope nah sure hello thanks thank sorry please blank skip lol lmao haha grade junior senior sophomore freshman place life world time times home town hometown job school scholarship scholarships depend depends depending',
  'join joined joining mark proud regret warm cold recommend suggest graduate graduating graduation ride gpa campus campuses dorm frat sorority difference',
]
/** Frequent too, and no slips of others, but they may tell what is meant: 'work with older people'. */
const telling = 'old older young younger elderly money mind care matter city house state plan'
/** What anyone wants to do; with whom or what tells: 'can you help me', 'help animals'. */
const light = 'help talk pay'
const stemsOf = (line: string) => line.split(' ').map((word) => stem(word))
const ordinary = new Set(words.flatMap(stemsOf))
const frequent = new Set([...ordinary, ...stemsOf(telling)])
const bare = new Set([...ordinary, ...stemsOf(light)])

export const isOrdinary = (word: string): boolean => ordinary.has(word)
/** Whether a reading may rest on this word alone. */
export const carries = (word: string): boolean => !bare.has(word)
export const isSpelledAsMeant = (word: string): boolean => frequent.has(word)

/** Nothing but ordinary words: 'my mom keeps asking', 'want to keep doing it'. */
export const tellsNothing = (text: string): boolean =>
  plain(text)
    .split(' ')
    .every((word) => saysNothing(word) || isOrdinary(stem(word)))
