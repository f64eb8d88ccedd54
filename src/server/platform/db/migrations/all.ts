import { accounts } from './0001-accounts.ts'
import { billing } from './0002-billing.ts'
import { shortlist } from './0003-shortlist.ts'
import { trackerWords } from './0004-tracker-words.ts'
import { myColleges } from './0005-my-colleges.ts'
import { devices } from './0006-devices.ts'
import { emailConfirmation } from './0007-email-confirmation.ts'
import { failedChecks } from './0008-failed-checks.ts'
import { noSandbox } from './0009-no-sandbox.ts'
import { cleanUp } from './0010-clean-up.ts'
import { letters } from './0011-letters.ts'
import { emailChanges } from './0012-email-changes.ts'
import type { Migration } from './migration.ts'

/** In the order in which they run. Never edit one that has landed: add a new one. */
export const migrations: readonly Migration[] = [
  accounts,
  billing,
  shortlist,
  trackerWords,
  myColleges,
  devices,
  emailConfirmation,
  failedChecks,
  noSandbox,
  cleanUp,
  letters,
  emailChanges,
]
