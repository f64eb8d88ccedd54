import { hasMark } from '#contract/colleges/college-table.ts'
import { plural } from '#contract/prose.ts'
import { type Asked, addressOf } from '#web/colleges/finding/address.ts'
import type { Found } from '#web/colleges/finding/find.ts'

type Props = { asked: Asked; found: Found; onAsk: (asked: Asked) => void }

/** How many colleges the answer leaves out for their size, purpose or end, and the switch. A link: without a script it asks the server. */
export function LeftOut({ asked, found, onAsk }: Props) {
  const number = asked.all
    ? found.colleges.filter((college) => hasMark(college, 'special')).length
    : found.without('special') - found.colleges.length
  if (number === 0) return null
  const next = { ...asked, all: !asked.all }
  const these = plural(number, 'very small, closing or religious training college')
  return (
    <p className="mt-2 text-[.9375rem] text-muted max-sm:mt-1 max-sm:text-[.8125rem]">
      {asked.all ? `With ${these}: ` : `${these} ${number === 1 ? 'is' : 'are'} left out: `}
      <a
        href={`/colleges${addressOf(next)}`}
        className="text-link"
        onClick={(event) => {
          event.preventDefault()
          onAsk(next)
        }}
      >
        {asked.all ? 'leave' : 'show'} {number === 1 ? 'it' : 'them'}
        {asked.all && ' out'}
      </a>
      .
    </p>
  )
}
