import type { ReactNode } from 'react'
import type { College } from '#contract/matching/report.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { asDollars, asPercent } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { familyPrice } from '#web/platform/price.ts'
import { Chip } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/ring.tsx'

/** Three answers before any explanation: does it fit, can I get in, what does it cost. */
export function Tiles({ college, income }: { college: College; income: Income | null }) {
  const { matchPercentage, scorePreview, locked } = college
  const price = familyPrice(college, income)
  return (
    <div className="grid grid-cols-3 gap-2 px-5 pt-4 sm:gap-3 sm:px-8">
      <div className="tile sm:flex sm:items-center sm:gap-3.5">
        <Ring value={matchPercentage} locked={locked} size="tile" />
        <div>
          <p className="tile-question">Does it fit?</p>
          <p className="tile-answer max-sm:hidden">
            {locked ? 'Locked' : matchPercentage === null ? 'N/A' : `${matchPercentage} of 100`}
          </p>
          {scorePreview && <p className="tile-note">Preview score</p>}
        </div>
      </div>
      <ChanceTile college={college} />
      <Tile
        question="Price a year"
        answer={asDollars(price?.amount ?? null)}
        note={
          price === null
            ? null
            : price.beforeGrants
              ? `before ${price.grant ? 'other ' : ''}grants`
              : income === null
                ? 'after grants'
                : 'after grants, your income'
        }
      />
    </div>
  )
}

function ChanceTile({ college: { chance, admissions } }: { college: College }) {
  const question = 'Can I get in?'
  if (chance === null)
    return (
      <Tile
        question={question}
        answer={admissions.openAdmission ? 'Open' : asPercent(admissions.acceptanceRate)}
        note={admissions.openAdmission ? 'open admission' : 'of all are admitted'}
      />
    )
  const { label, tone } = bandOf(chance)
  const range = rangeOf(chance)
  return (
    <Tile
      question={question}
      answer={range ?? label}
      note={range === null ? null : <Chip tone={tone}>{label}</Chip>}
    />
  )
}

function Tile({ question, answer, note }: { question: string; answer: string; note: ReactNode }) {
  return (
    <div className="tile">
      <p className="tile-question">{question}</p>
      <p className="tile-answer">{answer}</p>
      {note && <p className="tile-note">{note}</p>}
    </div>
  )
}
