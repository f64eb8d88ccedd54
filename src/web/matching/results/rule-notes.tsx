import { ExternalLink, TriangleAlert } from 'lucide-react'
import type { AdmissionRule } from '#contract/matching/report.ts'
import { httpLink } from './web-link.ts'

// The chance itself mentions a minimum or automatic admission.
const beside = (rule: AdmissionRule) => rule.kind === 'condition' || rule.kind === 'caution'

type Props = {
  rules: readonly AdmissionRule[]
  /** Also those that the chance mentions. */
  all?: boolean
}

/** Conditions and cautions that a college publishes. Applicants must see them first. */
export function RuleNotes({ rules, all = false }: Props) {
  const shown = all ? rules : rules.filter(beside)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Conditions" className="mt-4 grid min-w-0 gap-2">
      {shown.map((rule) => {
        const href = httpLink(rule.link)
        return (
          <li key={rule.text} className="flex gap-2 rounded-xl bg-surface-2 px-3 py-2 text-sm leading-snug">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">
              {rule.text}{' '}
              {href && (
                <a href={href} target="_blank" rel="noreferrer" className="text-link">
                  {rule.source}
                  <ExternalLink size={12} aria-hidden className="ml-1 inline" />
                </a>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
