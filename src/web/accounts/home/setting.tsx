import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type SettingProps = { title: string; children: ReactNode; className?: string }

export function Setting({ title, children, className = '' }: SettingProps) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className={className}>
      <h3 id={id} className="mb-4 text-xl font-bold tracking-tight">
        {title}
      </h3>
      {children}
    </Card>
  )
}
