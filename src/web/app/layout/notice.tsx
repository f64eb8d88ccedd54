/** One sentence about what just happened: 'Session expired. Please log in again.' */
export function Notice({ children }: { children: string }) {
  return (
    <div role="alert" className="border-b border-border bg-warn-soft text-on-warn">
      <p className="wrap py-3 font-medium">{children}</p>
    </div>
  )
}
