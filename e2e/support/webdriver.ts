import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { slowdown } from '../slowdown.ts'

// Firefox and WebKit from the system's packages, driven by W3C WebDriver commands: WebKit through its own driver over
// HTTP, Firefox by its own protocol (Marionette), so that no driver has to be downloaded.

const elementKey = 'element-6066-11e4-a52e-4f735466cecf' // the standard's name for a reference to an element
type Send = (command: string, parameters: object) => Promise<unknown>

const has = (program: string) => spawnSync('which', [program]).status === 0
const firefox = ['firefox-esr', 'firefox'].find(has)
const webkit = 'WebKitWebDriver'

/** Why a browser cannot be driven here; null when it can. */
export const missing = {
  Firefox: firefox ? null : 'firefox-esr is not installed',
  WebKit:
    has(webkit) && (has('xvfb-run') || process.env.DISPLAY)
      ? null
      : 'webkit2gtk-driver is not installed, or there is no screen and no xvfb',
}
export type BrowserName = keyof typeof missing

export async function openBrowser(name: BrowserName): Promise<Browser> {
  return name === 'Firefox' ? await openFirefox() : await openWebKit()
}

async function untilIt<T>(works: () => Promise<T>, what: string): Promise<T> {
  const answers: T[] = []
  await expect(async () => {
    answers.push(await works())
  }, what).toPass({ timeout: 60_000 * slowdown, intervals: [50] })
  return answers[0] as T // it has passed
}

/** A process that ends, with its folder, when the journey is over. */
function helper(program: string, args: readonly string[], folder: string) {
  const child: ChildProcess = spawn(program, args, {
    stdio: 'ignore',
    detached: true, // its own group, so that all that it started ends with it
    env: {
      ...process.env,
      HOME: folder,
      MOZ_HEADLESS: '1',
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  return () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openFirefox(): Promise<Browser> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-firefox-'))
  writeFileSync(
    join(folder, 'user.js'),
    `user_pref('marionette.port', ${port});\nuser_pref('app.update.enabled', false);`,
  )
  const end = helper(
    firefox ?? '',
    ['--marionette', '--no-remote', '--profile', folder, 'about:blank'],
    folder,
  )
  const socket = await untilIt(() => connected(port), 'Firefox did not start')
  const send = marionette(socket)
  await send('WebDriver:NewSession', {})
  // biome-ignore format: a table
  const commands = {
    navigate: 'WebDriver:Navigate', url: 'WebDriver:GetCurrentURL', script: 'WebDriver:ExecuteScript',
    find: 'WebDriver:FindElements', click: 'WebDriver:ElementClick', keys: 'WebDriver:ElementSendKeys',
    size: 'WebDriver:SetWindowRect',
  }
  return browser(
    (command, parameters) => send(commands[command as keyof typeof commands], parameters),
    async () => {
      socket.destroy()
      end()
    },
  )
}

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })

/** Messages are `<bytes>:<json>`; an answer is [1, id, error, result]. */
function marionette(socket: Socket): Send {
  let read = Buffer.alloc(0)
  let nextId = 1
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  socket.on('data', (chunk) => {
    read = Buffer.concat([read, chunk])
    for (;;) {
      const colon = read.indexOf(':')
      const length = colon < 0 ? Number.NaN : Number(read.subarray(0, colon).toString())
      if (Number.isNaN(length) || read.length < colon + 1 + length) return
      const message = JSON.parse(read.subarray(colon + 1, colon + 1 + length).toString())
      read = read.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue // its greeting
      const [, id, error, result] = message
      const asked = open.get(id)
      open.delete(id)
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
      else
        asked?.resolve(
          result !== null && typeof result === 'object' && 'value' in result ? result.value : result,
        )
    }
  })
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = nextId++
      open.set(id, { resolve, reject })
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

async function openWebKit(): Promise<Browser> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-webkit-'))
  const screen = has('xvfb-run') ? ['xvfb-run', '-a', webkit] : [webkit]
  const [program = webkit, ...args] = [...screen, `--port=${port}`]
  const end = helper(program, args, folder)
  const base = `http://127.0.0.1:${port}`
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown } // the standard's envelope
    if (!answer.ok) throw new Error(JSON.stringify(value))
    return value
  }
  await untilIt(() => ask('GET', '/status'), 'WebKitWebDriver did not start')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } }
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string }
  const at = `/session/${sessionId}`
  const send: Send = (command, parameters) => {
    const { id: element, ...rest } = parameters as { id?: string }
    switch (command) {
      case 'navigate':
        return ask('POST', `${at}/url`, rest)
      case 'url':
        return ask('GET', `${at}/url`)
      case 'script':
        return ask('POST', `${at}/execute/sync`, rest)
      case 'find':
        return ask('POST', `${at}/elements`, rest)
      case 'click':
        return ask('POST', `${at}/element/${element}/click`, {})
      case 'keys':
        return ask('POST', `${at}/element/${element}/value`, rest)
      default:
        return ask('POST', `${at}/window/rect`, rest)
    }
  }
  return browser(send, async () => {
    await ask('DELETE', at).catch(() => {}) // it is killed either way
    end()
  })
}

function browser(send: Send, close: () => Promise<void>) {
  const script = <T>(code: string, ...args: unknown[]) => send('script', { script: code, args }) as Promise<T>

  /** Waits, since the page may still be loading. */
  async function find(xpath: string): Promise<string> {
    return await untilIt(async () => {
      const found = (await send('find', { using: 'xpath', value: xpath })) as Record<string, string>[]
      const id = found[0]?.[elementKey]
      if (!id) throw new Error(`nothing found for ${xpath}`)
      return id
    }, 'not found')
  }
  const field = (label: string) =>
    find(`//*[@id=//label[normalize-space()="${label}" or starts-with(normalize-space(), "${label}")]/@for]`)
  const pressable = (name: string) =>
    find(
      `(//button|//a)[normalize-space()="${name}" or @aria-label="${name}" or span[normalize-space()="${name}"]][not(ancestor-or-self::*[@hidden])]`,
    )
  return {
    close,
    script,
    open: (url: string) => send('navigate', { url }),
    size: (width: number, height: number) => send('size', { width, height }),
    address: async () => new URL((await send('url', {})) as string),
    click: async (name: string) => {
      await untilIt(async () => send('click', { id: await pressable(name) }), `could not press ${name}`)
    },
    type: async (label: string, text: string) => {
      await untilIt(
        async () => send('keys', { id: await field(label), text }),
        `could not type into ${label}`,
      )
    },
    /** An option of a list, by its words. */
    choose: async (label: string, option: string) => {
      const choose = `const [select, words] = arguments
        select.value = [...select.options].find(({ text }) => text === words).value
        select.dispatchEvent(new Event('change', { bubbles: true }))`
      await script(choose, { [elementKey]: await field(label) }, option)
    },
    /** Waits until the page matches. */
    sees: (text: string) =>
      untilIt(async () => {
        if (!(await script<string>('return document.body.innerText')).includes(text))
          throw new Error(`no "${text}"`)
      }, 'not seen'),
    until: (code: string) =>
      untilIt(async () => {
        if (!(await script<boolean>(`return ${code}`))) throw new Error(code)
      }, 'never came true'),
  }
}
export type Browser = ReturnType<typeof browser>
