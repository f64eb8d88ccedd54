import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import * as z from 'zod'

/** How one request is answered, or misbehaves. */
export type Behavior = (
  request: { body: string; headers: IncomingMessage['headers'] },
  response: ServerResponse,
) => void

const completion = (content: string) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 0,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  })

const json = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

export const says =
  (value: unknown): Behavior =>
  (_request, response) =>
    json(response, 200, completion(typeof value === 'string' ? value : JSON.stringify(value)))
/** Answers with the fact pack and the instructions it was sent. */
export const answers =
  (answer: (pack: unknown, instructions: string) => unknown): Behavior =>
  (request, response) => {
    const { pack, instructions } = askedIn(request.body)
    json(response, 200, completion(JSON.stringify(answer(pack, instructions))))
  }
export const after =
  (ms: number, behave: Behavior): Behavior =>
  (request, response) => {
    setTimeout(() => behave(request, response), ms).unref()
  }
export const refuses =
  (status: number, headers: Record<string, string> = {}): Behavior =>
  (_request, response) =>
    json(response, status, '{"error":{"message":"no"}}', headers)
export const hangsUp: Behavior = (_request, response) => response.destroy()
export const neverAnswers: Behavior = () => {}
export const cutsOff: Behavior = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write(completion('{"text":"half').slice(0, 80))
  setTimeout(() => response.destroy(), 10)
}
/** More than any real answer: 10 MB in pieces, as long as the reader reads. */
export const floods: Behavior = (_request, response) => {
  const piece = Buffer.alloc(100_000, 'x')
  response.writeHead(200, { 'content-type': 'application/json' })
  Readable.from(Array.from({ length: 100 }, () => piece))
    .on('error', () => {})
    .pipe(response)
}

const Asked = z.object({
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
})

/** The body of a request to the model. */
export function askedIn(body: string): { pack: unknown; instructions: string } {
  const [system, user] = Asked.parse(JSON.parse(body)).messages
  return { pack: JSON.parse(user.content), instructions: system.content }
}

/** A real HTTP server that speaks the protocol; behaviors are used in order, the last one again and again. */
export async function modelServer(...behaviors: Behavior[]) {
  const requests: { body: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const behave = behaviors[Math.min(requests.length, behaviors.length - 1)]
      const seen = { body, headers: request.headers }
      requests.push(seen)
      behave?.(seen, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
