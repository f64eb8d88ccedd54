import * as z from 'zod/mini'
import { Email } from './accounts.ts'
import { endpoint, kilobytes } from './wire/endpoint.ts'
import { SuccessDetail } from './wire/success.ts'
import { requiredText } from './wire/text.ts'

export const sendContact = endpoint({
  method: 'POST',
  path: '/contact/',
  access: 'account',
  summary: 'A message to the people behind Lantern.',
  body: z.object({
    name: requiredText(160, 'Enter your name.'),
    email: Email,
    subject: requiredText(200, 'Enter a subject.'),
    message: requiredText(5000, 'Write a message.'),
  }),
  maxBody: kilobytes(32), // 5,000 letters, up to four bytes each
  reply: SuccessDetail,
})
