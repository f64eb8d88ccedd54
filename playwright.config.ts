import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './e2e/chromium.ts'
import { slowdown } from './e2e/slowdown.ts'

// The built product, embedded adapters, a folder of its own. Workers read this file too: they inherit what the first
// reading put into the environment.
const port = process.env.E2E_PORT ?? '4340'
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-journeys-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A journey takes seconds; the room is for a machine that does other things too. None is walked a second time.
  timeout: 600_000 * slowdown,
  expect: { timeout: 60_000 * slowdown },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    launchOptions: await chromiumLaunch(),
    // A click on what never comes fails by its name, instead of using up the journey's time.
    actionTimeout: 120_000 * slowdown,
    // A trace films every step of every journey: on request only.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/readyz`,
    // Many journeys come from one address at once; what the limits do is tested on the server.
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      PUBLIC_URL: baseURL,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
