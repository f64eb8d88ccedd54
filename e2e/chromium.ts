import { existsSync } from 'node:fs'

/** CHROMIUM_PATH, else the system's, else the one inside an npm package: no set-up step either way. */
export async function chromiumPath(): Promise<string> {
  const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (existsSync(system)) return system
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath() // unpacks once to the temp folder
}

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
