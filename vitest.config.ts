import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// CI is one shot on a machine we do not see; a test that needed the second try is named in its output.
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          retry,
          include: ['src/{contract,catalog,engine,report-pdf,server}/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // The same server tests on a real Postgres, which the run starts itself.
          name: 'postgres',
          retry,
          include: ['src/server/**/*.test.ts'],
          exclude: ['src/server/**/*.sqlite.test.ts', 'src/server/**/*.pure.test.ts'],
          environment: 'node',
          env: { LANTERN_TEST_DATABASE: 'postgres' },
          globalSetup: ['src/server/testing/postgres-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          retry,
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
