import type { ComponentProps } from 'react'
import type { Ranked } from '#web/matching/results/filters/filtering.ts'
import { CollegeDetail } from './college-detail.tsx'
import type { useOpenedCollege } from './use-opened-college.ts'

type Props = Pick<ComponentProps<typeof CollegeDetail>, 'student' | 'middles' | 'extras' | 'onRunAgain'> & {
  shown: readonly Ranked[]
  opened: ReturnType<typeof useOpenedCollege>
}

/** The sheet of the college that the address names; one that is not on this list opens nothing. */
export function OpenedCollege({ shown, opened, ...rest }: Props) {
  const index = shown.findIndex(({ college }) => college.unitid === opened.unitid)
  const next = index < 0 ? undefined : shown[index + 1]
  return (
    <CollegeDetail
      college={shown[index]?.college ?? null}
      place={{ rank: index + 1, of: shown.length }}
      before={null}
      onClose={opened.close}
      onNext={next ? () => opened.turnTo(next.college.unitid) : null}
      {...rest}
    />
  )
}
