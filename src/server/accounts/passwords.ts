import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/platform/http/errors.ts'
import { turns } from '#server/platform/turns.ts'

export type PasswordCost = { memoryCost: number; timeCost: number }

/** 64 MiB and three passes: about 60 ms of one core. */
export const fullCost: PasswordCost = { memoryCost: 65_536, timeCost: 3 }

/** 'é' is one character on one keyboard and two on another; both are the same password. */
export const oneSpelling = (password: string) => password.normalize('NFC')

/** Argon2id off the event loop, a limited number at once: more would delay all file access. The rest get a 503. */
export function passwordHasher(cost: PasswordCost) {
  const { within: inTurn } = turns({
    atOnce: 2,
    waiting: 64,
    refusal: () =>
      new AppError('unavailable', 'We are very busy right now. Please try again in a moment.', 2),
  })

  const hashPassword = (password: string) =>
    inTurn(() => hash(oneSpelling(password), { ...cost, parallelism: 1 }))
  const decoy = hash('nobody has this password', { ...cost, parallelism: 1 })

  /** Without a hash nothing matches, but it takes as long: the time must not reveal whether the email is registered. */
  async function matches(password: string, passwordHash: string | null): Promise<boolean> {
    const against = passwordHash || (await decoy)
    // Older hashes were made of the password as typed, before it was normalized.
    for (const spelling of new Set([oneSpelling(password), password])) {
      const same = await inTurn(() => verify(against, spelling))
      if (same && passwordHash) return true
    }
    return false
  }

  return { hashPassword, matches }
}
export type PasswordHasher = ReturnType<typeof passwordHasher>
