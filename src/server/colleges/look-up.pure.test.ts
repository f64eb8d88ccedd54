import { expect, test } from 'vitest'
import type { College } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { lookUp } from './look-up.ts'

const catalog = loadCatalog('src/catalog/data')
const { facts } = lookUp(catalog)

const satAt = (holds: (admission: College['admission']) => boolean) => {
  const found = catalog.colleges.filter(
    ({ admission }) => admission.sat === 'not applicable' && holds(admission),
  )
  expect(found.length).toBeGreaterThan(0)
  return new Set(found.slice(0, 20).map(({ unitid }) => facts(unitid).sat.absent))
}

test('scores are not applicable only where no one is asked for them; elsewhere none were reported', () => {
  expect(satAt(({ open }) => open)).toEqual(new Set(['not applicable']))
  expect(satAt(({ tests }) => tests === 'not considered')).toEqual(new Set(['not applicable']))
  expect(satAt(({ tests }) => tests === 'optional')).toEqual(new Set(['not reported']))
  expect(satAt(({ tests }) => tests === 'required')).toEqual(new Set(['not reported']))
})
