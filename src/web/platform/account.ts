import { createContext, use } from 'react'
import type { Account } from './session.ts'

/** Filled by the layout of the signed-in area. */
export const AccountContext = createContext<Account | null>(null)

/** The signed-in account; only for pages of the signed-in area. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount is for pages of the signed-in area.')
  return account
}

/** 'Ada Lovelace', or 'Student' where there is no name (spec §2). */
export const fullName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'Student'
