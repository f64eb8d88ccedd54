import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour, minute } from '#server/platform/clock.ts'
import { random } from '#server/platform/random.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { letter } from './message.ts'
import { oldLetters } from './old-letters.ts'
import { outbox } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import { fileTransport, type Transport } from './transport.ts'

const silent = { info() {}, warn() {}, error() {} }
const link = 'http://lantern.test/home/reset-password?token=abc'
const reset = letter({
  to: 'ada@example.edu',
  subject: 'Reset',
  paragraphs: ['Open this link:', 'It works once.'],
  button: { label: 'Choose', url: link },
})

async function box(transport: Transport) {
  const database = await testDatabase()
  onTestFinished(database.close)
  let time = 1_000_000
  // The outbox only logs; a real logger would add nothing here.
  const log = () => silent as never
  const make = () => outbox({ db: database.db, transport, now: () => time, random, log })
  const waiting = async () => (await database.db.selectFrom('outbox').selectAll().execute()).length
  return {
    make,
    waiting,
    passTime: (ms: number) => {
      time += ms
    },
  }
}

async function smtpServer(port = 0) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  return { received, port: at, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

test('a message reaches a real SMTP server with text and HTML, the link on a line of its own', async () => {
  const smtp = await smtpServer()
  onTestFinished(smtp.close)
  const { make, waiting } = await box(smtpTransport(`smtp://127.0.0.1:${smtp.port}`, 'lantern@lantern.test'))
  const mail = make()
  await mail.enqueue(reset)
  await mail.sendDue()
  const parsed = await PostalMime.parse(smtp.received[0] ?? '')
  expect(parsed).toMatchObject({
    subject: 'Reset',
    from: { address: 'lantern@lantern.test' },
    to: [{ address: 'ada@example.edu' }],
  })
  expect(parsed.text?.split('\n')).toContain(link)
  expect(parsed.html).toContain(`href="${link}"`)
  expect(await waiting()).toBe(0)
})

test('a server that is down for an hour delays a mail and loses none', async () => {
  const first = await smtpServer()
  const { port } = first
  await first.close()
  const { make, waiting, passTime } = await box(
    smtpTransport(`smtp://127.0.0.1:${port}`, 'lantern@lantern.test'),
  )
  const mail = make()
  await mail.enqueue(reset)
  for (let passed = 0; passed < hour; passed += 5 * minute) {
    await mail.sendDue()
    passTime(5 * minute)
  }
  expect(await waiting()).toBe(1)
  const second = await smtpServer(port)
  onTestFinished(second.close)
  passTime(hour)
  await mail.sendDue()
  expect([second.received.length, await waiting()]).toEqual([1, 0])
})

test('two processes at one outbox send each mail once', async () => {
  const sent: string[] = []
  const slow: Transport = {
    kind: 'files',
    send: async (id) => {
      await new Promise((resolve) => setImmediate(resolve))
      sent.push(id)
    },
    close() {},
  }
  const { make } = await box(slow)
  const [one, two] = [make(), make()]
  for (let i = 0; i < 30; i++) await one.enqueue(reset)
  await Promise.all([one.sendDue(), two.sendDue()])
  expect(sent.length).toBe(30)
  expect(new Set(sent).size).toBe(30)
})

test('a process that died while sending leaves a mail that comes due again', async () => {
  let dies = true
  const sent: string[] = []
  let isSending = () => {}
  const sending = new Promise<void>((resolve) => {
    isSending = resolve
  })
  const { make, passTime } = await box({
    kind: 'files',
    send: async (id) => {
      if (dies) {
        isSending()
        await new Promise(() => {}) // like a dead process: neither sent nor failed
      }
      sent.push(id)
    },
    close() {},
  })
  await make().enqueue(reset)
  void make().sendDue()
  await sending
  dies = false
  await make().sendDue()
  expect(sent).toEqual([])
  passTime(3 * minute)
  await make().sendDue()
  expect(sent.length).toBe(1)
})

test('without SMTP each message is a file DATA_DIR/outbox/*.eml', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-mail-'))
  const { make } = await box(fileTransport(folder, 'lantern@lantern.test'))
  const mail = make()
  await mail.enqueue(reset)
  await mail.sendDue()
  const files = readdirSync(join(folder, 'outbox'))
  expect(files).toEqual([expect.stringMatching(/\.eml$/)])
  const parsed = await PostalMime.parse(readFileSync(join(folder, 'outbox', files[0] ?? '')))
  expect(parsed.to).toEqual([expect.objectContaining({ address: 'ada@example.edu' })])
})

test('a written letter goes after thirty days, and nothing else in the folder does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-mail-'))
  let time = Date.now()
  const job = oldLetters(folder, () => time)
  await job.run() // no letter was ever written
  await fileTransport(folder, 'lantern@lantern.test').send('one', reset)
  writeFileSync(join(folder, 'outbox', 'notes.txt'), '')
  time += 29 * day
  await job.run()
  expect(readdirSync(join(folder, 'outbox')).sort()).toEqual(['notes.txt', 'one.eml'])
  time += 2 * day
  await job.run()
  expect(readdirSync(join(folder, 'outbox'))).toEqual(['notes.txt'])
})

test('a mail server that accepts and never answers gives the message back in time for its next attempt', async () => {
  const open = new Set<Socket>()
  const mute = createServer((socket) => void open.add(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    mute.close()
  })
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : 0
  const impatient = smtpTransport(`smtp://127.0.0.1:${port}`, 'lantern@lantern.test', 100)
  await expect(impatient.send('one', reset)).rejects.toThrow('took too long')
  const { make, waiting } = await box(impatient)
  const mail = make()
  await mail.enqueue(reset)
  await mail.sendDue()
  expect(await waiting()).toBe(1)
})

test('messages that hang do not hold back the others', async () => {
  const sent: string[] = []
  const release: (() => void)[] = []
  const { make } = await box({
    kind: 'files',
    send: async (id, { subject }) => {
      if (subject === 'hangs') await new Promise<void>((resolve) => release.push(resolve))
      sent.push(id)
    },
    close() {},
  })
  const mail = make()
  for (let i = 0; i < 4; i++) await mail.enqueue({ ...reset, subject: 'hangs' })
  for (let i = 0; i < 10; i++) await mail.enqueue(reset)
  const turn = mail.sendDue()
  await expect.poll(() => sent.length).toBe(10)
  for (const end of release) end()
  await turn
  expect(sent.length).toBe(14)
})

test.each([0, 3])('a clock set back a day does not hold a mail that failed %i times', async (failures) => {
  let works = false
  const sent: string[] = []
  const { make, passTime } = await box({
    kind: 'files',
    send: async (id) => {
      if (!works) throw new Error('not now')
      sent.push(id)
    },
    close() {},
  })
  const mail = make()
  await mail.enqueue(reset)
  for (let i = 0; i < failures; i++) {
    await mail.sendDue()
    passTime(hour)
  }
  works = true
  passTime(-24 * hour)
  await mail.sendDue()
  expect(sent.length).toBe(1)
})
