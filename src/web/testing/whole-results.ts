import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Settles when all of the results page is drawn, closed groups included: its first frame shows only what is read first. */
export const wholeResults = () =>
  waitFor(() => {
    expect(document.querySelector('.results')?.getAttribute('aria-busy')).toBe('false')
    for (const group of document.querySelectorAll('.results details'))
      expect(group.childElementCount).toBeGreaterThan(1)
  })
