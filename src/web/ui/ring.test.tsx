import { render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ring, ringTone } from './ring.tsx'

test('rings are green at 70 and above, yellow at 50 and above, red below', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (value) => {
      expect(ringTone(value)).toBe(value >= 70 ? 'ok' : value >= 50 ? 'warn' : 'bad')
    }),
  )
})

test('the percentage is told in words and drawn to its length', () => {
  const { container } = render(<Ring value={84} />)
  expect(screen.getByRole('img', { name: '84% match' })).toBeTruthy()
  expect(container.querySelector('.ring-ok')?.getAttribute('stroke-dasharray')).toBe('84 100')
})

test('the locked ring is 75 percent filled, shows ??% and does not tell a score', () => {
  const { container } = render(<Ring value={null} locked />)
  const ring = screen.getByRole('img', { name: 'Match score locked' })
  expect(ring.textContent).toBe('??%')
  expect(container.querySelector('.ring-locked')?.getAttribute('stroke-dasharray')).toBe('75 100')
})

test('a score that is not known is not a locked one', () => {
  const { container } = render(<Ring value={null} />)
  expect(screen.getByRole('img', { name: 'No match score' }).textContent).toBe('N/A')
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})

test('zero is an empty ring, not a dot', () => {
  const { container } = render(<Ring value={0} />)
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})
