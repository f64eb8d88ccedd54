import { MailCheck } from 'lucide-react'
import { resetSent } from '#contract/accounts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useLoginAddress } from './login-address.ts'
import { ResultView } from './result-view.tsx'

export function ForgotSent() {
  const { to } = useLoginAddress()
  return (
    <ResultView icon={<MailCheck size={28} />} title="Check your email" says={resetSent}>
      <p className="text-muted">
        The link works once, for 30 minutes. If nothing arrives, look in your spam folder or try again.
      </p>
      <LinkButton to={to('/login')} size="lg" className="mt-2 w-full">
        Back to login
      </LinkButton>
    </ResultView>
  )
}
