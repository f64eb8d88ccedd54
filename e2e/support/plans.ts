import { execFileSync } from 'node:child_process'

/** What an operator does while the server runs: `gold` or `free` by hand. */
export function setPlan(plan: 'gold' | 'free', email: string) {
  execFileSync(process.execPath, ['dist/server/plan.js', plan, email], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: 'pipe',
  })
}
