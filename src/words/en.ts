import { toldEnds } from '#contract/chance/told.ts'
import type { ChanceBand } from '#contract/matching/report.ts'
import type { Community, Round } from '#contract/matching/search-fields.ts'
import type {
  CampusFact,
  Covered,
  Kind,
  Messages,
  Missing,
  Mission,
  Name,
  Names,
  Payer,
  Policy,
  Rate,
  Values,
} from './messages.ts'
import { settingOf } from './settings.ts'

// English. Short words, one sentence a meaning, and each has its own subject: you, students, the college.

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const rules = new Intl.PluralRules('en-US')
const ands = new Intl.ListFormat('en-US', { type: 'conjunction' })
const ors = new Intl.ListFormat('en-US', { type: 'disjunction' })

const count = (n: number) => whole.format(n)
const percent = (share: number) => `${tenths.format(share)}%`
const dollars = (price: number) => money.format(price)
const isOne = (n: number) => rules.select(n) === 'one'
/** '1 student', '173 students'. */
const counted = (n: number, one: string, many = `${one}s`) => `${count(n)} ${isOne(n) ? one : many}`
const students = (n: number) => counted(n, 'student')
const range = ({ low, high }: { low: number; high: number }) =>
  toldEnds(low, high)
    .map((end) => `${end}%`)
    .join(' to ')

/** Names that have a comma or an 'and' of their own are parted by semicolons. */
function listed(all: readonly string[], list: Intl.ListFormat): string {
  return all.length > 1 && all.some((one) => /,| and /.test(one)) ? all.join('; ') : list.format(all)
}
const called = ({ first, others }: Names, list = ands, other = 'other') => {
  const shown = first.map((one) => one.name)
  return others === 0 ? listed(shown, list) : ands.format([...shown, counted(others, other)])
}

const rounds: Record<Round, string> = {
  ED: 'early decision',
  REA: 'restrictive early action',
  EA: 'early action',
  RD: 'regular decision',
}
const bands: Record<ChanceBand, string> = {
  likely: 'likely',
  target: 'a target',
  reach: 'a reach',
  'far reach': 'a far reach',
  'open admission': 'open to all',
  automatic: 'automatic',
  'below the published minimum': 'below its minimum',
}
const missing: Record<Missing, string> = {
  'no score given': 'You gave no SAT or ACT score.',
  'not considered': 'This college does not look at test scores.',
  'few sent': 'Too few first-years here sent scores.',
  'no range': 'This college reports no score range.',
}
const kinds: Record<Kind, string> = {
  public: 'public',
  private: 'private',
  small: 'small',
  medium: 'medium in size',
  large: 'large',
  urban: 'urban',
  suburban: 'suburban',
  rural: 'rural',
}
const kindsIn = (all: readonly Kind[], list = ands) => list.format(all.map((kind) => kinds[kind]))
const communities: Record<Community, string> = {
  HBCU: 'an HBCU',
  'Hispanic-serving': 'Hispanic-serving',
  Tribal: 'a tribal college',
  Women: 'a college for women',
}
/** 'Catholic', 'an HBCU', 'Catholic and Hispanic-serving'. */
const people = ({ community, faith }: Values['wish.people']) =>
  [faith?.name, community && communities[community]].filter(Boolean).join(' and ') || 'of a faith'
