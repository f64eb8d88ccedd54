import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { stateName } from '#contract/states.ts'
import { isAdultCollege } from '#engine/matching/columns.ts'
import { type Mission, name, type Said, say } from '#words/messages.ts'
import { cityNamed, spokenFaith } from './names.ts'

// The feel of a place from facts only: setting and size, what is special, who teaches. The same for every student.

const half = 50 // percent

/** Most of its undergraduates are not on its campus: their number says nothing about life there. */
export const isMostlyOnline = ({ shareOnline }: College): boolean =>
  typeof shareOnline === 'number' && shareOnline >= half

const told = new Set<string>(['HBCU', 'HSI', 'Tribal', 'PBI', 'ANNH', 'NASNTI'] satisfies Mission[])
const isTold = (mission: string): mission is Mission => told.has(mission)

function setting(college: College): Said {
  const { undergraduates: n, missions, locale, shareOnline } = college
  if (missions.includes('distance only')) return say('vibe.allOnline', {})
  const city = cityNamed(college)
  const place = name(city ?? stateName(college.state))
  if (isMostlyOnline(college)) return say('vibe.online', { share: Number(shareOnline), place })
  return say('vibe.place', { n: typeof n === 'number' ? n : null, place, locale, named: city !== null })
}

function faith({ religion }: College): Said | null {
  if (!religion) return null
  const named = spokenFaith(religion)
  return say('vibe.faith', { faith: named === null ? null : name(named) })
}

const hasNoHousing = ({ cost, missions, flags }: College) =>
  typeof cost.roomAndBoard !== 'number' &&
  !missions.includes('distance only') &&
  !flags.includes('charges no tuition')

function sport({ athletics: { ncaa, naia, football, division }, missions }: College): Said | null {
  const league = ncaa ? division || 'the NCAA' : naia ? 'the NAIA' : null
  if (league === null) return null
  return say('vibe.sport', {
    league: name(league),
    football: football === true && !missions.includes('women only'),
  })
}

const special: readonly ((college: College) => Said | null)[] = [
  ({ missions }) => {
    const mission = missions.find(isTold)
    return mission ? say('vibe.mission', { mission }) : null
  },
  faith,
  (college) => (isAdultCollege(college) ? say('vibe.adults', { share: Number(college.shareOver25) }) : null),
  (college) => (hasNoHousing(college) ? say('vibe.noHousing', {}) : null),
  sport,
  ({ studyAbroad, undergraduateResearch }) =>
    studyAbroad || undergraduateResearch
      ? say('vibe.beyond', { abroad: studyAbroad === true, research: undergraduateResearch === true })
      : null,
]
const mostSpecial = 2

export function campusVibe({ rules }: Pick<Catalog, 'rules'>, college: College): Said[] {
  const isForCadets = rules.get(college.unitid)?.some(({ kind }) => kind === 'cadets') ?? false
  const military = isForCadets ? say('vibe.cadets', {}) : null
  const academy = college.flags.includes('charges no tuition') ? say('vibe.academy', {}) : null
  const apart = [military ?? academy, ...special.map((way) => way(college))].filter((one) => one !== null)
  const { studentFacultyRatio: n } = college
  const ratio = typeof n === 'number' ? [say('vibe.ratio', { n })] : []
  return [setting(college), ...apart.slice(0, mostSpecial), ...ratio]
}
