import { createRoot } from 'react-dom/client'
import { planLimits } from '#contract/plans.ts'
import { dotted } from '#contract/prose.ts'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { type SavedSearch, useHistory } from '#web/platform/history.ts'
import { noteOf, type PriceFacts, priceFromFacts } from '#web/platform/price.ts'
import { ProfileBar } from '#web/platform/profile-bar.tsx'
import { type Account, session } from '#web/platform/session.ts'
import { useAnswers, useProfile } from '#web/platform/use-profile.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { askedOf, basisWords, realNumbers } from '#web/shortlist/decide/basis.ts'
import { studentOf } from '#web/shortlist/decide/model.ts'
import { type OutlookState, useOutlook } from '#web/shortlist/decide/use-outlook.ts'
import { type OwnNumbers, OwnRows, type OwnState } from './own-rows.tsx'

/** The comparison for signed-in visitors: their own match, chance and price above the facts. */
export async function mount(element: HTMLElement) {
  startAccountSession()
  const now = await session.ready()
  if (now.status !== 'signed-in') return
  const unitids = (element.dataset.colleges ?? '').split(',').map(Number)
  // Written by our own server with this page (documents/live-pages.tsx).
  const prices = JSON.parse(element.dataset.prices ?? '[]') as PriceFacts[]
  const place = document.querySelector('[data-profile-place]')
  if (place) createRoot(place).render(<ProfileBar />)
  createRoot(element).render(<Own account={now.account} unitids={unitids} prices={prices} />)
}

type Props = {
  account: Account
  unitids: readonly number[]
  /** One for each college, in order: the income that chooses among them never leaves the tab. */
  prices: readonly PriceFacts[]
}

/** The same numbers as in My Colleges, from the same call; on the free plan only those that a search has shown. */
export function Own({ account, unitids, prices }: Props) {
  const [search = null] = useHistory(account.id)
  const all = planLimits[account.plan].tracker
  const form = useAnswers(search?.formData ?? null)
  const { home, income } = studentOf(form, useProfile())
  const looked = useOutlook(
    all && form ? { answers: askedOf(form, realNumbers(form)), colleges: unitids } : null,
    0,
  )
  if (!search) return <OwnRows state={{ step: 'no answers' }} unitids={unitids} />
  const numbersOf = all ? assessed(looked) : shown(search, account)
  const state: OwnState =
    typeof numbersOf === 'function'
      ? {
          step: 'known',
          plan: account.plan,
          search: {
            path: `/college-match?search=${search.id}`,
            words: dotted(basisWords(form ?? search.formData)),
          },
          numbers: unitids.map(numbersOf),
          prices: prices.map((facts) => {
            const paid = priceFromFacts(facts, { home, income })
            return paid && { ...paid, note: noteOf(paid, income) }
          }),
        }
      : numbersOf
  return <OwnRows state={state} unitids={unitids} />
}

type NumbersOf = (unitid: number) => OwnNumbers

function assessed({ outlook, problem }: OutlookState): NumbersOf | OwnState {
  if (problem !== null) return { step: 'failed', message: problem }
  if (outlook === null) return { step: 'asking' }
  const found = new Map(outlook.colleges.map((one) => [one.unitid, one]))
  return (unitid) => {
    const { match = null, chance = null, rules = [] } = found.get(unitid) ?? {}
    return { match, isPreview: false, chance, rules }
  }
}

/** What the free plan's latest results show: nothing is asked, so nothing locked can arrive. */
function shown(search: SavedSearch, account: Account): NumbersOf {
  const { collegeList } = visibleReport(search, account)
  return (unitid) => {
    const college = collegeList.find((one) => one.unitid === unitid)
    if (!college || college.locked) return 'locked'
    const { matchPercentage, scorePreview, chance, rules } = college
    return { match: matchPercentage, isPreview: scorePreview, chance, rules }
  }
}
