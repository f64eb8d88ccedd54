import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AmountBar } from './amount-bar.tsx'
import { Balance } from './balance.tsx'
import { Columns } from './columns.tsx'
import { columnsOf, DotHistogram } from './dot-histogram.tsx'
import { RangeBar } from './range-bar.tsx'
import { Scatter } from './scatter.tsx'
import { Stack, StackPart } from './stack.tsx'
import { TenDots } from './ten-dots.tsx'

const attributes = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))

test('a range stands where it is, at least wide enough to be seen, and never beyond the scale', () => {
  render(<RangeBar from={0.89} to={0.97} tone="ok" you={1.2} />)
  expect(attributes('.chart-fill', 'x')).toEqual(['89%'])
  expect(attributes('.chart-fill', 'width')).toEqual(['8%'])
  expect(attributes('.chart-you', 'x')).toEqual(['100%'])
})

test('a range of one point at the end of the scale keeps its width inside it', () => {
  render(<RangeBar from={1} to={1} tone="bad" />)
  expect(attributes('.chart-fill', 'x')).toEqual(['98%'])
})

test('a striped amount is told apart by its pattern and keeps an outline', () => {
  render(<AmountBar share={0.44} striped middle={0.5} />)
  expect(attributes('.chart-outline', 'width')).toEqual(['44%'])
  expect(document.querySelectorAll('.chart-stripes, .chart-middle')).toHaveLength(2)
})

test('no picture carries an inline style: pages rendered ahead of time would lose it', () => {
  render(
    <>
      <RangeBar from={0.1} to={0.4} tone="bad" you={0.2} lines={[0.3]} />
      <AmountBar share={0.3} striped />
      <Stack parts={[{ name: 'Program', points: 21, max: 26 }]} />
      <TenDots count={7} />
      <Scatter
        points={[{ label: '1', tone: 'ok', amount: 20_000, height: 0.9, range: { low: 0.8, high: 1 } }]}
        label="Chance and price"
        across="a year"
        lane="?"
      />
    </>,
  )
  expect(document.querySelectorAll('[style]')).toHaveLength(0)
  expect(document.querySelectorAll('.chart-fact[r]')).toHaveLength(7)
  expect(screen.getByRole('img', { name: 'Chance and price' }).textContent).toContain('$20k')
})

test('a dot that gives way to another keeps a line to its true amount', () => {
  const point = (label: string) => ({ label, tone: 'ok', amount: 20_000, height: 0.5, range: null }) as const
  const { container } = render(
    <Scatter points={[point('1'), point('2')]} label="Two" across="a year" lane="?" />,
  )
  const lines = [...container.querySelectorAll('.scatter-leader line')]
  expect(lines).toHaveLength(1)
  const [one] = [...container.querySelectorAll('.scatter-dot')].map((dot) => dot.getAttribute('cx'))
  expect(lines[0]?.getAttribute('x1')).toBe(one)
})

test('a balance says in words what it shows in color', () => {
  render(<Balance label="Chances" parts={[{ key: 'likely', count: 3, label: 'likely', tone: 'ok' }]} />)
  expect(screen.getByRole('list', { name: 'Chances' }).textContent).toBe('3 likely')
})

test('of more parts than fit in one line a phone has one bar and the words below; the words are the same', () => {
  const parts = ['likely', 'automatic', 'target', 'reach', 'far reach'].map((label, i) => ({
    key: label,
    count: i + 1,
    label,
    tone: 'ok' as const,
  }))
  const { container } = render(<Balance label="Chances" parts={parts} />)
  expect(screen.getByRole('list', { name: 'Chances' }).textContent).toBe(
    '1 likely2 automatic3 target4 reach5 far reach',
  )
  expect(
    [...container.querySelectorAll('.h-3')].map(({ className }) => className.match(/grow\S*/)?.[0]),
  ).toEqual(['grow', 'grow-2', 'grow-3', 'grow-4', 'grow-5'])
})

test('the key of a part stands where the part stands in the bar, in its color', () => {
  const parts = [
    { name: 'Program', points: 21, max: 30 },
    { name: 'Chance', points: 10, max: 20 },
  ]
  const { container } = render(<StackPart parts={parts} name="Chance" />)
  const key = container.querySelector('.chart-fill')
  expect([key?.getAttribute('x'), key?.getAttribute('width')]).toEqual(['60%', '40%'])
  expect(key?.classList.contains('chart-fact-2')).toBe(true)
})

test('columns say name and number, and which one is meant', () => {
  render(
    <Columns
      columns={[
        { label: 'under $30k', amount: 13_000, text: '$13k' },
        { label: '$30-48k', amount: null, text: 'N/A' },
      ]}
      lit={0}
      onLight={() => {}}
    />,
  )
  const [first] = screen.getAllByRole('listitem')
  expect(first?.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: '$30-48k: N/A' })).toBeTruthy()
})

test('a histogram has a dot for each, each kind where it stands, and keeps its shape', () => {
  const bars = [2, 0, 7, 41]
  for (const ratio of [0.5, 1, 4]) {
    const { rows, columns } = columnsOf(bars, ratio)
    expect(columns.length).toBeLessThanOrEqual(rows * ratio)
    expect(columns.reduce((sum, dots) => sum + dots, 0)).toBe(50)
    expect(Math.max(...columns)).toBeLessThanOrEqual(rows)
  }
  const groups = [
    { count: 9, className: 'hard' },
    { count: 0, className: 'none' },
    { count: 41, className: 'sure' },
  ]
  render(<DotHistogram bars={bars} groups={groups} ratio={2} label="Chances" />)
  const dots = attributes('path', 'd').map((d) => d?.split('h0').length ?? 0)
  expect(dots.map((count) => count - 1)).toEqual([9, 0, 41])
})
