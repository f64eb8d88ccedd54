import type { Kysely } from 'kysely'
import { locked } from '#server/platform/db/locked.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Account = {
  id: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  createdAt: number
  /** null: nobody has followed the link that was mailed there. */
  emailConfirmedAt: number | null
}

const fromRow = (row: Tables['accounts']): Account => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  firstName: row.first_name,
  lastName: row.last_name,
  createdAt: row.created_at,
  emailConfirmedAt: row.email_confirmed_at,
})

export function accountStore(db: Kysely<Tables>) {
  async function findByEmail(email: string): Promise<Account | null> {
    const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
    return row ? fromRow(row) : null
  }

  async function find(id: string, within: Kysely<Tables> = db): Promise<Account | null> {
    const row = await within.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  }

  /** false if the email is taken, even by someone registering at the same moment. */
  async function add(account: Account, within: Kysely<Tables>): Promise<boolean> {
    const result = await within
      .insertInto('accounts')
      .values({
        id: account.id,
        email: account.email,
        password_hash: account.passwordHash,
        first_name: account.firstName,
        last_name: account.lastName,
        created_at: account.createdAt,
        email_confirmed_at: account.emailConfirmedAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  }

  const rename = (id: string, firstName: string, lastName: string) =>
    db
      .updateTable('accounts')
      .set({ first_name: firstName, last_name: lastName })
      .where('id', '=', id)
      .execute()

  const setPassword = (id: string, passwordHash: string, within: Kysely<Tables>) =>
    within.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()

  /** Whether this is still the account's password. It stays so until the transaction ends. */
  async function holdPassword(id: string, passwordHash: string, within: Kysely<Tables>): Promise<boolean> {
    const row = within.selectFrom('accounts').select('id').where('id', '=', id)
    const held = locked(row.where('password_hash', '=', passwordHash), within)
    return (await held.executeTakeFirst()) !== undefined
  }

  /**
   * Locks the account until the transaction ends, so that counts for it are made one after the other; false if it is
   * gone.
   */
  async function hold(id: string, within: Kysely<Tables>): Promise<boolean> {
    const held = locked(within.selectFrom('accounts').select('id').where('id', '=', id), within)
    return (await held.executeTakeFirst()) !== undefined
  }

  /** Keeps the time of the first confirmation. */
  const confirmEmail = (id: string, at: number, within: Kysely<Tables>) =>
    within
      .updateTable('accounts')
      .set({ email_confirmed_at: at })
      .where('id', '=', id)
      .where('email_confirmed_at', 'is', null)
      .execute()

  /** false if another account has the address by now. The link was mailed there, so it is confirmed. */
  async function changeEmail(
    id: string,
    email: string,
    at: number,
    within: Kysely<Tables>,
  ): Promise<boolean> {
    const taken = await within
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (taken) return false
    const own = within.updateTable('accounts').set({ email, email_confirmed_at: at }).where('id', '=', id)
    return (await own.executeTakeFirst()).numUpdatedRows === 1n
  }

  /** Deletes everything of the account with it: its tables refer to it with `on delete cascade`. */
  const remove = (id: string) => db.deleteFrom('accounts').where('id', '=', id).execute()

  return {
    findByEmail,
    find,
    add,
    rename,
    setPassword,
    holdPassword,
    hold,
    confirmEmail,
    changeEmail,
    remove,
  }
}
export type AccountStore = ReturnType<typeof accountStore>
