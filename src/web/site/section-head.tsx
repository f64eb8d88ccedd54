type SectionHeadProps = { title: string; id?: string; children?: string; centered?: boolean }

/** A section's headline with the sentence below it. */
export function SectionHead({ title, id, children, centered = false }: SectionHeadProps) {
  return (
    <div className={`max-w-2xl ${centered ? 'mx-auto text-center' : ''}`}>
      <h2 id={id} className="headline">
        {title}
      </h2>
      {children && <p className="mt-4 text-lg text-muted">{children}</p>}
    </div>
  )
}
