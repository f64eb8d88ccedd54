import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// No test is tried a second time: what needs one depends on speed, and fails. The time limits are for hangs only, so
// that a slow or busy machine gives the same result as a fast one.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

// Test files of one worker share the modules they have loaded, catalog and engine among them: half the time of the run.
const shared = { isolate: false, ...patience }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          setupFiles: ['tools/property-seed.ts'],
          include: [
            'src/{contract,catalog,engine,report-pdf,server}/**/*.test.ts',
            '{fit,tools}/**/*.test.ts',
          ],
          environment: 'node',
          ...shared,
        },
      },
      {
        test: {
          // The same server tests on a real Postgres, which the run starts itself.
          name: 'postgres',
          include: ['src/server/**/*.test.ts'],
          exclude: ['src/server/**/*.sqlite.test.ts', 'src/server/**/*.pure.test.ts'],
          environment: 'node',
          env: { LANTERN_TEST_DATABASE: 'postgres' },
          setupFiles: ['tools/property-seed.ts'],
          globalSetup: ['src/server/testing/postgres-setup.ts'],
          ...shared,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Node 26 has a localStorage of its own, which would stand before happy-dom's.
          execArgv: ['--no-experimental-webstorage'],
          // Links are plain links: pressed in a test, they must not leave it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          setupFiles: ['tools/property-seed.ts', 'src/web/testing/setup.ts'],
          ...shared,
        },
      },
    ],
  },
})
