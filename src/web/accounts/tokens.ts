import { local, stored } from '#web/platform/storage.ts'

export type Tokens = { access: string; refresh: string }

/** The two tokens of a session, where every tab finds them (docs/decisions/0004). */
export const tokens = {
  access: () => local.read(stored.access),
  refresh: () => local.read(stored.refresh),

  /** False: this browser keeps nothing. */
  keep({ access, refresh }: Tokens): boolean {
    return local.write(stored.refresh, refresh) && local.write(stored.access, access)
  },

  forget() {
    local.write(stored.access, null)
    local.write(stored.refresh, null)
  },
}
