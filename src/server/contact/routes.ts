import type { FastifyInstance } from 'fastify'
import { sendContact } from '#contract/contact.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perHour } from '#server/platform/limits/limiter.ts'
import type { ContactService } from './service.ts'

export function contactRoutes(app: FastifyInstance, contact: ContactService) {
  mount(
    app,
    sendContact,
    async ({ caller, body }) => {
      await contact.send(caller.accountId, body)
      return { detail: 'Thank you. Your message is on its way to us.' }
    },
    { perAddress: perHour(60), perAccount: perHour(20) },
  )
}
