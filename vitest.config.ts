import { randomInt } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `npm run test:all`. */
const atLength = process.env.TESTS === 'all'

const ownersOfSql = [
  'src/server/*.test.ts',
  'src/server/{accounts,billing,contact,shortlist}/**/*.test.ts',
  'src/server/platform/{db,mail,payments}/**/*.test.ts',
]

// Read by the workers, too: they inherit it.
process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31))
console.log(`PROPERTY_SEED=${process.env.PROPERTY_SEED}`)

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
          setupFiles: ['tools/properties.ts'],
          include: [
            'src/{contract,words,catalog,engine,report-pdf,server}/**/*.test.ts',
            '{fit,tools}/**/*.test.ts',
          ],
          environment: 'node',
          ...shared,
        },
      },
      {
        test: {
          // The tests of who owns SQL again on a real Postgres, which the run starts itself; at length those of all routes.
          name: 'postgres',
          include: atLength ? ['src/server/**/*.test.ts'] : ownersOfSql,
          exclude: ['**/*.sqlite.test.ts', '**/*.pure.test.ts'],
          environment: 'node',
          env: { LANTERN_TEST_DATABASE: 'postgres' },
          setupFiles: ['tools/properties.ts'],
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
          setupFiles: ['tools/properties.ts', 'src/web/testing/setup.ts'],
          ...shared,
        },
      },
    ],
  },
})
