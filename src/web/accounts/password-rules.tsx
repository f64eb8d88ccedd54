import { Check, Circle } from 'lucide-react'
import { passwordRules } from '#contract/accounts.ts'

/** The hint of spec §5; each half gets a tick when it is met. */
export function PasswordRules({ password }: { password: string }) {
  const { longEnough, hasSpecial } = passwordRules(password)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      <Rule met={longEnough}>At least 12 characters</Rule>
      <Rule met={hasSpecial}>1 special character</Rule>
    </ul>
  )
}

function Rule({ met, children }: { met: boolean; children: string }) {
  return (
    <li className={`flex items-center gap-1.5 ${met ? 'font-medium text-on-ok' : ''}`}>
      {met ? <Check size={16} aria-hidden className="fade-in text-ok" /> : <Circle size={16} aria-hidden />}
      {children}
      {met && <span className="sr-only"> (done)</span>}
    </li>
  )
}
