import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { accountStore } from './accounts/store.ts'
import { customerStore } from './billing/customer-store.ts'
import { changePlan, listProblems, nameOfUser, OperatorError, readOrder } from './billing/operator.ts'
import { planStore } from './billing/store.ts'
import { stuckAfter } from './billing/sync.ts'
import { readDatabaseConfig } from './env.ts'
import { databaseFile, openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { random } from './platform/random.ts'
import { explain } from './start-failure.ts'

// The operator's command. It can run beside the server: the database settles who writes first.

// The stored data is about minors: only this user may read the files that SQLite makes beside the database.
process.umask(0o077)

async function run(words: readonly string[]): Promise<string> {
  const order = words[0] === 'problems' ? null : readOrder(words, Date.now())
  const where = readDatabaseConfig(process.env)
  if (!where.databaseUrl && !existsSync(databaseFile(where.dataDir)))
    throw new OperatorError(
      `There is no database in ${where.dataDir} yet. Start the server once, or set DATA_DIR to the folder it uses.`,
    )
  const database = openDatabase(where)
  try {
    await migrate(database)
    const accounts = accountStore(database.db)
    if (!order)
      return await listProblems(
        await customerStore(database.db).stuck(stuckAfter),
        async (accountId) => (await accounts.find(accountId))?.email ?? null,
      )
    return await changePlan(order, {
      store: planStore(database.db),
      findAccountId: async (email) => (await accounts.findByEmail(email))?.id ?? null,
      now: Date.now,
      random,
      by: nameOfUser(userInfo, process.getuid?.()),
    })
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : explain(error)}\n`)
  process.exitCode = 1
}
