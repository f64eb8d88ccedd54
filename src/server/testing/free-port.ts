import { createServer } from 'node:net'

/**
 * A port that nothing listens on. Below the range from which the system gives ports to outgoing connections: a browser
 * may not take it before the one who asked does.
 */
export async function freePort(): Promise<number> {
  const port = 15_000 + Math.floor(15_000 * Math.random())
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
