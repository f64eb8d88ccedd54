import { expect, test } from 'vitest'
import { lookalikes } from './spelling.ts'

test('the nearest word comes first, words too far away do not come', () => {
  const alike = lookalikes(['psychology', 'phrenology', 'biology', 'chemistry'])
  expect(alike('pyschology')[0]?.word).toBe('psychology')
  expect(alike('geography')).toEqual([])
})

test('a short word is not corrected: another letter makes another word', () => {
  expect(lookalikes(['law', 'cow', 'raw'])('low')).toEqual([])
})
