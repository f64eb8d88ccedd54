import * as z from 'zod/mini'
import { endpoint, kilobytes } from './wire/endpoint.ts'
import { requiredText, text } from './wire/text.ts'

export const reportBrowserError = endpoint({
  method: 'POST',
  path: '/browser-errors/',
  access: 'public',
  summary:
    'Tells that a page of ours failed in a browser: the words of the error, the build, the place in our code. Nothing about the visitor.',
  body: z.object({
    message: requiredText(300, 'Say what failed.'),
    /** The name of the page's script, which changes with each build. */
    build: z._default(text(80), ''),
    /** File and line in our own code. */
    at: z._default(text(200), ''),
  }),
  maxBody: kilobytes(4),
})
