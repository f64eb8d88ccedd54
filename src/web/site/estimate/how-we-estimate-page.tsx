import { chanceRecord } from '#contract/chance/chance-record.ts'
import {
  type EstimateSection,
  estimateSections,
  estimateSummary,
  estimateTitle,
} from '#contract/chance/how-we-estimate.ts'
import { LongText } from '#web/site/long-text.tsx'
import { Calibration, WordDots } from './pictures.tsx'
import { SectionTable } from './section-table.tsx'

export function Component() {
  return (
    <LongText
      title={estimateTitle}
      summary={estimateSummary}
      note={`Version ${chanceRecord.version} of the estimate, two minutes to read`}
      sections={estimateSections.map((section) => ({ ...section, body: <Body {...section} /> }))}
    />
  )
}

const pictures = { words: WordDots, calibration: Calibration } as const

function Body({ picture, paragraphs, points, table }: EstimateSection) {
  const Picture = picture && pictures[picture]
  return (
    <>
      {Picture && <Picture />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table && (
        <details>
          <summary className="text-link w-fit cursor-pointer list-none text-[.9375rem] print:hidden [&::-webkit-details-marker]:hidden">
            The numbers<span className="sr-only">: {table.caption}</span>
          </summary>
          <SectionTable {...table} />
        </details>
      )}
    </>
  )
}
