import { expect, test } from 'vitest'
import { commonPasswordList } from './common-password-list.ts'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'Password123!',
  'P@ssw0rd2024!',
  'qwertyuiop1!',
  'Welcome2026!!',
  '!!!!!!!!!!!!',
  'aaaaaaaaaaa!',
  '123456789012!',
  'iloveyou1234!',
  'passwordpassword!',
  'Letmein!!!!!',
  'Trustno1!!!!!',
  '!!Mustang2026!!',
  'thunder-2026-01',
  'Slipknot#####1',
  'M1ch3ll3!!!!1',
])('%s is among the first that anyone would try', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'a quiet lantern',
  'correct horse battery',
  'My dog Rex ate 3 socks',
  'zK9!mQ2vLp#x',
  'Tulpenfeld-im-Mai',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('each of the 10,000 most common passwords is refused, dressed up to fit the rule', () => {
  const words = commonPasswordList.trim().split(/\s+/)
  expect(words).toHaveLength(10_000)
  const long = words.filter((word) => word.length >= 4)
  const taken = long.filter((word) => !isCommonPassword(`${word.padEnd(12, '!')}#`))
  expect(taken).toEqual([])
})
