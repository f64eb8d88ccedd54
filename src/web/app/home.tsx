import { HomePage } from '#web/accounts/home-page.tsx'
import { useAccount } from '#web/platform/account.ts'
import { SavedColleges } from '#web/shortlist/saved-colleges.tsx'

/** /home with the list that the shortlist adds. */
export function Component() {
  const account = useAccount()
  return <HomePage saved={<SavedColleges account={account} />} />
}
