import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the whole results page is drawn, closed groups included: its first frame has only the top of the page. */
export const wholeResults = () =>
  waitFor(() => {
    expect(document.querySelector('.results')?.getAttribute('aria-busy')).toBe('false')
    for (const group of document.querySelectorAll('.results details'))
      expect(group.childElementCount).toBeGreaterThan(1)
  })
