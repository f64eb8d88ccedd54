import { HomePage } from '#web/accounts/home-page.tsx'
import { useAccount } from '#web/platform/account.ts'
import { MyColleges } from '#web/shortlist/my-colleges.tsx'

/** /home with the section that the shortlist adds. */
export function Component() {
  const account = useAccount()
  return <HomePage saved={<MyColleges account={account} />} />
}
