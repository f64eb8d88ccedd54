import * as z from 'zod/mini'
import { endpoint } from '#contract/wire/endpoint.ts'
import { requiredText, text } from '#contract/wire/text.ts'
import { Answers } from './outlook.ts'

// A link that shows the list to someone else (/s/<token>): read-only, created and ended by the student.

/** How long a link may work, in days; the longest is the default. */
export const shareDays = [7, 30, 90] as const
export type ShareDays = (typeof shareDays)[number]

export const commentNameMax = 80
export const commentTextMax = 1000

/** What is shown beside the colleges, their facts and statuses: each only if ticked. */
const ShareParts = z.object({
  firstName: z._default(z.boolean(), false),
  notes: z._default(z.boolean(), false),
  deadlines: z._default(z.boolean(), false),
  /** Likely, target or reach (Senior plan); never a percentage, from which grades could be computed. */
  bands: z._default(z.boolean(), false),
})
export type ShareParts = z.infer<typeof ShareParts>

const ShareLink = z.object({
  id: text(60),
  /** Who it is for, in the student's words. */
  label: text(80),
  shows: ShareParts,
  takesComments: z.boolean(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  endsAt: z.string(),
})
export type ShareLink = z.infer<typeof ShareLink>

const ShareComment = z.object({
  id: text(60),
  /** The label of the link it came through. */
  through: text(80),
  author: text(commentNameMax),
  text: text(commentTextMax),
  /** ISO 8601 UTC. */
  at: z.string(),
})
export type ShareComment = z.infer<typeof ShareComment>

export const listShares = endpoint({
  method: 'GET',
  path: '/my-colleges/shares/',
  access: 'account',
  summary: 'The links that work now, newest first, and what was said through any of them.',
  reply: z.object({ links: z.array(ShareLink), comments: z.array(ShareComment) }),
})

export const makeShare = endpoint({
  method: 'POST',
  path: '/my-colleges/shares/',
  access: 'account',
  summary: 'Makes a link that shows the list, read only. Its address is shown only once.',
  body: z.object({
    label: z._default(text(80).check(z.trim()), ''),
    shows: z.prefault(ShareParts, {}),
    takesComments: z._default(z.boolean(), true),
    days: z._default(z.literal(shareDays, 'A link works for 7, 30 or 90 days.'), 90),
    /** For the bands, computed once; the answers themselves are not stored. */
    answers: z.optional(Answers),
  }),
  status: 201,
  reply: z.object({ link: ShareLink, url: text(300) }),
})

const params = z.object({ id: text(60) })

export const changeShare = endpoint({
  method: 'PATCH',
  path: '/my-colleges/shares/:id/',
  access: 'account',
  summary: 'Turns comments through a link on or off.',
  params,
  body: z.object({ takesComments: z.boolean('Send true or false.') }),
})

export const endShare = endpoint({
  method: 'DELETE',
  path: '/my-colleges/shares/:id/',
  access: 'account',
  summary: 'Ends a link at once. What was said through it stays until it is deleted.',
  params,
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/my-colleges/comments/:id/',
  access: 'account',
  summary: 'Deletes a comment. Deleting it again changes nothing.',
  params,
})

/** What the form on the shared page sends. */
export const CommentForm = z.object({
  name: requiredText(commentNameMax, 'Please give your name.'),
  text: requiredText(commentTextMax, 'Please write something.'),
})
