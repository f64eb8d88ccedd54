import type { Migration } from '#server/platform/db/migrate.ts'

/** In the order they run. Never edited after they landed: a change is a new one. */
export const migrations: readonly Migration[] = []
