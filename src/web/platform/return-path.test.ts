import { expect, test } from 'vitest'
import { loginPath, returnPath } from './return-path.ts'

test('the origin survives the way to login and back, its query and hash included', () => {
  const login = new URL(loginPath('/college-match?major=Biology&x=1#form'), 'http://localhost')
  expect([login.pathname, returnPath(login.search)]).toEqual([
    '/login',
    '/college-match?major=Biology&x=1#form',
  ])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/.//x//evil.example/phish',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  '//',
])('login never leaves the site: %j leads to /home', (from) => {
  expect(returnPath(`?from=${encodeURIComponent(from)}`)).toBe('/home')
})

test('without an origin login leads to /home', () => {
  expect(returnPath('')).toBe('/home')
})
