import { spawnSync } from 'node:child_process'
import { auditVerdict } from './audit-verdict.mjs'
import { root } from './root.mjs'

// Known vulnerabilities in our dependencies. A separate command, since it needs a registry and tests must not.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const verdict = auditVerdict(stdout ?? '')
if (verdict === null) console.log('Not checked: the registry gave no answer about known weaknesses.')
else if (verdict.total === 0) console.log('No known weaknesses in what the product runs on.')
else {
  console.error(`${verdict.total} known weaknesses:\n  ${verdict.names.join('\n  ')}`)
  process.exit(1)
}
