import { prepare } from './prepare.mjs'

await prepare('all') // the server draws its pages with the built code; all others come from vite
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
const { run } = await import('./run.mjs')
const { proxyTo } = await import('./dev-proxy.mjs')
const { createServer } = await import('vite')

const webPort = Number(process.env.PORT ?? 3000)
const apiPort = webPort + 1
process.env.PUBLIC_URL ??= `http://localhost:${webPort}`
const web = await createServer({
  configFile: 'vite.config.ts',
  server: { port: webPort, strictPort: true, proxy: proxyTo(`http://127.0.0.1:${apiPort}`) },
})
await web.listen()
web.printUrls()
process.exitCode = await run('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { PORT: String(apiPort) },
})
await web.close()
