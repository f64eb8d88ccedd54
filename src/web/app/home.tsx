import { HomePage } from '#web/accounts/home-page.tsx'
import { useAccount } from '#web/platform/account.ts'
import { MyColleges } from '#web/shortlist/home/my-colleges.tsx'
import { ListOnHome } from './list-on-home/list-on-home.tsx'
import { NextStepBand } from './next-step/next-step-band.tsx'

/** /home with the sections that need more than one domain. */
export function Component() {
  const account = useAccount()
  return (
    <HomePage
      next={<NextStepBand account={account} />}
      then={<ListOnHome account={account} />}
      saved={<MyColleges account={account} />}
    />
  )
}
