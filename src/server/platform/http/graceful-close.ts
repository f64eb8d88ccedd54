import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { second } from '#server/platform/clock.ts'

/**
 * `close()` waits for every connection, and a browser keeps its own open for a minute after the last answer. So once
 * the server stops, each answer says that it is the last one, and connections without a request are closed.
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
    // Browsers open connections before they need them; Node counts one that has sent nothing as busy.
    setTimeout(() => {
      for (const socket of untouched) if (socket.bytesRead === 0) socket.destroy()
    }, second / 2).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async () => {
    // For answers whose headers were sent before the stop.
    if (stopping) setImmediate(() => app.server.closeIdleConnections())
  })
}
