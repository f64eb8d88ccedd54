import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sources } from './sources.tsx'

test('the table of sources is folded; who the figures are from, and where to report a mistake, is not', () => {
  const sources = [{ covers: 'Admission rate', source: 'IPEDS Admissions', year: 'fall 2024' }]
  render(<Sources page={{ sources, dataVersion: '1', colleges: 2045, name: 'Alder', stateName: 'Oregon' }} />)
  expect(screen.getByText('IPEDS Admissions').closest('details')?.open).toBe(false)
  expect(screen.getByText(/^U.S. Department of Education, College Scorecard/).closest('details')).toBeNull()
  expect(screen.getByText('Something wrong?').closest('details')).toBeNull()
})
