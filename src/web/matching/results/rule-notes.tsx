import { ExternalLink, TriangleAlert } from 'lucide-react'
import type { AdmissionRule, College } from '#contract/matching/report.ts'
import { decidedBy } from '#web/platform/chance.ts'
import { httpLink } from './web-link.ts'

/** The rule that decides the chance, then what applicants must know besides. */
function listed({ chance, rules }: College): AdmissionRule[] {
  const decides = chance && decidedBy(chance, rules)
  const besides = rules.filter(({ kind }) => kind === 'condition' || kind === 'caution')
  return decides ? [decides, ...besides] : besides
}

export const hasListedRules = (college: College) => listed(college).length > 0

/** A shorter one is no longer than the words that would stand for it. */
const longRule = 100

/** The first college of a list with each long rule. */
export type FirstWithRule = ReadonlyMap<string, Pick<College, 'unitid' | 'collegeName'>>
export function findFirstWithRule(colleges: readonly College[]): FirstWithRule {
  const firstWithRule = new Map<string, College>()
  for (const college of colleges)
    for (const { text } of listed(college))
      if (text.length > longRule && !firstWithRule.has(text)) firstWithRule.set(text, college)
  return firstWithRule
}

/** In a list a rule that several colleges share is told once; the detail of each tells it whole. */
export function ListedRules({ college, firstWithRule }: { college: College; firstWithRule: FirstWithRule }) {
  const others = (rule: AdmissionRule) => {
    const first = firstWithRule.get(rule.text)
    return first && first.unitid !== college.unitid ? [{ rule, first }] : []
  }
  const rules = listed(college)
  const told = rules.flatMap(others)
  return (
    <>
      <RuleNotes rules={rules.filter((rule) => others(rule).length === 0)} />
      {told.map(({ rule, first }) => (
        <p key={rule.text} className="mt-4 flex gap-2 rounded-xl bg-surface-2 px-3 py-2 text-sm leading-snug">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
          The same rule as at {first.collegeName}.
        </p>
      ))}
    </>
  )
}

/** What a college publishes about whom it admits. Applicants must see it first. */
export function RuleNotes({ rules }: { rules: readonly AdmissionRule[] }) {
  if (rules.length === 0) return null
  return (
    <ul aria-label="Conditions" className="mt-4 grid min-w-0 gap-2">
      {rules.map((rule) => {
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
