import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, second } from '#server/platform/clock.ts'

// After a login the device gets a cookie that only the login reads. It grants nothing, but gives the device its own
// limits, so that someone guessing from the same address does not lock the owner out. It is signed, so that nobody
// can invent devices.

const name = 'lantern_device'
const lifetime = 90 * day

export function deviceCookie(secret: string, behindTls: boolean) {
  const sealOf = (id: string) => createHmac('sha256', secret).update(`device ${id}`).digest('base64url')

  /** The device's id; null if there is none, or it is not ours. */
  function read(header: string | undefined): string | null {
    const value = header
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
    const [id, seal] = value?.split('.') ?? []
    if (!id || !seal) return null
    const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(id))]
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }

  const write = (id: string) =>
    [
      `${name}=${id}.${sealOf(id)}`,
      'Path=/api/users/login',
      `Max-Age=${lifetime / second}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(behindTls ? ['Secure'] : []),
    ].join('; ')

  return { read, write }
}
export type DeviceCookie = ReturnType<typeof deviceCookie>
