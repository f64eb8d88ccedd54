import type { Kysely } from 'kysely'
import type { Profile } from '#contract/accounts.ts'
import { resetInvalid } from '#contract/accounts.ts'
import { addressOf } from '#contract/pages.ts'
import { asIso, isoOrNull, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { AppError, FieldError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/http/mount.ts'
import type { Message } from '#server/platform/mail/message.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Random } from '#server/platform/random.ts'
import { isCommonPassword, isOwnAddress } from './common-passwords.ts'
import { newDeviceLetter, passwordChangedLetter } from './confirmation/letters.ts'
import type { EmailConfirmation } from './confirmation/service.ts'
import { deviceName } from './device-name.ts'
import type { LoginLimits } from './login-limits.ts'
import type { EmailChangeStore } from './mailed-link-store.ts'
import { oneSpelling, type PasswordHasher } from './passwords.ts'
import type { PasswordResets } from './reset/service.ts'
import type { SessionStore } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import type { Account, AccountStore } from './store.ts'

/** Billing's part of the profile. */
type Subscription = Pick<
  Profile,
  | 'subscription_tier'
  | 'subscription_status'
  | 'subscription_end_date'
  | 'subscription_source'
  | 'payment_problem'
>

export type AccountsNeeds = {
  db: Kysely<Tables>
  store: AccountStore
  /** Whether the account of this email was used from there before. */
  isKnownOrigin: SessionStore['isKnown']
  /** Whether anybody has ever signed in. */
  hasSessions: (accountId: string) => Promise<boolean>
  sessions: Sessions
  mail: Pick<Outbox, 'enqueue'>
  publicUrl: string
  changes: EmailChangeStore
  resets: PasswordResets
  confirmation: EmailConfirmation
  passwords: PasswordHasher
  limits: LoginLimits
  now: Now
  random: Random
  subscriptionOf: (accountId: string) => Promise<Subscription>
  /** Called before the account is deleted, to end what is stored outside our database. */
  beforeDeletion: (accountId: string) => Promise<void>
  /** Called after the account was deleted, to remove what was written of it outside our database. */
  afterDeletion: (accountId: string) => Promise<void>
  /**
   * Called within the transaction of a reset, to end what an intruder could still read without a session. Whoever used
   * the account before `provenAt` (null: up to now) may have been someone else than the owner of its address.
   */
  whenReset: (accountId: string, provenAt: number | null, within: Kysely<Tables>) => Promise<unknown>
  /** What the other domains store about the account, by name. */
  exports: Record<string, (accountId: string) => Promise<unknown>>
}

const loginFailed = 'Login failed. Please check your credentials.' // spec §8
const wrongPassword = 'That password is not right. Please try again.'
const ownAddress = 'Your password cannot be your email address. Choose another one.'
const commonPassword = 'This password is too easy to guess. Choose another one.'

type NewAccount = {
  email: string
  password: string
  password2: string
  firstName: string
  lastName: string
}

type Login = {
  email: string
  password: string
  address: string
  /** From its cookie; null for a device without a login so far. */
  device: string | null
  userAgent: string | undefined
}

export function accountsService(needs: AccountsNeeds) {
  const { db, store, sessions, resets, confirmation, passwords, limits, now, random } = needs

  const chooseNew = {
    label: 'Choose a new password',
    url: addressOf(needs.publicUrl, '/login', '?mode=forgot'),
  }
  const tell = (message: Message, accountId: string, within: Kysely<Tables>) =>
    needs.mail.enqueue(message, within, accountId)
  const taken = () => new FieldError({ email: ['An account with this email already exists.'] })
  const isKnownDevice = async (email: string, { deviceHash }: { deviceHash: string | null }) =>
    deviceHash !== null && (await needs.isKnownOrigin(email, { deviceHash }))

  function refuseWeak(field: 'password' | 'new', password: string, email: string) {
    if (isCommonPassword(password)) throw new FieldError({ [field]: [commonPassword] })
    if (isOwnAddress(password, email)) throw new FieldError({ [field]: [ownAddress] })
  }

  async function register({ email, password, password2, firstName, lastName }: NewAccount) {
    if (oneSpelling(password) !== oneSpelling(password2))
      throw new FieldError({ password2: ['Passwords do not match.'] })
    refuseWeak('password', password, email)
    // Looked up first, so that a stranger who tries a taken address does not use up the mails of its owner.
    if (await store.findByEmail(email)) throw taken()
    const passwordHash = await passwords.hashPassword(password)
    const name = { firstName, lastName }
    const account = {
      id: random.id(),
      email,
      passwordHash,
      ...name,
      createdAt: now(),
      emailConfirmedAt: null,
    }
    const mayMail = await confirmation.mayMail(email)
    await db.transaction().execute(async (tx) => {
      if (!(await store.add(account, tx))) throw taken()
      if (mayMail) await confirmation.ask(account, tx)
    })
    return account
  }

  async function login({ email, password, address, device, userAgent }: Login) {
    const origin = {
      addressHash: limits.hashOfAddress(address),
      deviceHash: device === null ? null : limits.hashOf(device),
    }
    await limits.check(email, origin, (from) => needs.isKnownOrigin(email, from))
    const account = await store.findByEmail(email)
    const matches = await passwords.matches(password, account?.passwordHash ?? null)
    if (!account || !matches) throw new AppError('unauthorized', loginFailed)
    const deviceId = device ?? ((await limits.mayAddDevice(origin)) ? random.id() : null)
    const deviceHash = deviceId === null ? null : limits.hashOf(deviceId)
    const from = { ...origin, deviceHash, deviceName: deviceName(userAgent) }
    const isNew =
      account.emailConfirmedAt !== null &&
      (await needs.hasSessions(account.id)) &&
      !(await isKnownDevice(email, origin))
    const pair = await db.transaction().execute(async (tx) => {
      // Checking took a while. A password set meanwhile has ended every session, so do not open another.
      const still = await store.holdPassword(account.id, account.passwordHash, tx)
      if (!still) return null
      if (isNew) await tell(newDeviceLetter(account, from.deviceName, chooseNew), account.id, tx)
      return await sessions.open(account.id, from, tx)
    })
    if (!pair) throw new AppError('unauthorized', loginFailed)
    await limits.succeeded(email, origin)
    return { ...pair, device: deviceId }
  }

  /** The token is valid, but the account may have been deleted since. */
  async function accountOf(caller: Caller): Promise<Account> {
    const account = await store.find(caller.accountId)
    if (!account) throw new AppError('unauthorized', 'Please log in to continue.')
    return account
  }

  async function profile(caller: Caller): Promise<Profile> {
    const account = await accountOf(caller)
    const subscription = await needs.subscriptionOf(account.id)
    return {
      id: account.id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      email_confirmed: account.emailConfirmedAt !== null,
      ...subscription,
    }
  }

  async function rename(
    caller: Caller,
    firstName: string | undefined,
    lastName: string | undefined,
  ): Promise<Profile> {
    const account = await accountOf(caller)
    await store.rename(account.id, firstName ?? account.firstName, lastName ?? account.lastName)
    return await profile(caller)
  }

  async function changePassword(caller: Caller, old: string, next: string) {
    const account = await accountOf(caller)
    refuseWeak('new', next, account.email)
    if (!(await passwords.matches(old, account.passwordHash)))
      throw new AppError('bad_request', wrongPassword)
    const passwordHash = await passwords.hashPassword(next)
    await db.transaction().execute(async (tx) => {
      await resets.forget(account.id, tx) // first, as in a reset, to avoid a deadlock
      if (!(await store.holdPassword(account.id, account.passwordHash, tx)))
        throw new AppError('bad_request', wrongPassword) // a reset came first, and wins
      await store.setPassword(account.id, passwordHash, tx)
      await sessions.closeAll(account.id, caller.sessionId, tx)
      await needs.changes.removeAll(account.id, tx)
      if (account.emailConfirmedAt !== null)
        await tell(passwordChangedLetter(account, chooseNew), account.id, tx)
    })
    // Not for an address that may be someone else's: each change would allow more mails to it.
    if (account.emailConfirmedAt !== null) await resets.mayAskAgain(account)
  }

  async function confirmReset(token: string, password: string) {
    // Refused before the token is used: a weak password does not spend it.
    const owner = await resets.ownerOf(token)
    refuseWeak('password', password, (owner && (await store.find(owner))?.email) ?? '')
    if (owner === null) throw new AppError('bad_request', resetInvalid)
    const passwordHash = await passwords.hashPassword(password)
    const accountId = await db.transaction().execute(async (tx) => {
      const id = await resets.redeem(token, tx)
      await store.setPassword(id, passwordHash, tx)
      await sessions.closeAll(id, null, tx)
      await needs.whenReset(id, (await store.find(id, tx))?.emailConfirmedAt ?? null, tx)
      await needs.changes.removeAll(id, tx)
      await store.confirmEmail(id, now(), tx) // the link was mailed, so the address is confirmed
      const account = await store.find(id, tx)
      if (account) await tell(passwordChangedLetter(account, chooseNew), id, tx)
      return id
    })
    const account = await store.find(accountId)
    if (!account) return
    await limits.passwordWasReset(account.email)
    await resets.mayAskAgain(account)
  }

  /** Both inboxes are told; the account keeps its address until the link at the new one was followed. */
  async function changeEmail(caller: Caller, { email, password }: { email: string; password: string }) {
    const account = await accountOf(caller)
    if (!(await passwords.matches(password, account.passwordHash)))
      throw new FieldError({ password: [wrongPassword] })
    if (email === account.email) throw new FieldError({ email: ['This is your address already.'] })
    if (await store.findByEmail(email)) throw taken()
    await confirmation.askToMove(account, email, chooseNew)
  }

  const resendConfirmation = async (caller: Caller) => confirmation.askAgain(await accountOf(caller))

  async function remove(caller: Caller, password: string) {
    const account = await accountOf(caller)
    if (!(await passwords.matches(password, account.passwordHash)))
      throw new AppError('bad_request', wrongPassword)
    await needs.beforeDeletion(account.id)
    await store.remove(account.id)
    await needs.afterDeletion(account.id)
  }

  async function exportAll(caller: Caller): Promise<Record<string, unknown>> {
    const { passwordHash: _kept, createdAt, emailConfirmedAt, ...account } = await accountOf(caller)
    const others = await Promise.all(
      Object.entries(needs.exports).map(async ([name, read]) => [name, await read(account.id)] as const),
    )
    return {
      account: {
        ...account,
        createdAt: asIso(createdAt),
        emailConfirmedAt: isoOrNull(emailConfirmedAt),
      },
      sessions: await sessions.exportOf(account.id),
      ...Object.fromEntries(others),
    }
  }

  return {
    register,
    login,
    profile,
    rename,
    changePassword,
    changeEmail,
    confirmReset,
    resendConfirmation,
    remove,
    exportAll,
  }
}
export type AccountsService = ReturnType<typeof accountsService>
