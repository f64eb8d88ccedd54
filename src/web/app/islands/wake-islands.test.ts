import { expect, test, vi } from 'vitest'
import type { Island } from './islands.ts'
import { announceLoading, loadingMessage } from './loading-message.ts'
import { wakeIslands } from './wake-islands.ts'

/** A document with one island whose code arrives when the test says so. */
function island(wakes: Island['wakes'], html: string) {
  document.body.innerHTML = `<div data-island="part">${html}</div>`
  const element = document.querySelector<HTMLElement>('[data-island]') as HTMLElement // written on the line above
  const answered: string[] = []
  let arrive = () => {}
  const code = new Promise<void>((done) => {
    arrive = done
  })
  const load = vi.fn(async () => {
    await code
    return {
      mount: async () => {
        for (const one of element.querySelectorAll('button, a'))
          one.addEventListener('click', (event) => {
            event.preventDefault()
            answered.push(one.textContent)
          })
      },
    }
  })
  wakeIslands({ part: { wakes, load } })
  const press = (text: string) => {
    const target = [...element.querySelectorAll<HTMLElement>('button, a')].find(
      (one) => one.textContent === text,
    )
    return target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { element, load, arrive, answered, press }
}

const form = '<form><input name="email"><a href="/signup">Sign up</a><button>Login</button></form>'

test('an island loads its code at the first touch, once, and never without one', async () => {
  const { element, load } = island('touch', form)
  expect(load).not.toHaveBeenCalled()
  element.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  element.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('what is pressed while the code is on its way is answered when it is there, and typed text stays', async () => {
  const { element, arrive, answered, press } = island('touch', form)
  const input = element.querySelector('input') as HTMLInputElement // of the form above
  input.value = 'ada@example.com'
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  press('Login')
  expect(answered).toEqual([])
  arrive()
  await vi.waitFor(() => expect(answered).toEqual(['Login']))
  expect(input.value).toBe('ada@example.com')
})

test('a link waits only where typed text would be lost', () => {
  const { element, press } = island('touch', form)
  expect(press('Sign up')).toBe(true)
  const input = element.querySelector('input') as HTMLInputElement // of the form above
  input.value = 'ada@example.com'
  expect(press('Sign up')).toBe(false)
})

const answers = `<form>
  <input type="range" name="gpa" min="1.5" max="4" step="0.1" value="3.7"><input type="checkbox" name="no-score" value="yes">
  <a href="/signup">Sign up</a>
</form>`

test.each([
  ['[name=gpa]', { value: '3.2' }],
  ['[name=no-score]', { checked: true }],
])('an answer that Back restores loads the code that follows it: %s %o', (name, restored) => {
  const { element, load } = island('touch', answers)
  window.dispatchEvent(new Event('pageshow'))
  expect(load).not.toHaveBeenCalled()
  Object.assign(element.querySelector(name) ?? {}, restored)
  window.dispatchEvent(new Event('pageshow'))
  expect(load).toHaveBeenCalledOnce()
})

test('code that cannot be loaded is said below the page, and the next touch tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { element, load } = island('touch', form)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const touch = () => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  touch()
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded'),
  )
  touch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('an island for signed-in visitors loads when there is a session, also one begun in another tab', async () => {
  const signedOut = island('session', form)
  expect(signedOut.press('Sign up')).toBe(true)
  expect(signedOut.load).not.toHaveBeenCalled()
  localStorage.setItem('refresh', 'token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh' }))
  await vi.waitFor(() => expect(signedOut.load).toHaveBeenCalledOnce())

  const signedIn = island('session', form)
  await vi.waitFor(() => expect(signedIn.load).toHaveBeenCalledOnce())
})

test('an empty shell is drawn at once', async () => {
  const { load } = island('touch', loadingMessage)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('a shell does not say that it loads what could not be loaded, until it is tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = `<div data-island="part">${loadingMessage}</div>`
  const load = vi.fn<Island['load']>(() => new Promise(() => {}))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const isSaid = () => document.querySelector<HTMLElement>('[role=status]')?.hidden === false
  wakeIslands({ part: { wakes: 'touch', load } })
  expect(isSaid()).toBe(true)
  await vi.waitFor(() => expect(isSaid()).toBe(false))
  const shell = document.querySelector('[data-island]')
  shell?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(isSaid()).toBe(true)
})

test('what a shell says is read out if there is still something to wait for', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div>${loadingMessage}</div>`
  const changes = new MutationObserver(() => {})
  changes.observe(document.body, { subtree: true, childList: true, characterData: true })
  announceLoading(document.body.firstElementChild)
  expect(changes.takeRecords()).toEqual([])
  vi.advanceTimersByTime(1_000)
  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  expect(added.map((node) => node.textContent)).toEqual(['Loading Lantern...'])
})
