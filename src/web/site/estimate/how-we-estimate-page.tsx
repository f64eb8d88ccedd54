import { chanceRecord } from '#contract/chance/chance-record.ts'
import {
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
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table && <SectionTable {...table} />}
    </>
  )
}
