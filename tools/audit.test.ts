import { expect, test } from 'vitest'
import { auditVerdict } from './audit-verdict.mjs'

test('what the registry knows is named; no answer is no all-clear', () => {
  const found = {
    vulnerabilities: { fastify: { severity: 'high' } },
    metadata: { vulnerabilities: { high: 1, total: 1 } },
  }
  expect(auditVerdict(JSON.stringify(found))).toEqual({ total: 1, names: ['fastify (high)'] })
  expect(auditVerdict('{"vulnerabilities":{},"metadata":{"vulnerabilities":{"total":0}}}')).toEqual({
    total: 0,
    names: [],
  })
  for (const none of ['', '{"error":{"code":"ENOAUDIT"}}', '<html>', 'null'])
    expect(auditVerdict(none)).toBeNull()
})
