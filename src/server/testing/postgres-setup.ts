import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Vitest calls it once a run: a server, and a migrated database to copy for each test. */
export async function setup(project: TestProject) {
  const server = await startPostgres()
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  await admin.query('create database template_lantern')
  await admin.end()
  const template = openDatabase({ databaseUrl: server.url('template_lantern'), dataDir: '' })
  await migrate(template)
  await template.close()
  project.provide('postgresUrl', server.url('postgres'))
  return () => server.stop()
}
