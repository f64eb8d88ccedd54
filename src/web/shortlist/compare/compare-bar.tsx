import { Columns3 } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import type { ComparisonState } from './use-comparison.ts'

export function CompareBar({ comparison, total }: { comparison: ComparisonState; total: number }) {
  if (total < 2) return null
  const { count, path, isFull } = comparison
  const hint = path
    ? `${count} chosen${isFull ? ', as many as fit side by side' : ''}.`
    : 'Choose two to four colleges to see them side by side.'
  const label = (
    <>
      <Columns3 size={18} aria-hidden />
      Compare
    </>
  )
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-3 border-t border-border py-4 ${count > 0 ? 'sticky bottom-0 z-10 -mx-5 bg-surface px-5 sm:-mx-8 sm:px-8' : ''}`}
    >
      <p aria-live="polite" className="text-[.9375rem] text-muted">
        {hint}
      </p>
      {path ? (
        <LinkButton to={path} variant="outline">
          {label}
        </LinkButton>
      ) : (
        <Button variant="outline" disabled>
          {label}
        </Button>
      )}
    </div>
  )
}
