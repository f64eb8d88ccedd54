import { expect, test } from 'vitest'
import { chanceRecord } from './chance-record.ts'
import { type EstimateSection, estimateSections, estimateSummary, estimateTitle } from './how-we-estimate.ts'

const tableLines = ({ caption, head, rows }: NonNullable<EstimateSection['table']>) => [
  `${caption}:`,
  '',
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]

const sectionLines = ({ title, paragraphs, points = [], table }: EstimateSection) => [
  `## ${title}`,
  '',
  ...paragraphs.flatMap((paragraph) => [paragraph, '']),
  ...points.map((point) => `- ${typeof point === 'string' ? point : `${point.answer} ${point.detail}`}`),
  ...(points.length > 0 ? [''] : []),
  ...(table ? tableLines(table) : []),
]

const document = [
  `# ${estimateTitle}`,
  '',
  `${estimateSummary} Version ${chanceRecord.version} of the estimate.`,
  '',
  'Written from `src/contract/chance/chance-record.ts` and `src/contract/chance/how-we-estimate.ts`, as is the page `/how-we-estimate`.',
  'After a change there: `npx vitest run --project node src/contract/chance/how-we-estimate.test.ts --update`.',
  '',
  ...estimateSections.flatMap(sectionLines),
]
  .join('\n')
  .trimEnd()

test('docs/chance.md says what the page says, number by number', async () => {
  await expect(`${document}\n`).toMatchFileSnapshot('../../../docs/chance.md')
})

test('every number of the record is on the page', () => {
  const numbers = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(numbers)
        : []
  const said = new Set(
    document.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g)?.map((text) => Number(text.replaceAll(',', ''))),
  )
  const told = (value: number) =>
    said.has(Math.abs(value)) ||
    said.has(Math.round(Math.abs(value) * 100)) ||
    said.has(Number(Math.abs(value).toFixed(3)))
  expect(numbers(chanceRecord).filter((value) => !told(value))).toEqual([])
})

test('bands, floors and caps are shares, and the words rise with what was observed', () => {
  const { bands, likelyFloor, observed } = chanceRecord
  expect(bands.likely).toBeGreaterThan(bands.target)
  expect(bands.target).toBeGreaterThan(bands.reach)
  expect(likelyFloor.contested).toBeGreaterThan(likelyFloor.usual)
  expect(observed.likely).toBeGreaterThanOrEqual(bands.likely)
  expect([observed.likely, observed.target, observed.reach, observed.farReach]).toEqual(
    [observed.likely, observed.target, observed.reach, observed.farReach].toSorted((a, b) => b - a),
  )
})
