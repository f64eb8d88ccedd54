import { cutForFree } from '#contract/plans.ts'
import type { Report } from '#contract/report.ts'
import type { SavedSearch } from './history.ts'
import type { Account } from './session.ts'

/** What this account may see of a saved report. The server has cut it already; one kept from a plan that has ended is cut here. */
export const visibleReport = ({ report, id }: SavedSearch, account: Pick<Account, 'id' | 'plan'>): Report =>
  account.plan === 'free' ? cutForFree(report, `${account.id}:${id}`, null) : report
