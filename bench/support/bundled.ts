import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Bundles a script with the server's own settings, as the product is shipped; what comes back runs it by plain Node, in
 * a new process each time, and reads what it prints. Run by tsx every function is slower, so the figures would not be
 * those of the product.
 */
async function bundled(script: string): Promise<() => unknown> {
  const folder = join('dist', 'bench')
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: { script } } },
  })
  return () =>
    JSON.parse(execFileSync(process.execPath, [join(folder, 'script.js')], { encoding: 'utf8' })) as unknown
}

export const runBundled = async (script: string): Promise<unknown> => (await bundled(script))()
