import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

const prefix = 'lantern-test-postgres-'
const ownerFile = 'owner.pid'

export type PostgresServer = {
  url: (database: string) => string
  /** Ends it as a power cut would, without a checkpoint, and starts it again on what the disk holds. */
  crash: () => Promise<void>
  stop: () => void
}

// Without durability, which tests do not need: it is faster.
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A real Postgres on loopback for one run of the tests, in a folder that is removed afterwards. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  endOrphans()
  const scratch = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(scratch, ownerFile), String(process.pid))
  const bin = postgresBinaries(scratch)
  const as = unprivileged()
  const data = join(scratch, 'data')
  mkdirSync(data)
  chmodSync(scratch, 0o755)
  if (as) chownSync(data, as.uid, as.gid)
  const settings = [...(durable ? [] : forgetful), 'max_connections=200', 'unix_socket_directories='].flatMap(
    (setting) => ['-c', setting],
  )
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'lantern', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...as, cwd: scratch, stdio: 'pipe' },
  )
  const port = await freePort()
  const url = (database: string) => `postgres://lantern@127.0.0.1:${port}/${database}`
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings], {
      ...as,
      cwd: scratch,
      stdio: 'ignore',
    })
  let server = start()
  await untilUp(url('postgres'), () => server.exitCode)
  return {
    url,
    crash: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
      server = start()
      await untilUp(url('postgres'), () => server.exitCode)
    },
    stop: () => {
      server.kill('SIGQUIT')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root: use the system's postgres user, else nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(user?.[2] ?? 65534), gid: Number(user?.[3] ?? 65534) }
}

/** Ends servers that are still running because their test run was killed. */
function endOrphans() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = numberIn(join(folder, ownerFile))
    if (owner !== null && isAlive(owner)) continue
    const postmaster = numberIn(join(folder, 'data/postmaster.pid'))
    if (postmaster !== null && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}

function numberIn(file: string): number | null {
  if (!existsSync(file)) return null
  const number = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isNaN(number) ? null : number
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // signal 0 throws exactly when there is no such process
  }
}

async function untilUp(url: string, exitCode: () => number | null) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (exitCode() !== null) throw new Error(`Postgres ended with code ${exitCode()} while starting`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)) // not up yet
    }
  }
  throw new Error('Postgres did not come up within 30 seconds')
}
