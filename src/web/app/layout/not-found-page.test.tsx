import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAlone } from '#web/testing/render.tsx'
import { NotFoundPage } from './not-found-page.tsx'

test('an address with nothing leads home and to the colleges', () => {
  const { container } = renderAlone('/colleges/hogwarts', <NotFoundPage />)
  const ways = within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/', '/colleges'])
})
