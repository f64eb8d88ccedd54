import { chanceRecord } from '#contract/chance/chance-record.ts'
import {
  type EstimatePoint,
  type EstimateSection,
  estimateSections,
  estimateSummary,
  estimateTitle,
} from '#contract/chance/how-we-estimate.ts'
import { LongText } from '#web/site/long-text.tsx'
import { SectionTable } from './section-table.tsx'

export function Component() {
  return (
    <LongText
      title={estimateTitle}
      summary={estimateSummary}
      note={`Version ${chanceRecord.version} of the estimate`}
      sections={estimateSections.map((section) => ({ ...section, body: <Body {...section} /> }))}
    />
  )
}

function Body({ paragraphs, points, table }: EstimateSection) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <Point key={typeof point === 'string' ? point : point.answer} point={point} />
          ))}
        </ul>
      )}
      {table && <SectionTable {...table} />}
    </>
  )
}

function Point({ point }: { point: EstimatePoint }) {
  if (typeof point === 'string') return <li>{point}</li>
  return (
    <li>
      {point.answer}
      <details>
        <summary className="text-link w-fit cursor-pointer list-none text-[.9375rem] print:hidden [&::-webkit-details-marker]:hidden">
          The whole rule<span className="sr-only">: {point.answer.split('. ')[0]}</span>
        </summary>
        <p className="mt-1">{point.detail}</p>
      </details>
    </li>
  )
}
