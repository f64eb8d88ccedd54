import type { FastifyReply, FastifyRequest } from 'fastify'
import { forEveryone } from './cached-reply.ts'
import { type Page, type Pages, sendPage } from './pages.ts'
import { pathAndSearch } from './path-and-search.ts'

/** A page and its one address; null if there is none. */
export type Found = { at: string; page: () => Promise<Page> } | null

/** Redirects other spellings of an address (capitals, a slash at the end, a former name) to the right one. */
export const foundSender =
  ({ notFound }: Pick<Pages, 'notFound'>) =>
  async (request: FastifyRequest, reply: FastifyReply, found: Found) => {
    if (!found) return sendPage(request, reply.code(404), notFound)
    const { path, search } = pathAndSearch(request)
    if (path !== found.at) return reply.header('cache-control', forEveryone).redirect(found.at + search, 301)
    return sendPage(request, reply, await found.page(), forEveryone)
  }
