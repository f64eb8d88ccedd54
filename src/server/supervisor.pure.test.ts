import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { minute, second } from './platform/clock.ts'
import { supervise } from './supervisor.ts'

/** A primary whose processes serve, die and receive signals when the test says so. */
function primary(count: number) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const children: (EventEmitter & { kill: (signal: string) => void; signals: string[] })[] = []
  const codes: number[] = []
  const { stop } = supervise({
    fork: () => {
      const signals: string[] = []
      const child = Object.assign(new EventEmitter(), {
        signals,
        kill: (signal: string) => signals.push(signal),
      })
      children.push(child)
      return child
    },
    count,
    warn: () => {},
    ended: (code) => codes.push(code),
  })
  const serves = (n: number) => children[n]?.emit('listening')
  const dies = (n: number, code = 1) => children[n]?.emit('exit', code)
  return { children, codes, stop, serves, dies }
}

test('while the database is away the healthy process keeps serving and the other is tried with growing waits', () => {
  const { children, codes, serves, dies } = primary(2)
  serves(0)
  serves(1)
  vi.advanceTimersByTime(minute)
  dies(1)
  vi.advanceTimersByTime(0)
  const waits: number[] = []
  for (let n = 2; n < 9; n++) {
    expect(children).toHaveLength(n + 1)
    dies(n)
    const before = Date.now()
    while (children.length === n + 1) vi.advanceTimersByTime(100)
    waits.push((Date.now() - before) / second)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect(children[0]?.signals).toEqual([])
  expect(codes).toEqual([])
})

test('waits start over once a replacement has served for a while', () => {
  const { children, serves, dies } = primary(1)
  serves(0)
  dies(0)
  vi.advanceTimersByTime(second)
  serves(1)
  vi.advanceTimersByTime(minute)
  dies(1)
  vi.advanceTimersByTime(0)
  expect(children).toHaveLength(3)
})

test('when no process ever served, all being gone is the end, with their code', () => {
  const { children, codes, dies } = primary(2)
  dies(0)
  expect(codes).toEqual([])
  dies(1)
  vi.advanceTimersByTime(minute)
  expect([codes, children.length]).toEqual([[1], 2])
})

test('a stop reaches every process, starts none anew and ends when the last is gone', () => {
  const { children, codes, stop, serves, dies } = primary(3)
  for (const n of [0, 1, 2]) serves(n)
  dies(2)
  stop()
  expect(children.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM'], []])
  dies(0, 0)
  expect(codes).toEqual([])
  dies(1, 0)
  vi.advanceTimersByTime(minute)
  expect([codes, children.length]).toEqual([[0], 3])
})

test('a process lost before any other served is replaced once one does, and a stop is still a clean one', () => {
  const { children, codes, stop, serves, dies } = primary(3)
  dies(0)
  dies(2)
  serves(1)
  expect(children).toHaveLength(3)
  vi.advanceTimersByTime(second)
  expect(children).toHaveLength(4)
  vi.advanceTimersByTime(second)
  expect(children).toHaveLength(5)
  vi.advanceTimersByTime(minute)
  expect(children).toHaveLength(5)
  stop()
  for (const n of [1, 3, 4]) dies(n, 0)
  expect(codes).toEqual([0])
})

test('a start that fails slowly is tried again with growing waits too', () => {
  const { children, serves, dies } = primary(1)
  serves(0)
  vi.advanceTimersByTime(minute)
  dies(0)
  vi.advanceTimersByTime(0)
  for (const [n, wait] of [1, 2, 4].entries()) {
    vi.advanceTimersByTime(6 * second) // the database does not answer at all
    dies(n + 1)
    vi.advanceTimersByTime(wait * second - 1)
    expect(children).toHaveLength(n + 2)
    vi.advanceTimersByTime(1)
    expect(children).toHaveLength(n + 3)
  }
})

test('a process that does not heed a stop is ended, and the exit code says so', () => {
  const { children, codes, stop, serves, dies } = primary(2)
  serves(0)
  serves(1)
  stop()
  dies(0, 0)
  vi.advanceTimersByTime(19 * second)
  expect(children[1]?.signals).toEqual(['SIGTERM'])
  vi.advanceTimersByTime(second)
  expect(children.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM', 'SIGKILL']])
  children[1]?.emit('exit', null)
  expect(codes).toEqual([1])
})

test('a message that cannot reach a dying process does not end the primary', () => {
  const { children } = primary(1)
  expect(() => children[0]?.emit('error', new Error('ERR_IPC_CHANNEL_CLOSED'))).not.toThrow()
})