const missions: Record<Mission, string> = {
  HBCU: 'a historically Black college or university (HBCU)',
  HSI: 'a Hispanic-Serving Institution',
  Tribal: 'a Tribal College or University',
  PBI: 'a Predominantly Black Institution',
  ANNH: 'an Alaska Native or Native Hawaiian-Serving Institution',
  NASNTI: 'a Native American-Serving Institution',
}
const campus: Record<CampusFact, string> = {
  'no rotc': 'ROTC is not offered here.',
  football: 'There is football to play for; we could not check the band.',
  'sports without football': 'Teams play in the NCAA, but there is no football.',
  'no football': 'There is no NCAA or NAIA football here.',
  'no faith': 'The college is tied to no faith.',
  'a faith': 'The college is tied to a faith.',
  mission: 'By federal law, the college serves students of many backgrounds.',
  'study abroad': 'Students can study abroad.',
  stage: 'Students can major in music, theater, or dance.',
  'no stage': 'Students cannot major in music, theater, or dance.',
  media: 'Students can major in news, film, or broadcasting.',
  'no media': 'Students cannot major in news, film, or broadcasting.',
}
const policies: Record<Policy, string> = {
  required: 'SAT or ACT scores are required',
  optional: 'Test optional',
  'not considered': 'Test blind: scores are not considered',
  'required again': 'Test scores are required again',
  'required of some': 'Test scores are asked of some students again',
  unclear: 'Test policy unclear: under half of those who enrolled sent a score',
}
/** 'in Boston, a large city'; `named`: the place is a city, and not the whole state. */
function within({ place, locale, named }: Omit<Values['vibe.place'], 'n'>): string {
  if (locale >= 41) return named ? `in the country near ${place.name}` : `in the country in ${place.name}`
  const setting = locale >= 21 && locale <= 23 ? 'suburb' : locale >= 31 ? 'town' : settingOf(locale)
  return `in ${place.name}, ${named ? '' : 'in '}a ${setting}`
}
const covered: Record<Covered, string> = {
  admission: 'Admission, applications and test scores',
  degrees: "Bachelor's degrees by subject",
  'net price': 'Net price',
  graduation: 'Graduation',
  return: 'retention',
  earnings: 'median earnings of students with federal aid',
  debt: 'median debt of graduates with federal loans',
  enrollment: 'enrollment and student-faculty ratio',
  'first-years': 'Where first-years come from',
  campus: 'Religion, ROTC, athletics, study abroad',
  name: 'Name, place and links',
  tuition: 'Tuition and fees',
}
const payers: Record<Payer, string> = {
  residents: 'residents',
  'other states': 'students from other states',
  everyone: 'students',
}
const whom = (home: Name): Record<Rate['of'], string> => ({
  all: 'applicants',
  'all states': 'all applicants',
  home: `applicants from ${home.name}`,
  'other states': `applicants from outside ${home.name}`,
})
const admitted = ({ rate, of, home, fall }: Rate) =>
  `${percent(rate)} of ${whom(home)[of]} got in for fall ${fall}`
const aided = (payer: Payer) =>
  payer === 'other states' ? payers[payer] : `${payers[payer]} with federal aid`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const inPlace = (place: Name | null) => (place ? place.name : 'This college')

