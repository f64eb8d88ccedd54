import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Limiter } from '#server/platform/limits/limiter.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Random } from '#server/platform/random.ts'
import { confirmationPages } from './confirmation/page-routes.ts'
import { emailConfirmation } from './confirmation/service.ts'
import { deviceCookie } from './device-cookie.ts'
import { loginLimits } from './login-limits.ts'
import { emailChangeStore, mailedLinkStore } from './mailed-link-store.ts'
import { type PasswordCost, passwordHasher } from './passwords.ts'
import { passwordResets } from './reset/service.ts'
import { resetStore } from './reset/store.ts'
import { accountsRoutes } from './routes.ts'
import { type AccountsNeeds, accountsService } from './service.ts'
import type { SessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import type { AccountStore } from './store.ts'

/** What this domain gets from the others and from outside; its sessions are there first, since every call asks them. */
type Needs = {
  http: FastifyInstance
  db: Kysely<Tables>
  store: AccountStore
  sessionRows: SessionStore
  sessions: Sessions
  limiter: Limiter
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  behindTls: boolean
  secret: string
  passwordCost: PasswordCost
  now: Now
  random: Random
} & Pick<AccountsNeeds, 'subscriptionOf' | 'beforeDeletion' | 'afterDeletion' | 'whenReset' | 'exports'>

/** Accounts: signing up and in, devices, forgotten passwords, confirmed addresses. */
export async function installAccounts(needs: Needs) {
  const { http, db, store, sessions, limiter, secret } = needs
  const limits = loginLimits(limiter, secret)
  const mailing = { ...needs, accounts: store, hashOf: limits.hashOf }
  const changes = emailChangeStore(db)
  const resets = passwordResets({
    ...mailing,
    store: resetStore(db),
    links: mailedLinkStore(db, 'password_resets'),
  })
  const confirmation = emailConfirmation({
    ...mailing,
    links: mailedLinkStore(db, 'email_confirmations'),
    changes,
    endResets: resets.forget,
  })
  await confirmationPages(http, { confirmation, limiter })
  const accounts = accountsService({
    ...needs,
    changes,
    hasSessions: async (accountId) => (await needs.sessionRows.listAll(accountId)).length > 0,
    isKnownOrigin: needs.sessionRows.isKnown,
    resets,
    confirmation,
    passwords: passwordHasher(needs.passwordCost),
    limits,
  })
  accountsRoutes(http, { accounts, sessions, resets, cookie: deviceCookie(secret, needs.behindTls) })

  return {
    jobs: [resets.job],
    forgetOld: async () => {
      await sessions.forgetOld()
      await resets.forgetOld()
      await confirmation.forgetOld()
    },
  }
}
