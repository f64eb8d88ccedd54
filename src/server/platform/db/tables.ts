import type { ApplicationStatus } from '#contract/shortlist/saved-colleges.ts'

/**
 * Every table and who owns it: only that domain's store reads or writes it. Ids are text, times epoch milliseconds,
 * booleans 0 or 1, JSON text: what SQLite and Postgres understand alike.
 */
export type Tables = {
  migrations: { name: string }

  // accounts
  accounts: {
    id: string
    email: string
    password_hash: string
    first_name: string
    last_name: string
    created_at: number
    /** null: nobody has followed the link that was mailed there. */
    email_confirmed_at: number | null
  }
  email_confirmations: {
    hash: string
    account_id: string
    expires_at: number
    /** null: the account's own address. */
    new_email: string | null
  }
  /** One per login: a family of refresh tokens. */
  sessions: {
    id: string
    account_id: string
    /** A keyed hash: tells whether this account has used an address before, but not which address it is. */
    address_hash: string
    /** The same for the device, by its cookie; null in older sessions. */
    device_hash: string | null
    /** 'Firefox on Windows'. */
    device_name: string
    created_at: number
    last_used_at: number
    revoked_at: number | null
  }
  refresh_tokens: { hash: string; session_id: string; expires_at: number; replaced_at: number | null }
  /** Requests that are not looked up yet: the answer takes equally long for an email without an account. */
  reset_requests: { id: string; email: string; requested_at: number }
  password_resets: { hash: string; account_id: string; expires_at: number }

  // platform/mail
  outbox: {
    id: string
    message: string
    /** Whose letter it is, to be deleted with the account; null in older rows. */
    account_id: string | null
    created_at: number
    attempts: number
    next_attempt_at: number
  }

  // contact
  contact_messages: {
    id: string
    account_id: string
    name: string
    email: string
    subject: string
    message: string
    created_at: number
  }

  // billing
  subscriptions: {
    id: string
    account_id: string
    source: 'operator' | 'stripe'
    status: 'active' | 'ended'
    /** null: until revoked. */
    ends_at: number | null
    cancels_at_end: number
    payment_problem: number
    external_id: string | null
    updated_at: number
  }
  /** Who changed a plan by hand, and when. */
  plan_changes: {
    id: string
    account_id: string
    plan: 'free' | 'gold'
    until: number | null
    by: string
    at: number
  }
  billing_customers: {
    account_id: string
    /** Play money and real money never mix. */
    mode: 'sandbox' | 'test' | 'live'
    /** Incremented each time the customer is forgotten; part of the idempotency key of the next one. */
    generation: number
    customer_id: string | null
    /** Incremented with each state written: a state fetched before that is fetched again. */
    version: number
    next_check_at: number
    /** Counts checkouts; part of the idempotency key, so that two requests at once open one. */
    checkout_attempt: number
    checkout_id: string | null
    checkout_expires_at: number | null
    /** Failed checks in a row, and the error of the last one. */
    failures: number
    last_error: string | null
  }
  /** Every event of the payment service, once. */
  payment_events: {
    id: string
    type: string
    customer_id: string | null
    received_at: number
    processed_at: number | null
  }

  // shortlist
  saved_colleges: {
    account_id: string
    unitid: number
    /** The name when it was saved: shown if the college has left the catalog. */
    college_name: string
    location: string
    saved_at: number
    status: ApplicationStatus
    /** 'YYYY-MM-DD', the student's own. */
    deadline: string | null
    note: string
  }
  /** What a shared link shows. `bands` is a JSON snapshot; the answers behind it are not stored. */
  share_links: {
    id: string
    account_id: string
    token_hash: string
    label: string
    shows: string
    bands: string
    takes_comments: number
    created_at: number
    expires_at: number
    revoked_at: number | null
  }
  share_comments: { id: string; share_id: string; author: string; text: string; created_at: number }
  /** The private address of an account's deadlines, by the hash of its token. */
  calendar_feeds: { account_id: string; token_hash: string; created_at: number }
  /** A row means: wants mail before deadlines, in the morning of this time zone. */
  reminder_settings: { account_id: string; time_zone: string; since: number }
  /** Written in one transaction with the mail, so that no reminder is sent twice. */
  reminders_sent: { account_id: string; unitid: number; deadline: string; days_before: number }
}
