import { expect, test } from 'vitest'
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
])('%s is among the first that anyone would try', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'a quiet lantern',
  'correct horse battery',
  'My dog Rex ate 3 socks',
  'zK9!mQ2vLp#x',
  'Tulpenfeld-im-Mai',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))
