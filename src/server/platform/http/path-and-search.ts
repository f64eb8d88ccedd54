import type { FastifyRequest } from 'fastify'

/** The path of a request as written, and its query. */
export function pathAndSearch({ url }: Pick<FastifyRequest, 'url'>): { path: string; search: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, search: '' } : { path: url.slice(0, end), search: url.slice(end) }
}
