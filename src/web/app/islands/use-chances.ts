import { useEffect, useState } from 'react'
import { planLimits } from '#contract/plans.ts'
import { chances } from '#contract/shortlist/outlook.ts'
import type { Chances } from '#web/colleges/finding/find.ts'
import { call } from '#web/platform/api.ts'
import { useHistory } from '#web/platform/history.ts'
import { useSession } from '#web/platform/session.ts'
import { useAnswers } from '#web/platform/use-profile.ts'
import { answersOf, realNumbers } from '#web/shortlist/decide/basis.ts'

type Asked = ReturnType<typeof answersOf>

/** The chance at every college for the answers of this device; null without answers, and on a plan without chances. */
export function useChances(): Chances | null {
  const now = useSession()
  const account = now.status === 'signed-in' && planLimits[now.account.plan].tracker ? now.account : null
  const [search = null] = useHistory(account?.id ?? '')
  const form = useAnswers(account && search ? search.formData : null)
  const [found, setFound] = useState<Chances | null>(null)
  const key = form ? JSON.stringify(answersOf(form, realNumbers(form))) : null
  useEffect(() => {
    if (key === null) return setFound(null)
    const asking = new AbortController()
    call(chances, { body: JSON.parse(key) as Asked, signal: asking.signal }).then(
      ({ unitids, bands, low, high }) => {
        const byId = unitids.flatMap((unitid, at) => {
          const band = bands[at]
          return band ? [[unitid, { band, low: low[at] ?? null, high: high[at] ?? null }] as const] : []
        })
        setFound(new Map(byId))
      },
      () => {
        // Offline or too often: the explorer works without them.
      },
    )
    return () => asking.abort()
  }, [key])
  return found
}
