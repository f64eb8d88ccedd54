import { type ComponentProps, type RefObject, useImperativeHandle } from 'react'
import type { Report } from '#contract/matching/report.ts'
import type { Ranked } from '#web/matching/results/filters/filtering.ts'
import { CollegeDetail } from './college-detail.tsx'
import { useOpenedCollege } from './use-opened-college.ts'

type Props = Pick<ComponentProps<typeof CollegeDetail>, 'student' | 'middles' | 'extras' | 'onRunAgain'> & {
  shown: readonly Ranked[]
  /** The list before the what-if. */
  before: Report | null
  /** Opens a college by its id. A ref, so that a press draws only this sheet and not the page behind it. */
  opener: RefObject<((unitid: number) => void) | null>
}

/** The sheet of the college in the address. An id that is not on this list opens nothing. */
export function OpenedCollege({ shown, before, opener, ...rest }: Props) {
  const opened = useOpenedCollege()
  useImperativeHandle(opener, () => opened.open)
  const index = shown.findIndex(({ college }) => college.unitid === opened.unitid)
  const next = index < 0 ? undefined : shown[index + 1]
  const previous = index < 0 ? undefined : shown[index - 1]
  return (
    <CollegeDetail
      college={shown[index]?.college ?? null}
      place={{ rank: index + 1, of: shown.length }}
      before={before?.collegeList.find(({ unitid }) => unitid === opened.unitid)?.ledger ?? null}
      onClose={opened.close}
      onNext={next ? () => opened.turnTo(next.college.unitid) : null}
      onPrevious={previous ? () => opened.turnTo(previous.college.unitid) : null}
      {...rest}
    />
  )
}
