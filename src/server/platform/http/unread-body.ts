import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { second } from '#server/platform/clock.ts'

const most = 8 * 1_048_576
const patience = 10 * second

/**
 * An answer that comes before the whole body was read would be lost: the connection closes under a client that is
 * still sending, and it sees a broken pipe instead of why it was refused. So the rest of the body is read and thrown
 * away first, up to a few megabytes.
 */
export function installUnreadBody(app: FastifyInstance) {
  app.addHook('onSend', async (request, _reply, payload) => {
    await readToTheEnd(request.raw)
    return payload
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

function readToTheEnd(body: IncomingMessage): Promise<void> | undefined {
  if (body.complete || body.readableEnded || body.destroyed || !hasBody(body)) return
  return new Promise((resolve) => {
    let left = most
    const done = () => {
      clearTimeout(timer)
      body.off('data', count).off('end', done).off('close', done).off('error', done)
      body.pause()
      resolve()
    }
    const count = (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) done()
    }
    const timer = setTimeout(done, patience)
    body.on('data', count).on('end', done).on('close', done).on('error', done)
    body.resume()
  })
}
