import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { second } from '#server/platform/clock.ts'

/**
 * `close()` waits for every connection, and a browser keeps its own open for a minute after the last answer. So once
 * the server stops, each answer says that it is the last one, and a connection without a request under way is closed.
 */
export function installGracefulClose(app: FastifyInstance) {
  let stopping = false
  const untouched = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    untouched.add(socket)
    socket.once('close', () => untouched.delete(socket))
  })
  app.server.on('request', ({ socket }: { socket: Socket }) => untouched.delete(socket))
  app.addHook('preClose', async () => {
    stopping = true
    // Browsers open connections ahead of need; Node counts one that never said a word as busy.
    setTimeout(() => {
      for (const socket of untouched) if (socket.bytesRead === 0) socket.destroy()
    }, second / 2).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async () => {
    // For an answer whose head had left before the stop.
    if (stopping) setImmediate(() => app.server.closeIdleConnections())
  })
}
