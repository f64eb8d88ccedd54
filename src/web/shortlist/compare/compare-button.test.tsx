import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { renderAlone } from '#web/testing/render.tsx'
import { reed } from '#web/testing/saved.ts'
import { replyTo } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { CompareButton } from './compare-button.tsx'

test.each([
  ['those saved last, four at most', [1, 2, 3, 4], '209922,2,3,4'],
  ['nothing yet: others are added there', [], '209922'],
])('a college is put beside %s; nothing is saved by comparing', async (_beside, saved, expected) => {
  const id = `compares-${saved.length}`
  signIn({ id })
  replyTo(
    listSaved,
    saved.map((unitid) => ({ ...reed, unitid, collegeName: `College ${unitid}` })),
  )
  renderAlone('/home', <CompareButton account={account({ id })} college={reed} />)
  const link = await screen.findByRole('link', { name: /^Compare Reed College/ })
  await expect.poll(() => link.getAttribute('href')).toBe(`/colleges/compare?with=${expected}`)
})
