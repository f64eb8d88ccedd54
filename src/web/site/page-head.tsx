import type { ReactNode } from 'react'

/** The top of a reading page. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pt-14 pb-10 lg:pt-20 lg:pb-14">
      <h1 className="text-[clamp(2.25rem,1.5rem+3vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-.03em]">
        {title}
      </h1>
      <div className="mt-5 max-w-xl text-xl leading-relaxed text-muted">{children}</div>
    </div>
  )
}
