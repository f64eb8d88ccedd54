import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listSaved, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { renderAlone } from '#web/testing/render.tsx'
import { reed } from '#web/testing/saved.ts'
import { replyTo } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { CompareButton } from './compare-button.tsx'

async function compareFrom(saved: readonly number[], id: string) {
  signIn({ id })
  replyTo(
    listSaved,
    saved.map((unitid) => ({ ...reed, unitid, collegeName: `College ${unitid}` })),
  )
  replyTo(saveCollege, reed)
  const element = (
    <AlertProvider>
      <CompareButton account={account({ id })} college={reed} />
      <ToastRegion />
    </AlertProvider>
  )
  const { router } = renderAlone('/home', element)
  const button = await screen.findByRole('button', { name: /^Compare Reed College/ })
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false)
  await userEvent.setup().click(button)
  return router
}

test('a college is saved and put beside those saved last, four at most', async () => {
  const router = await compareFrom([1, 2, 3, 4], 'compares-many')
  await expect.poll(() => router.read().location.search).toBe('?compare=209922,2,3,4')
})

test('without another saved college it says what is missing', async () => {
  await compareFrom([], 'compares-none')
  expect(await screen.findByText('Save a second college to see it beside Reed College.')).toBeTruthy()
})
