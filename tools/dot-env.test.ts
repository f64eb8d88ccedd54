import { expect, test } from 'vitest'
import { apiBase } from './dot-env.mjs'

test('the build takes the address of the API from the shell, else from .env', () => {
  const dotEnv = '# another host\nVITE_API_BASE=https://api.example.org\n'
  expect(apiBase({ VITE_API_BASE: 'https://shell.example.org' }, dotEnv)).toBe('https://shell.example.org')
  expect(apiBase({}, dotEnv)).toBe('https://api.example.org')
  expect(apiBase({}, '')).toBe('')
})
