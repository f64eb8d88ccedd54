import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/accounts.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perHour, perMinute } from '#server/platform/limits/limiter.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { PasswordResets } from './reset/service.ts'
import type { AccountsService } from './service.ts'
import type { Sessions } from './sessions.ts'

type Parts = { accounts: AccountsService; sessions: Sessions; resets: PasswordResets; cookie: DeviceCookie }

export function accountsRoutes(app: FastifyInstance, { accounts, sessions, resets, cookie }: Parts) {
  mount(
    app,
    contract.register,
    async ({ body }) => {
      const { email, password, password2, first_name: firstName, last_name: lastName } = body
      const account = await accounts.register({ email, password, password2, firstName, lastName })
      return { email: account.email, first_name: account.firstName, last_name: account.lastName }
    },
    { perAddress: perHour(1000) }, // a school's students sign up in one hour, from one address
  )
  mount(
    app,
    contract.login,
    async ({ body, request, reply }) => {
      const { device, ...pair } = await accounts.login({
        ...body,
        address: request.ip,
        device: cookie.read(request.headers.cookie),
        userAgent: request.headers['user-agent'],
      })
      if (device !== null) reply.header('set-cookie', cookie.write(device))
      return pair
    },
    {
      perAddress: perMinute(60),
      // A first count, before the body is read. login-limits.ts counts by address too, unless the device is known to
      // the account that the body names.
      countedAs: ({ headers }) => {
        const device = cookie.read(headers.cookie)
        return device && `device:${device}`
      },
    },
  )
  mount(app, contract.refreshSession, ({ body }) => sessions.renew(body.refresh), {
    perAddress: perMinute(120),
  })
  mount(app, contract.logout, ({ body }) => sessions.close(body.refresh), { perAddress: perMinute(60) })

  const often = { perAccount: perMinute(240) }
  mount(app, contract.listDevices, ({ caller }) => sessions.devices(caller), often)
  mount(app, contract.endDevice, ({ caller, params }) => sessions.endDevice(caller, params.id), often)
  mount(app, contract.getProfile, ({ caller }) => accounts.profile(caller), often)
  mount(
    app,
    contract.saveProfile,
    ({ caller, body }) => accounts.rename(caller, body.first_name, body.last_name),
    often,
  )
  mount(app, contract.deleteAccount, ({ caller, body }) => accounts.remove(caller, body.password), {
    perAccount: perHour(20),
  })
  mount(
    app,
    contract.changePassword,
    ({ caller, body }) => accounts.changePassword(caller, body.old, body.new),
    { perAccount: perHour(20) },
  )
  mount(app, contract.changeEmail, ({ caller, body }) => accounts.changeEmail(caller, body), {
    perAccount: perHour(20),
  })
  mount(app, contract.resendConfirmation, ({ caller }) => accounts.resendConfirmation(caller), {
    perAccount: perHour(5),
  })
  mount(app, contract.exportData, ({ caller }) => accounts.exportAll(caller), { perAccount: perHour(30) })

  mount(
    app,
    contract.requestReset,
    async ({ body }) => {
      await resets.request(body.email)
      return { detail: contract.resetSent }
    },
    { perAddress: perHour(60) },
  )
  mount(
    app,
    contract.confirmReset,
    async ({ body }) => {
      await accounts.confirmReset(body.token, body.password)
      return { detail: 'Your password has been changed. Please log in.' }
    },
    { perAddress: perHour(60), detailIfWrong: { token: contract.resetInvalid } },
  )
}
