import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chanceCaps } from './caps.ts'
import { chanceRecord } from './chance-record.ts'
import { coefficients } from './coefficients.ts'
import {
  type EstimateSection,
  type EstimateTable,
  estimateSections,
  estimateSummary,
  estimateTitle,
  technicalSections,
  worthOfWords,
} from './how-we-estimate.ts'

const tableLines = ({ caption, head, rows }: EstimateTable) => [
  `${caption}:`,
  '',
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]

const sectionLines = ({ title, picture, paragraphs, points = [], table }: EstimateSection) => [
  `## ${title}`,
  '',
  ...paragraphs.flatMap((paragraph) => [paragraph, '']),
  ...(picture === 'words'
    ? [...worthOfWords.map(({ word, admitted }) => `- ${word}: ${admitted} of 100`), '']
    : []),
  ...points.map((point) => `- ${point}`),
  ...(points.length > 0 ? [''] : []),
  ...(table ? tableLines(table) : []),
]

const priors = readFileSync('fit/chance/priors.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))

const document = [
  `# ${estimateTitle}`,
  '',
  `${estimateSummary} Version ${chanceRecord.version} of the estimate.`,
  '',
  'Written from `src/contract/chance`, whose `coefficients.json` is made by `npm run fit -- chance`, as is the page `/how-we-estimate`.',
  'After a change there: `npx vitest run --project node src/contract/chance/how-we-estimate.test.ts --update`.',
  '',
  ...[...estimateSections, ...technicalSections].flatMap(sectionLines),
  '## What was believed before the fit',
  '',
  'Each number with how far the data may move it (0: not at all, so it is a judgment or an older measurement) and why: `fit/chance/priors.tsv`.',
  '',
  ...tableLines({
    caption: 'Priors',
    head: ['Name', 'Value', 'Within', 'Why'],
    rows: priors.slice(1),
  }),
]
  .join('\n')
  .trimEnd()

test('docs/chance.md says what the page says, number by number', async () => {
  await expect(`${document}\n`).toMatchFileSnapshot('../../../docs/chance.md')
})

test('every weight, cap and figure of the record is told', () => {
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
  const { calibration, ...weights } = coefficients
  const { rms, unseenRms, residencyPairs, words } = calibration
  const owed = [
    weights,
    rms,
    unseenRms,
    residencyPairs,
    words.map(({ admitted }) => admitted),
    chanceCaps,
    chanceRecord,
  ]
  expect(numbers(owed).filter((value) => !told(value))).toEqual([])
})

test('the page is read in two minutes: what is not folded has at most 480 words', () => {
  const open = estimateSections.flatMap(({ title, paragraphs, points = [] }) => [
    title,
    ...paragraphs,
    ...points,
  ])
  expect(`${estimateSummary} ${open.join(' ')}`.split(/\s+/).length).toBeLessThanOrEqual(480)
})
