import { errors, jwtVerify, SignJWT } from 'jose'
import { minute, type Now } from '#server/platform/clock.ts'
import type { Caller } from '#server/platform/http/mount.ts'

const lifetime = 10 * minute
const issuer = 'lantern'
const audience = 'lantern-api'
const mostVerified = 5000 // some 500 bytes each

/** Short-lived JWTs. `typ` and audience distinguish them from every other token. */
export function accessTokens(secret: string, now: Now) {
  const key = new TextEncoder().encode(secret)
  // A page asks many times with one token, and a good signature stays good: only the time is asked again.
  const verified = new Map<string, { caller: Caller; expires: number }>()

  async function issue({ accountId, sessionId }: Caller): Promise<string> {
    const issuedAt = Math.floor(now() / 1000)
    return await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(accountId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime / 1000)
      .sign(key)
  }

  async function read(token: string): Promise<Caller | null> {
    const known = verified.get(token)
    if (known && now() < known.expires) return known.caller
    verified.delete(token)
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer,
        audience,
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'exp', 'sid'],
      })
      const { sub, sid, exp } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null
      const caller = { accountId: sub, sessionId: sid }
      if (verified.size >= mostVerified) verified.clear()
      verified.set(token, { caller, expires: exp * 1000 })
      return caller
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null // forged, foreign, stale or malformed
      throw error
    }
  }

  return { issue, read }
}
export type AccessTokens = ReturnType<typeof accessTokens>
