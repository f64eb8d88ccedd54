import type { ComponentProps } from 'react'
import { useNavigate } from '#web/platform/address.ts'
import { Button } from '#web/ui/button.tsx'

/** Opens the plans. The specification calls it a button (spec §2), so it is not a link. */
export function UpgradeButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const navigate = useNavigate()
  return <Button {...props} onClick={() => void navigate('/subscription')} />
}
