import { local, stored } from '#web/platform/storage.ts'

export type Tokens = { access: string; refresh: string }

/** The two tokens of a session, shared by all tabs (docs/decisions/0004). */
export const tokens = {
  access: () => local.read(stored.access),
  refresh: () => local.read(stored.refresh),

  /** The refresh token last: other tabs listen for it, and then both are there. False: this browser stores nothing. */
  keep({ access, refresh }: Tokens): boolean {
    return local.write(stored.access, access) && local.write(stored.refresh, refresh)
  },

  forget() {
    local.write(stored.access, null)
    local.write(stored.refresh, null)
  },
}
