import type { ComponentProps, ReactNode } from 'react'

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`card p-6 sm:p-8 ${className}`} />
}

type ChipProps = {
  tone?: 'plain' | 'accent' | 'ok' | 'warn' | 'bad'
  className?: string
  children: ReactNode
}

/** A small label: a status, a related major, 'Coming Soon'. */
export function Chip({ tone = 'plain', className = '', children }: ChipProps) {
  return <span className={`chip ${tone === 'plain' ? '' : `chip-${tone}`} ${className}`}>{children}</span>
}
