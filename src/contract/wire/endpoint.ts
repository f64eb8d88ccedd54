import type * as z from 'zod/mini'

/** Who may call: `public` anyone; `account` needs a bearer access token. */
type Access = 'public' | 'account'
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.core.$ZodType

/**
 * One value per call. The server mounts it (checks, stripping of unlisted keys, OpenAPI) and the web calls it, so no
 * path, field name or limit is written twice. Paths are below /api, with a trailing slash.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Who extends Access = Access,
> = {
  method: Method
  path: `/${string}/`
  access: Who
  /** One plain sentence for the API page. */
  summary: string
  params: Params
  query: Query
  body: Body
  /** The largest body in bytes; a larger one is refused before it is read. */
  maxBody: number
  /** undefined: answers 204 without a body or, with `binary`, something that is not JSON. */
  reply: Reply
  status: number
  /** The content type of a reply that is not JSON. */
  binary: string | undefined
  /** The shape of the 400 for wrong fields: register answers the bare object of field errors (spec §7). */
  fieldErrors: 'detail' | 'bare'
}

type Draft<P, Q, B, R, A> = {
  method: Method
  path: `/${string}/`
  access: A
  summary: string
  params?: P
  query?: Q
  body?: B
  maxBody?: number
  reply?: R
  status?: number
  binary?: string
  fieldErrors?: 'detail' | 'bare'
}

const kilobyte = 1_024
/** Enough for accounts and other small forms; a call that needs more sets `maxBody`. */
const smallBody = 16 * kilobyte
export const kilobytes = (count: number) => count * kilobyte

export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
  A extends Access = Access,
>(draft: Draft<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const hasReply = draft.reply !== undefined || draft.binary !== undefined
  return {
    method: draft.method,
    path: draft.path,
    access: draft.access,
    summary: draft.summary,
    // An absent part has the type `undefined`, which TypeScript cannot infer through the optional key.
    params: draft.params as P,
    query: draft.query as Q,
    body: draft.body as B,
    maxBody: draft.maxBody ?? smallBody,
    reply: draft.reply as R,
    status: draft.status ?? (hasReply ? 200 : 204),
    binary: draft.binary,
    fieldErrors: draft.fieldErrors ?? 'detail',
  }
}

export type Sent<S> = S extends Schema ? z.core.input<S> : undefined
export type Parsed<S> = S extends Schema ? z.core.output<S> : undefined
