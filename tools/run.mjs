import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const withLocalBinaries = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`

/**
 * Runs a command in the foreground and returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: root,
      stdio,
      // Read now: a command may have loaded .env since this file was imported.
      env: { ...process.env, PATH: withLocalBinaries, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
