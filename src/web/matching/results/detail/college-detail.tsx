import { type ComponentProps, useDeferredValue } from 'react'
import { countScholarships } from '#contract/matching/own-pages.ts'
import type { College, LedgerLine, Report } from '#contract/matching/report.ts'
import { dotted } from '#contract/prose.ts'
import type { Income } from '#web/platform/income-bands.ts'
import type { Scores } from '#web/platform/test-scores.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { After } from './after.tsx'
import { CollegeFacts } from './college-facts.tsx'
import { Cost } from './cost.tsx'
import { Foot } from './foot.tsx'
import { GettingIn } from './getting-in.tsx'
import { ScholarshipLists } from './scholarship-lists.tsx'
import { Section } from './section.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { Tiles } from './tiles.tsx'
import { Why } from './why.tsx'
import './detail.css'

type Props = Omit<ComponentProps<typeof Foot>, 'college'> & {
  /** Null: closed. */
  college: College | null
  student: { income: Income | null; scores: Scores }
  middles: Report['middles']
  /** The score's lines before the what-if. */
  before: readonly LedgerLine[] | null
}

/** Everything about one college. For a locked one: what the plan shows, and how to see the rest. */
export function CollegeDetail({ college, student, middles, before, ...actions }: Props) {
  // The answers and the buttons are drawn with the press; the explanations follow in the next frame and scroll inside.
  const deferred = useDeferredValue(college, null)
  const explained = deferred?.unitid === college?.unitid ? deferred : null
  return (
    <Sheet
      open={college !== null}
      onClose={actions.onClose}
      title={college?.collegeName ?? ''}
      subtitle={dotted([college?.location, college?.about])}
      foot={college && <Foot college={college} {...actions} />}
    >
      {college && <Tiles college={college} income={student.income} />}
      {explained && (
        <Parts
          key={explained.unitid}
          college={explained}
          student={student}
          middles={middles}
          before={before}
          outgrown={actions.onRunAgain !== null}
        />
      )}
    </Sheet>
  )
}

type PartsProps = Pick<Props, 'student' | 'middles' | 'before'> & {
  college: College
  outgrown: boolean
}

function Parts({ college, student, middles, before, outgrown }: PartsProps) {
  return (
    <>
      <SectionTabs counts={college.locked ? {} : { scholarships: countScholarships(college.scholarships) }} />
      <div className="detail-body">
        <Why college={college} before={before} outgrown={outgrown} />
        <div className="detail-side">
          <GettingIn college={college} scores={student.scores} outgrown={outgrown} />
          <Cost college={college} income={student.income} />
        </div>
      </div>
      <CollegeFacts college={college} />
      <After college={college} middles={middles} />
      <ScholarshipLists college={college} outgrown={outgrown} />
      <Section id="campus" title="Campus vibe">
        <p className="max-w-prose text-[.9375rem] text-muted">
          {college.campusVibe || 'We have no facts about campus life here.'}
        </p>
      </Section>
    </>
  )
}