export const en = {
  'subject.degrees': ({ n, subject, year, kind }) => {
    if (kind === 'path') return `${students(n)} earned a degree that suits ${subject.name} here in ${year}.`
    const field = kind === 'related' ? `${subject.name} or a related major` : subject.name
    return `${students(n)} earned a bachelor's degree in ${field} here in ${year}.`
  },
  'subject.several': ({ parts, year }) =>
    `In ${year}, students here earned ${ands.format(parts.map(({ n, subject }) => `${counted(n, 'degree')} in ${subject.name}`))}.`,
  'subject.lacking': ({ subjects }) => `Nobody here earned a degree in ${called(subjects, ors)} that year.`,
  'subject.near': ({ n, near, subject, year }) =>
    `The degree here is ${near.name}, not ${subject.name}; ${students(n)} earned it in ${year}.`,
  'subject.within': ({ near, subject }) =>
    `${subject.name} is part of ${near.name} here, so ask how it is taught.`,
  'subject.filed': ({ n, near, subject, year }) =>
    `Its ${subject.name} degree is counted with ${near.name}: ${students(n)} earned one in ${year}.`,
  'subject.listed': ({ subject, year }) =>
    `This college lists ${subject.name}, but nobody earned that degree in ${year}.`,
  'subject.none': ({ subject, year }) =>
    `Nobody earned a bachelor's degree in ${subject.name} here in ${year}.`,
  'subject.later': ({ subject }) => `First-years cannot apply for ${subject.name} here.`,
  'subject.share': ({ among, year }) =>
    among === 1
      ? `Most bachelor's degrees here are in your field (${year}).`
      : `About 1 in ${among} bachelor's degrees here is in your field (${year}).`,
  'subject.small': ({ n, year }) =>
    `Only ${students(n)} earned this degree in ${year}, so ask how often courses run.`,
  'subject.associates': ({ n, year }) =>
    `${students(n)} earned a two-year nursing degree here in ${year}, so ask where first-years start.`,
  'subject.fewBachelors': ({ n, year }) =>
    `Few students here earn a bachelor's degree (${count(n)} in ${year}), so ask who can.`,
  'subject.chooses': ({ subject, lowered }) =>
    `${subject.name} may choose its own students, so ${lowered ? 'our estimate is lower' : 'ask how places are given'}.`,
  'subject.areas': ({ n, of }) =>
    `Students here can choose from ${n === of ? 'all' : `${n} of the`} ${of} large fields that we compare.`,

  'score.place': ({ side, test, score, low, high }) =>
    `Your ${test.name} of ${score} is ${side} the usual range, ${low} to ${high}.`,
  'score.turned': () => 'We turned your score into the test that this college reports.',
  'score.leave': ({ band }) =>
    `You need not send your score, and without it we would call this ${bands[band]}.`,
  'score.required': () => 'This college asks for an SAT or ACT score, so plan to take one.',
  'score.not': ({ why }) => missing[why],

  'chance.estimate': ({ low, high, band, round }) =>
    `${round ? `If you apply ${rounds[round]}, we` : 'We'} put your chance at ${range({ low, high })} (${band}).`,
  'chance.rate': (rate) => `${admitted(rate)}.`,
  'chance.few': ({ low, high, ...rate }) =>
    `${rate.rate < 30 ? 'Only ' : ''}${admitted(rate)}; we estimate ${range({ low, high })} for you.`,
  'chance.lower': ({ by, ...chance }) =>
    `Most applicants get in, but ${by ? `your ${by} lower our estimate to` : 'we put your chance at'} ${range(chance)}.`,
  'chance.open': () => 'Admission is open: you can enroll if you meet the basic rules.',
  'chance.rule': () => 'By what you told us, you meet the rule for admission here.',
  'chance.below': ({ subject }) =>
    `What you told us is below the minimum that this college sets${subject ? ` for ${subject.name}` : ''}.`,
  'chance.moved': ({ fall }) =>
    `The share admitted changed a lot for fall ${fall}, so our estimate is less sure.`,
  'chance.not': ({ why }) =>
    why === 'no rate'
      ? 'This college does not report how many get in.'
      : 'Nearly all who are said to get in enrolled, so the rate tells us nothing.',

  'who.sex': ({ sex }) => `Only ${sex} may enter as first-years.`,
  'who.serves': () => 'Students serve in the military after they graduate.',
  'who.online': () => 'All courses are online.',
  'who.religious': () => 'Most degrees here prepare for religious work.',
  'who.tiny': ({ n }) => `Only ${students(n)} study here, so visit before you choose.`,
  'who.condition': () => 'This college is not open to everyone, so read its rules first.',

  'price.net': ({ price, year, payer }) =>
    `A year with living costs averaged ${dollars(price)} after grants for ${aided(payer)} (${year}).`,
  'price.covered': ({ year, payer }) =>
    `On average, grants covered all costs of a year for ${aided(payer)} (${year}).`,
  'price.listed': ({ price, year }) =>
    `A year with living costs was ${dollars(price)} before grants for students from other states (${year}).`,
  'price.agreed': ({ agreement, price, year }) =>
    `With ${agreement.name}, a year with living costs comes to about ${dollars(price)} before grants (${year}).`,
  'price.granted': ({ grant, price, year }) =>
    `With ${grant.name}, if you qualify, a year comes to about ${dollars(price)} before other grants (${year}).`,
  'price.rank': ({ share, home, cheaper }) =>
    `${share >= 99.5 ? 'Nearly all' : percent(share)}${share >= 99.5 ? '' : ' of'} colleges would cost a student from ${home.name} ${cheaper ? 'more' : 'less'}.`,
  'price.none': () => 'This college reports no price that applies to you.',
  'price.free': () => 'No tuition is charged here.',
  'tuition.listed': ({ price, year, payer }) =>
    payer === 'everyone'
      ? `Tuition and fees were ${dollars(price)} in ${year}, wherever you live.`
      : `Tuition and fees for ${payers[payer]} were ${dollars(price)} in ${year}.`,
  'tuition.agreed': ({ agreement, price, year, apply }) =>
    `With ${agreement.name}, tuition and fees would be about ${dollars(price)} (${year})${apply ? '; apply for it before you enroll' : ''}.`,
  'tuition.exchange': ({ agreement }) =>
    `The ${agreement.name} may lower this, so ask if this college takes part.`,
  'tuition.grant': ({ grant }) => `${capital(grant.name)} may pay part of it if you qualify.`,

  'finish.rate': ({ rate, year }) =>
    `${percent(rate)} of students who began in ${year} finished in six years.`,
  'finish.beside': ({ compared }) =>
    compared === 'as many'
      ? 'About as many finish as at colleges with similar students.'
      : `${capital(compared)} finish than at colleges with similar students.`,
  'finish.low': ({ rate, year }) =>
    `Only ${percent(rate)} of students who began in ${year} finished in six years, so ask who helps.`,
  'finish.leave': () => 'More students transfer than finish here, so ask which majors end here.',
  'finish.partial': () => 'The graduation rate misses those who finish elsewhere, so we count it as average.',
  'finish.applied': ({ n, fall }) => `${students(n)} applied for fall ${fall}.`,
  'finish.none': () => 'This college reports no applications and no graduation rate.',

  'place.home': ({ place, district }) =>
    district ? `${inPlace(place)} is where you live.` : `${inPlace(place)} is in your home state.`,
  'place.chosen': ({ place, state }) => `${inPlace(place)} is in ${state.name}, which you chose.`,
  'place.away': ({ state, home, miles, fromZip }) =>
    miles === null
      ? `This college is in ${state.name}.`
      : `This college is in ${state.name}, about ${counted(miles, 'mile')} from ${fromZip ? 'your part' : 'the middle'} of ${home.name}.`,
  'place.came': ({ n, home, fall }) =>
    `${n === 0 ? 'No first-years' : counted(n, 'first-year')} came here from ${home.name} in fall ${fall}.`,
  'place.far': ({ miles, limit, home, fromZip }) =>
    `${fromZip ? 'Your part' : 'The middle'} of ${home.name} is about ${counted(miles, 'mile')} away, past your limit of ${count(limit)}.`,

  'wish.type': (said) => `This college is ${kindsIn(said.kinds)}, as you asked.`,
  'wish.otherType': (said) =>
    `You asked for ${kindsIn(said.wished, ors)}; this college is ${kindsIn(said.kinds)}.`,
  'wish.people': (wish) => `This college is ${people(wish)}, as you asked.`,
  'wish.none': ({ of }) =>
    of === 'type' ? 'You asked for no type of college.' : 'You asked for nothing special on campus.',
  'campus.rotc': ({ services }) =>
    `${services.length === 0 ? 'ROTC' : `${ands.format(services.map((one) => one.name))} ROTC`} is offered here.`,
  'campus.faith': ({ faith }) => `The college is tied to a faith: ${faith.name}.`,
  'campus.fact': ({ fact }) => campus[fact],
  'campus.unverified': ({ wishes }) => `We could not check ${called(wishes, ors)}.`,

  'vibe.place': ({ n, ...where }) =>
    n === null ? `The campus is ${within(where)}.` : `${counted(n, 'undergraduate')} study ${within(where)}.`,
  'vibe.online': ({ share, place }) =>
    `${percent(share)} of undergraduates study only online; the campus is in ${place.name}.`,
  'vibe.allOnline': () => 'All courses are online, so there is no campus.',
  'vibe.cadets': () => 'Students live and train as cadets.',
  'vibe.academy': () => 'This is a federal service academy.',
  'vibe.mission': ({ mission }) => `By federal law, this is ${missions[mission]}.`,
  'vibe.faith': ({ faith }) => `The college is tied to a faith${faith ? `: ${faith.name}` : ''}.`,
  'vibe.adults': ({ share }) => `${percent(share)} of undergraduates are 25 or older.`,
  'vibe.noHousing': () => 'No price for campus housing is listed, so ask where students live.',
  'vibe.sport': ({ league, football }) =>
    `Teams play in ${league.name}${football ? ', football included' : ''}.`,
  'vibe.beyond': ({ abroad, research }) =>
    `Students can ${ands.format([...(abroad ? ['study abroad'] : []), ...(research ? ['do research'] : [])])}.`,
  'vibe.ratio': ({ n }) => `There ${isOne(n) ? 'is' : 'are'} ${students(n)} for each teacher.`,

  'line.below': () => 'below its published minimum',
  'line.none': ({ subject }) => `no degree in ${subject.name}`,
  'line.near': ({ near, subject, how }) => {
    if (how === 'instead') return subject ? `${near.name}, not ${subject.name}` : `${near.name} instead`
    if (how === 'within') return subject ? `${subject.name} within ${near.name}` : `within ${near.name}`
    return `${subject ? `${subject.name}, ` : ''}no graduates that year`
  },
  'line.rule': () => 'you meet its rule for admission',
  'line.people': (wish) => `${people(wish)}, as you asked`,
  'line.open': () => 'open admission',
  'line.degrees': ({ n, subject }) =>
    subject
      ? `${count(n)} ${subject.name} ${isOne(n) ? 'degree' : 'degrees'}`
      : `${counted(n, 'degree')} in your field`,
  'line.subjects': ({ n, all }) =>
    all ? (n === 2 ? 'both of your subjects' : 'all of your subjects') : `${n} of your subjects`,
  'line.areas': ({ n, of }) => `degrees in ${n === of ? 'all' : `${n} of`} ${of} fields`,
  'line.finish': ({ rate }) => `${percent(rate)} finish in six years`,
  'line.free': () => 'no tuition',
  'line.place': ({ place }) => `in ${place.name}`,

  'about.control': ({ control }) => capital(control),
  'about.faith': ({ faith }) => faith.name,
  'about.religious': () => 'religious',
  'about.students': ({ n, online }) =>
    `${students(n)}${online === null ? '' : `, ${percent(online)} online`}`,
  'about.setting': ({ locale }) => (locale === 'online' ? 'online' : settingOf(locale)),
  'policy.now': ({ policy }) => policies[policy],
  'policy.reported': ({ year }) => `Test blind, as reported for ${year}`,
  'aid.page': () => 'Financial aid page',
  'aid.pageNote': () => "The college's own page on grants and scholarships.",
  'aid.calculator': () => 'Net price calculator',
  'aid.calculatorNote': () => "The college's own estimate of what you would pay.",
  'aid.grants': () => 'Grants from the college',
  'aid.gave': ({ share, price, year }) =>
    `${percent(share)} of first-years got a grant from the college, ${dollars(price)} on average (${year}).`,
  'source.covers': ({ parts }) =>
    parts.map(({ of, year }) => (year === null ? covered[of] : `${covered[of]} (${year})`)).join('; '),
  'source.years': () => 'several years',
  'source.rule': () => 'Published admission rule',
  'source.read': ({ day }) => `read ${day}`,
  'source.filters': ({ degrees, life, missions: marked }) =>
    `Majors and degrees: ${degrees.source.name}, ${degrees.year}. Campus life: ${life.source.name}, ${life.year}; missions: ${marked.source.name}, ${marked.year}.`,
  'career.outlook': ({ years, growth, openings }) => {
    const change =
      growth === null
        ? []
        : [
            `jobs expected to ${growth === 0 ? 'stay level' : `${growth > 0 ? 'grow' : 'shrink'} ${percent(Math.abs(growth))}`}`,
          ]
    const open = openings === null ? [] : [`about ${counted(openings, 'opening')} a year`]
    return `${years}: ${[...change, ...open].join(', ')}`
  },
} satisfies Messages
