import type { ReactNode } from 'react'

type Props = {
  /** A question or a name; omitted if a table's head has it. */
  label?: string
  value: ReactNode
  note?: ReactNode
  /** A chart of the value; the text is in `value` and `note`. */
  children?: ReactNode
}

/** The common layout for a number: its name, the number, a chart, and a note. */
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
