import { useState } from 'react'
import type { ShareLink } from '#contract/shortlist/sharing.ts'
import { asDay } from '#web/platform/dates.ts'
import { focusBeside } from '#web/shortlist/list/focus-beside.ts'
import { Button } from '#web/ui/button.tsx'
import type { SharesState } from './use-shares.ts'

const revokeButtonId = (id: string) => `revoke-${id}`

type Props = { shares: SharesState; onRevoked: (id: string) => void }

/** The links that work now. */
export function SharedLinks({ shares, onRevoked }: Props) {
  const { links } = shares
  const [hasRevoked, setRevoked] = useState(false)

  async function revoke(id: string) {
    if ((await shares.end(id)) === null) return
    setRevoked(true)
    onRevoked(id)
    focusBeside(id, { ids: links.map((link) => link.id), buttonId: revokeButtonId, headingId: 'shared-now' })
  }

  // After the last one is revoked, the heading stays to say so and to have the focus.
  if (links.length === 0 && !hasRevoked) return null
  return (
    <section aria-labelledby="shared-now" className="mt-6 border-t border-border pt-4">
      <h3 id="shared-now" tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
        {links.length === 0 ? 'No link works now' : 'Shared now'}
      </h3>
      <ul className="mt-1 divide-y divide-border empty:hidden">
        {links.map((link) => (
          <Shared key={link.id} link={link} shares={shares} onRevoke={() => void revoke(link.id)} />
        ))}
      </ul>
    </section>
  )
}

type SharedProps = { link: ShareLink; shares: SharesState; onRevoke: () => void }

function Shared({ link, shares, onRevoke }: SharedProps) {
  const { id, label, shows, takesComments, createdAt, endsAt } = link
  const shown = [
    'facts, statuses',
    shows.deadlines && 'deadlines',
    shows.notes && 'notes',
    shows.bands && 'bands',
    shows.firstName && 'first name',
  ]
  const name = label || `Link of ${asDay(createdAt)}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-52 text-[.9375rem]">
        <strong className="font-semibold">{name}</strong>
        <span className="block text-muted">
          {shown.filter(Boolean).join(', ')} · until {asDay(endsAt)}
        </span>
      </p>
      <div className="flex gap-2">
        <Button
          variant="ghost"
          className="min-h-10 px-3 py-1"
          onClick={() => void shares.takeComments(id, !takesComments)}
        >
          {takesComments ? 'Stop comments' : 'Allow comments'}
          <span className="sr-only"> from {name}</span>
        </Button>
        <Button id={revokeButtonId(id)} variant="outline" className="min-h-10 px-3 py-1" onClick={onRevoke}>
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
