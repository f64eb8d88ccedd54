import { prepare } from './prepare.mjs'

await prepare('all') // the server reads the built pages, though the browser gets vite's
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
const { run } = await import('./run.mjs')
const { createServer } = await import('vite')

const webPort = Number(process.env.PORT ?? 3000)
const apiPort = webPort + 1
const api = `http://127.0.0.1:${apiPort}`
const web = await createServer({
  configFile: 'vite.config.ts',
  server: { port: webPort, strictPort: true, proxy: { '/api': api, '/sandbox': api, '/healthz': api } },
})
await web.listen()
web.printUrls()
process.exitCode = await run('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], {
  env: { PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}` },
})
await web.close()
