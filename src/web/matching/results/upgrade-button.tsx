import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'

/** Goes to the plans: a button by the specification's word (spec §2), not a link. */
export function UpgradeButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const navigate = useNavigate()
  return <Button {...props} onClick={() => void navigate('/subscription')} />
}
