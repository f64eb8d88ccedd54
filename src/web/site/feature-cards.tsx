import type { ReactNode } from 'react'
import { LedgerArt, QuizArt, ReportArt } from './feature-art.tsx'
import { SectionHead } from './section-head.tsx'

const features = [
  {
    art: <LedgerArt />,
    title: 'Reasons, not just rankings',
    text: 'A score comes with its parts: what counted, which fact it rests on, and the year of that fact.',
  },
  {
    art: <QuizArt />,
    title: 'A quiz when you are unsure',
    text: 'No major yet? Answer a few short questions about what you enjoy and carry a suggestion into your search.',
  },
  {
    art: <ReportArt />,
    title: 'A report to talk over',
    text: 'Download one PDF with admissions, costs and scholarships to share with family and counselors.',
  },
]

export function FeatureCards() {
  return (
    <section className="section border-y border-border bg-surface">
      <div className="wrap">
        <SectionHead title="Guidance that explains itself">
          A good list is one you understand. We show the thinking, so you can agree, disagree and decide.
        </SectionHead>
        <ul className="mt-12 grid gap-6 lg:grid-cols-3">
          {features.map(({ art, title, text }) => (
            <Feature key={title} art={art} title={title}>
              {text}
            </Feature>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Feature({ art, title, children }: { art: ReactNode; title: string; children: string }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-3xl border border-border bg-bg md:max-lg:grid md:max-lg:grid-cols-[20rem_1fr]">
      <div
        aria-hidden
        className="grid min-h-64 place-items-center border-border bg-surface-2/70 px-5 large-text:py-5 max-md:border-b md:max-lg:border-r lg:border-b"
      >
        {art}
      </div>
      <div className="p-7 md:max-lg:self-center md:max-lg:p-10">
        <h3 className="text-xl font-bold tracking-tight">{title}</h3>
        <p className="mt-2 text-muted">{children}</p>
      </div>
    </li>
  )
}
