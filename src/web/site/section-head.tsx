type SectionHeadProps = { title: string; children: string; centered?: boolean }

/** A section's headline with the sentence below it. */
export function SectionHead({ title, children, centered = false }: SectionHeadProps) {
  return (
    <div className={`max-w-2xl ${centered ? 'mx-auto text-center' : ''}`}>
      <h2 className="headline">{title}</h2>
      <p className="mt-4 text-lg text-muted">{children}</p>
    </div>
  )
}
