import * as z from 'zod/mini'
import { endpoint } from './wire/endpoint.ts'
import { minLength } from './wire/length.ts'
import { SuccessDetail, success } from './wire/success.ts'
import { requiredText, text } from './wire/text.ts'

/** Trimmed and lower-cased, so that one person has one spelling. */
export const Email = z.pipe(
  text(254).check(z.trim(), z.toLowerCase()),
  z.email('Enter a valid email address.'),
)

const longEnough = 12 // spec §9
const passwordMax = 200

/** The two rules of the hint. A special character is anything but a letter or a digit. */
export const passwordRules = (password: string) => ({
  longEnough: password.length >= longEnough,
  hasSpecial: /[^\p{L}\p{N}]/u.test(password),
})

export const passwordRuleMessage = 'Use at least 12 characters and 1 special character.'

const NewPassword = text(passwordMax).check(
  z.refine((password) => {
    const { longEnough, hasSpecial } = passwordRules(password)
    return longEnough && hasSpecial
  }, passwordRuleMessage),
)
/** Any text: only the server knows whether it is right. */
const GivenPassword = text(passwordMax).check(minLength(1, 'Enter your password.'))
const Name = text(80).check(
  z.trim(),
  z.refine((name) => !/\p{Cc}/u.test(name), 'A name cannot contain tabs or line breaks.'),
)

const Tokens = z.object({ access: z.string(), refresh: z.string() })
const Token = text(500)

/** In upper or lower case. Null, a missing value or an unknown word counts as the first option. */
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.catch(z.pipe(z.string().check(z.toLowerCase()), z.enum(words)), words[0])

const isDate = (text: string) => !Number.isNaN(Date.parse(text))

/** Fields that the specification does not name have defaults, so a profile with only its fields (spec §3) is valid. */
export const Profile = z.object({
  /** '' if the server has no account ids: then the email identifies the account. */
  id: z._default(z.string(), ''),
  first_name: z._default(z.string(), ''),
  last_name: z._default(z.string(), ''),
  email: z.string(),
  /** false: a link was mailed and nobody has followed it yet. */
  email_confirmed: z._default(z.boolean(), true),
  subscription_tier: oneOf(['free', 'gold']),
  subscription_status: oneOf(['free', 'active', 'canceled']),
  /** ISO 8601 UTC; null when free, or when gold was given without an end. */
  subscription_end_date: z._default(z.nullable(z.string().check(z.refine(isDate))), null),
  /** The source of the plan: gold from the operator has no portal and does not renew. */
  subscription_source: z._default(z.nullable(z.enum(['stripe', 'operator'])), null),
  /** There is a paid plan to manage or cancel, even beside a longer one from the operator. */
  subscription_paid: z.optional(z.boolean()),
  payment_problem: z._default(z.boolean(), false),
})
export type Profile = z.infer<typeof Profile>

export const register = endpoint({
  method: 'POST',
  path: '/users/register/',
  access: 'public',
  summary: 'Creates an account. Failures are an object of field errors.',
  body: z.object({
    email: Email,
    password: NewPassword,
    password2: text(passwordMax),
    first_name: requiredText(80, 'Enter your first name.'),
    last_name: requiredText(80, 'Enter your last name.'),
  }),
  reply: success(
    z.object({
      email: z.optional(z.string()),
      first_name: z.optional(z.string()),
      last_name: z.optional(z.string()),
    }),
  ),
  status: 201,
  fieldErrors: 'bare',
})

export const login = endpoint({
  method: 'POST',
  path: '/users/login/',
  access: 'public',
  summary: 'Email and password for a pair of tokens.',
  body: z.object({ email: Email, password: GivenPassword }),
  reply: Tokens,
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/users/token/refresh/',
  access: 'public',
  summary: 'A refresh token, once, for a new pair.',
  body: z.object({ refresh: Token }),
  /** Without a new refresh token the old one is kept (spec §7); our own server always sends one. */
  reply: z.object({ access: z.string(), refresh: z.optional(z.string()) }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout/',
  access: 'public',
  summary: 'Ends the session of this refresh token.',
  body: z.object({ refresh: Token }),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profile/',
  access: 'account',
  summary: 'Who is signed in, and on which plan.',
  reply: Profile,
})

export const saveProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile/',
  access: 'account',
  summary: 'Changes the name.',
  body: z.object({ first_name: z.optional(Name), last_name: z.optional(Name) }),
  reply: Profile,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/profile/',
  access: 'account',
  summary: 'Removes the account and all that hangs on it; a subscription is ended at once.',
  body: z.object({ password: GivenPassword }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/password/',
  access: 'account',
  summary: 'A new password; ends the other sessions.',
  body: z.object({ old: GivenPassword, new: NewPassword }),
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/users/email/',
  access: 'account',
  summary: 'Mails a link to another address; when it is followed, the account uses that address.',
  body: z.object({ email: Email, password: GivenPassword }),
})

const Device = z.object({
  id: z.string(),
  /** 'Firefox on Windows'. */
  name: z.string(),
  /** ISO 8601 UTC, both. */
  signed_in_at: z.string(),
  last_used_at: z.string(),
  /** The device that asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/users/devices/',
  access: 'account',
  summary: 'The devices that are signed in to the account, the last used first.',
  reply: z.array(Device),
})

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/users/devices/:id/',
  access: 'account',
  summary: 'Signs a device out, at once. Doing it again changes nothing.',
  params: z.object({ id: text(60) }),
})

export const exportData = endpoint({
  method: 'GET',
  path: '/users/export/',
  access: 'account',
  summary: 'Everything stored about the account.',
  reply: z.record(z.string(), z.unknown()),
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/users/confirm-email/',
  access: 'account',
  summary: 'Mails another link that confirms the address. Where it is confirmed already, nothing is sent.',
  body: z.object({}),
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/password-reset/',
  access: 'public',
  summary: 'Sends a reset link, if the email has an account; the answer is the same either way.',
  body: z.object({ email: Email }),
  reply: SuccessDetail,
})

export const confirmReset = endpoint({
  method: 'POST',
  path: '/password-reset/confirm/',
  access: 'public',
  summary: 'A new password for the token of a reset link.',
  body: z.object({ token: Token, password: NewPassword }),
  reply: SuccessDetail,
})

export const resetSent = 'If an account with that email exists, a password reset link has been sent.' // spec §8
export const resetInvalid = 'This reset link is invalid or has expired. Please try again.' // spec §8
