import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { removeFolder, scratchFolder } from './support/product-process.ts'

// What the image does, without a container engine: the files that the Dockerfile copies, in a clean read-only folder,
// run by an unprivileged user with the Dockerfile's own environment, command and health check.

const dockerfile = readFileSync('Dockerfile', 'utf8')
const nobody = 65_534

const lineOf = (start: string) => {
  const line = dockerfile.split('\n').findLast((one) => one.startsWith(start))
  if (!line) throw new Error(`the Dockerfile has no line ${start}`)
  return line
}
const listIn = (line: string) => JSON.parse(line.slice(line.indexOf('['))) as string[] // an exec form is a JSON list

function imageIn(folder: string) {
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    // Links instead of copies on the same disk: the packages are large.
    try {
      execFileSync('cp', ['-al', from, join(folder, to)], { stdio: 'pipe' })
    } catch {
      cpSync(from, join(folder, to), { recursive: true })
    }
  }
}

test("the image's files start as an unprivileged user, pass the health check and stop cleanly", async () => {
  test.skip(process.platform !== 'linux', 'the image is for Linux')
  const folder = scratchFolder()
  const app = join(folder, 'app')
  const data = join(folder, 'data')
  mkdirSync(app)
  mkdirSync(data)
  imageIn(app)
  chmodSync(folder, 0o755)
  chmodSync(data, 0o777)
  chmodSync(app, 0o555)

  const port = String(await freePort())
  const set = Object.fromEntries(
    [...lineOf('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  )
  const env = {
    PATH: process.env.PATH ?? '',
    ...set,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: data,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  const unprivileged = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const [, ...args] = listIn(lineOf('CMD'))
  // Where the repository is the user's own, the unprivileged one cannot run a Node that was fetched into it.
  const node = join(folder, 'node')
  cpSync(process.execPath, node)
  const running = spawn(node, args, { cwd: app, env, ...unprivileged })
  const ended = once(running, 'exit')
  let said = ''
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })

  const [, ...check] = listIn(lineOf('HEALTHCHECK'))
  const healthy = () => {
    try {
      execFileSync(process.execPath, check, { env, stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  await expect.poll(() => (healthy() ? 'healthy' : said)).toBe('healthy')
  running.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  removeFolder(folder)
})
