import type { ReactNode } from 'react'

type Props = {
  /** A question or a name; left out where a table's head has it. */
  label?: string
  value: ReactNode
  note?: ReactNode
  /** The picture of the value; its words are in `value` and `note`. */
  children?: ReactNode
}

/** One look for every picture of a number: what it is, the number, the picture, what to know about it. */
export function Instrument({ label, value, note, children }: Props) {
  return (
    <div className="instrument">
      <p className="instrument-head">
        {label && <span className="text-muted">{label}</span>}
        <span className="instrument-value">{value}</span>
      </p>
      {children}
      {note && <p className="instrument-note">{note}</p>}
    </div>
  )
}
