import { supportEmail } from '#web/platform/env.ts'

export function SupportLink() {
  const address = supportEmail()
  return (
    <a href={`mailto:${address}`} className="text-link">
      {address}
    </a>
  )
}
