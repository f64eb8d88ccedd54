import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from './resolver.ts'

const catalog = loadCatalog(join(import.meta.dirname, '../../data'))
const resolve = majorResolver(catalog)

test.each([
  ['pt', 'Pre-Physical Therapy'],
  ['pa', 'Pre-Physician Assistant'],
  ['physician assistant', 'Pre-Physician Assistant'],
  ['med tech', 'Medical Laboratory Science'],
  ['chiropractor', 'Pre-Chiropractic'],
  ['flight attendant', 'Cabin Service'],
  ['product design', 'Industrial Design'],
  ['pediatrician', 'Pre-Medicine'],
  ['marine biologist', 'Marine Biology'],
  ['sustainability consultant', 'Sustainability'],
  ['psych nurse', 'Nursing'],
  ['exercise phys', 'Exercise Science'],
  ['archaeologist', 'Archaeology'],
  ['archeologist', 'Archaeology'],
  ['genetic counseling', 'Genetics'],
  ['retail management', 'Sales and Retail Management'],
  ['GIS mapping', 'Geographic Information Science'],
  ['agriculture education', 'Agricultural Education'],
  ['screen acting', 'Acting'],
  ['k-pop idol', 'Music Performance'],
  ['physical therapist assistant', 'Therapy Assisting'],
  ['francés y español', 'French and Spanish'],
  ['diseño de videojuegos', 'Game Design'],
])('"%s" is %s', (text, title) => {
  const { title: read, exact } = resolve(text)
  expect([read, exact]).toEqual([title, true])
})

test.each([
  ['day trader', 'Finance'],
  ['forensic pathologist', 'Pre-Medicine'],
  ['the next Steve Jobs', 'Entrepreneurship'],
  ['ME or AE', 'Mechanical Engineering and Aerospace Engineering'],
  ['administración de hoteles', 'Hospitality Management'],
  ['mycologist', 'Microbiology'],
  ['calligraphy', 'East Asian Languages'],
  ['fire protection engineering', 'Fire Science'],
  ['apiculture', 'Sustainable Farming and Equine Science'],
  ['wigs', 'Theatre'],
  ['glaciology', 'Geology and Earth Science'],
  ['primatology', 'Anthropology'],
  ['missiology', 'Missions'],
  ['college professor', 'Education'],
  ['prompt engineer', 'Computer Science'],
  ['computadoras', 'Computer Science'],
  ['ciencia de datos', 'Data Science'],
  ['brewing', 'Food Science'],
  ['educación bilingüe', 'Bilingual and Multicultural Education'],
  ['lighting for concerts', 'Theatre Design'],
  ['urban farming', 'Agriculture'],
  ['egyptologist', 'Ancient Studies'],
  ['millinery', 'Craft and Material Studies'],
])('"%s" is no name of %s, so it is said how it was read', (text, title) => {
  const { title: read, exact } = resolve(text)
  expect([read, exact]).toEqual([title, false])
})

test.each([
  'naval architecture',
  'organic chemistry',
  'nurse',
  'poli sci',
  'violin performance',
  'cello performance',
  'cinematography',
])('"%s" names its subject', (text) => {
  expect(resolve(text).exact).toBe(true)
})

test('two letters that only a job title has decide nothing', () => {
  const titles = catalog.terms?.jobs.flatMap((job) => job.titles) ?? []
  expect(titles.length).toBeGreaterThan(10_000)
  expect(titles.filter((title) => title.length < 3)).toEqual([])
})

test('"CE" is civil engineering, and computer engineering is offered first', () => {
  const { title, exact, alternatives } = resolve('CE')
  expect([title, exact, alternatives[0]?.title]).toEqual(['Civil Engineering', false, 'Computer Engineering'])
})
