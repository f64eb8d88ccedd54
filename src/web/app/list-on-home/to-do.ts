import { andList } from '#contract/prose.ts'
import type { Suggestion } from '#contract/shortlist/outlook.ts'
import { isOpen } from '#contract/shortlist/saved-colleges.ts'
import { actLabels, type Gap, gapsOf } from '#web/shortlist/decide/gaps.ts'
import { type Entry, listedOf, type Student } from '#web/shortlist/decide/model.ts'
import { shortName } from '#web/shortlist/short-name.ts'

const most = 3

/** One thing to do after the next step. A suggestion is added right here; everything else is a link. */
export type ToDo = {
  kind: 'date' | 'test' | 'gap' | 'share'
  title: string
  about: string
  label: string
  act: { to: string } | { add: Suggestion }
}

type Look = {
  entries: readonly Entry[]
  suggestions: readonly Suggestion[]
  student: Student
  /** Whether the plan includes dates, scores and gaps. */
  tracks: boolean
}

/** What follows the next step, the most urgent first; talking it over is always the last. */
export function toDoOf({ entries, suggestions, student, tracks }: Look): ToDo[] {
  const gaps = gapsOf({ list: entries.map(listedOf), suggestions, income: student.income }).map(fromGap)
  // Without any date, setting the first one is the next step itself.
  const dated = entries.some(({ saved }) => saved.deadline !== null && isOpen(saved.status))
  const known = [
    ...gaps.filter(({ kind }) => kind === 'date' && dated),
    ...withheld(entries),
    ...gaps.filter(({ kind }) => kind !== 'date'),
  ]
  return [...(tracks ? known : []), share].slice(0, most)
}

const share: ToDo = {
  kind: 'share',
  title: 'Talk it over at home',
  about: 'Share a read-only link to your list, or print it.',
  label: 'Share it',
  act: { to: '/my-colleges' },
}

const fromGap = ({ lacks, more, act }: Gap): ToDo => ({
  kind: act.do === 'set date' ? 'date' : 'gap',
  title: lacks.replace(/\.$/, ''),
  about: more,
  label: actLabels[act.do],
  act:
    act.do === 'add'
      ? { add: act.suggestion }
      : { to: act.do === 'find' ? '/college-match' : '/my-colleges' },
})

/** By the same rule as the list: the college's policy and its range, never two chances. */
function withheld(entries: readonly Entry[]): ToDo[] {
  const found = entries.filter(({ saved, advice }) => advice?.label === 'Don’t send' && isOpen(saved.status))
  if (found.length === 0) return []
  return [
    {
      kind: 'test',
      title: `Leave your score out at ${andList(found.slice(0, most).map(({ saved }) => shortName(saved.collegeName)))}`,
      about:
        found.length === 1
          ? (found[0]?.advice?.why ?? '')
          : 'They are test optional, and it is below the middle half of those who sent one.',
      label: 'See why',
      act: { to: '/my-colleges' },
    },
  ]
}
