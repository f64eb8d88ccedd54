import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './env.ts'
import { keptSecret } from './jwt-secret.ts'

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a secret is made once and stays the same', () => {
  const folder = scratch()
  const secret = keptSecret(folder)
  expect(secret.length).toBeGreaterThan(40)
  expect(keptSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['jwt-secret'])
})

test.each(['', '\n', 'x'])('a stored secret %j stops the start and names its file', (weak) => {
  const file = join(scratch(), 'jwt-secret')
  writeFileSync(file, weak)
  expect(() => keptSecret(join(file, '..'))).toThrow(ConfigError)
  expect(() => keptSecret(join(file, '..'))).toThrow(`The secret in ${file} must`)
})
