import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Launch = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * With every page Chromium opens two hidden pages for the address bar: half of what a page costs. The last list of
 * features wins, so it includes Playwright's own.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]

const debians = '/usr/bin/chromium'

/**
 * CHROMIUM_PATH, else the system's, else the one in an npm package: no set-up step either way. The package holds a
 * program for x64 only; on another processor it is Debian's.
 */
export async function chromiumLaunch(): Promise<Launch> {
  const system = process.env.CHROMIUM_PATH ?? debians
  if (!existsSync(system)) {
    if (process.arch === 'x64') return await packedChromium()
    installDebians()
  }
  return { executablePath: existsSync(system) ? system : debians, args, env: ours() }
}

/** Only where that asks nobody for a password: as root on Debian or its like, which a container for tests is. */
function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `The journeys need Chromium, and npm has none for ${process.arch}: install your system's, or set CHROMIUM_PATH.`,
    )
  console.log(
    `Installing Debian's Chromium, since npm has none for ${process.arch} (once, a minute or two) …`,
  )
  const aptGet = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  aptGet('update')
  // With a font like Arial, to whose widths the pages are fitted until their own has loaded.
  aptGet('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation')
}

/**
 * Unpacks once to the temp folder. The package has the libraries that a bare machine lacks (NSS), but unpacks them only
 * on Amazon's Linux: the variable that it checks is set during the import.
 */
async function packedChromium(): Promise<Launch> {
  const libraries = join(tmpdir(), 'al2023', 'lib')
  if (!existsSync(libraries)) rmSync(join(tmpdir(), 'chromium'), { force: true })
  const before = process.env.AWS_EXECUTION_ENV
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  if (before === undefined) delete process.env.AWS_EXECUTION_ENV
  else process.env.AWS_EXECUTION_ENV = before
  // Its import has set these two for the whole process; only the browser should have them.
  delete process.env.LD_LIBRARY_PATH
  delete process.env.FONTCONFIG_PATH
  const fonts = join(tmpdir(), 'fonts')
  return { executablePath, args, env: { ...ours(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts } }
}

const ours = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
