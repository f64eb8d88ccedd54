import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { local, perVisit, stored } from './storage.ts'
import { useStored } from './use-stored.ts'

function Shown({ name }: { name: string }) {
  return <p>{useStored(local, name) ?? 'nothing'}</p>
}

test('a value that changes is shown at once', () => {
  render(<Shown name="theme" />)
  expect(screen.getByText('nothing')).toBeTruthy()
  act(() => {
    local.write('theme', 'dark')
  })
  expect(screen.getByText('dark')).toBeTruthy()
})

test('a change in another tab is shown too', () => {
  render(<Shown name="theme" />)
  act(() => {
    localStorage.setItem('theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
  })
  expect(screen.getByText('light')).toBeTruthy()
})

test('writing null removes', () => {
  local.write(stored.refresh, 'token')
  local.write(stored.refresh, null)
  expect(local.read(stored.refresh)).toBeNull()
})

test('with storage blocked nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect([perVisit.write('draft', 'x'), perVisit.read('draft')]).toEqual([false, null])
})

test('search history is kept under a key per user', () => {
  expect(stored.history('u1')).toBe('history:u1')
})
