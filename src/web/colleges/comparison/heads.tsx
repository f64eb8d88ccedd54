import type { ReactNode } from 'react'

type GroupProps = {
  title: string
  /** How many colleges are compared. */
  columns: number
  children: ReactNode
  'data-guest-only'?: string
  className?: string
}

/** The heading over some rows, with a sentence about them. It stays in view while the table scrolls sideways. */
export function GroupHead({ title, columns, children, className = '', ...rest }: GroupProps) {
  return (
    <tr {...rest} className={`side-group ${className}`}>
      <th scope="rowgroup" colSpan={columns + 1}>
        <h2 className="text-xl font-bold tracking-tight">{title}</h2>
        {children && <p className="mt-1 text-[.9375rem] font-normal text-muted">{children}</p>}
      </th>
    </tr>
  )
}

export function RowHead({ label, about }: { label: string; about: string }) {
  return (
    <th scope="row">
      {label}
      {about !== '' && <span className="block text-[.8125rem] font-normal text-muted">{about}</span>}
    </th>
  )
}
