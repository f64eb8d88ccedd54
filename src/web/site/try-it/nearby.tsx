import type { Preview } from '#contract/matching/preview.ts'
import { dollars } from '#contract/prose.ts'

type Props = { college: NonNullable<Preview['nearby']> }

/** One likely college in the home state, with public facts only: no score, no chance. */
export function Nearby({ college }: Props) {
  const { name, location, acceptanceRate, openAdmission, tuition, tuitionYear } = college
  const facts = [
    openAdmission
      ? 'open admission'
      : acceptanceRate !== null && `admits ${Math.round(acceptanceRate)}% (fall 2024)`,
    tuition !== null && `${dollars(tuition)} resident tuition${tuitionYear ? ` (${tuitionYear})` : ''}`,
  ].filter(Boolean)
  return (
    <div className="mt-4 rounded-2xl border border-border bg-surface px-5 py-3.5 text-fg">
      <p className="text-sm text-muted">A likely one in your state</p>
      <p className="font-display text-lg leading-tight font-bold tracking-tight">{name}</p>
      <p className="mt-0.5 text-[.9375rem] text-muted">{[location, ...facts].join(' · ')}</p>
    </div>
  )
}
