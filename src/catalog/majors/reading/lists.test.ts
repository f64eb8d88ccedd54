import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from './resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../data')))

test.each([
  ['biomedical or chemical engineering', 'Biomedical Engineering and Chemical Engineering'],
  ['marine or wildlife biology', 'Marine Biology and Wildlife Management'],
  ['computer or data science', 'Computer Science and Data Science'],
  [
    'nuclear, petroleum, or mining engineering',
    'Nuclear Engineering, Petroleum Engineering and Mining Engineering',
  ],
  ['interior or landscape architecture', 'Interior Architecture and Landscape Architecture'],
])('what lacks its noun is read with that of the last: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['psychology or special education', 'Psychology and Special Education'],
  ['nursing or healthcare administration', 'Nursing and Health Care Administration'],
  ['music and engineering', 'Music and Engineering'],
])('what is a subject by itself stays one: "%s" is %s', (text, title) => {
  expect(read(`double major in ${text}`).title).toBe(title)
})

test.each([
  ['engineering, mechanical or civil', 'Mechanical Engineering and Civil Engineering'],
  ['engineering, chemical i think', 'Chemical Engineering'],
  ['business - finance', 'Finance'],
  ['business, maybe supply chain', 'Supply Chain Management'],
  ['business (marketing)', 'Marketing'],
  ['business (marketing concentration)', 'Marketing'],
])('after a whole field its branches are meant: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['engineering, nursing', 'Engineering and Nursing'],
  ['business or marketing', 'General Business and Marketing'],
  ['business, accounting or nursing', 'General Business, Accounting and Nursing'],
])('beside another subject, or as a choice, the whole field stays: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('two words before one noun may be a single subject', () => {
  expect(read('molecular & cellular biology, genetics').title).toMatch(/^Cell and Molecular Biology/)
})

test.each([
  ['nursing, health sci', 'Nursing and Health Science'],
  ['nursing, exercise sci', 'Nursing and Exercise Science'],
  ['math and stats', 'Mathematics and Statistics'],
  ['sports or event management', 'Kinesiology and Sport Management and Event Planning'],
  ['public health vs health admin', 'Public Health and Health Care Administration'],
])('a short form in a name makes no third subject: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['comp eng >> comp sci', 'Computer Engineering and Computer Science'],
  ['biology >> chemistry', 'Biology and Chemistry'],
  ['nursing -> biology', 'Nursing and Biology'],
  ['1st choice mechanical engineering 2nd choice physics', 'Mechanical Engineering and Physics'],
  ['first choice nursing second choice business', 'Nursing and General Business'],
  ['plan a: film plan b: marketing', 'Film and Marketing'],
  ['main: chemistry backup: bio', 'Chemistry and Biology'],
  ['top 3: nursing, psych, social work', 'Nursing, Psychology and Social Work'],
  ['ingeniera o doctora', 'Engineering and Pre-Medicine'],
  ['CS + X', 'Computer Science'],
  ['psicología o enfermería', 'Psychology and Nursing'],
  ['historia y música', 'History and Music'],
])('whatever stands between them, "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('subjects that are named one by one are not the major that combines them, unless that is its title', () => {
  expect(read('EMT / paramedic')).toMatchObject({
    title: 'Emergency Medical Services',
    families: { 0: '51.09' },
  })
  expect(read('EMT / paramedic').trade).toBeDefined()
  expect(read('physics and astronomy').title).toBe('Physics and Astronomy')
})

test.each([
  ['Engineering first, if not then physics', 'Engineering and Physics'],
  ['nursing, if I don’t get in then health science', 'Nursing and Health Science'],
  ['nursing or else bio', 'Nursing and Biology'],
  ['mechE and music if possible', 'Mechanical Engineering and Music'],
  ['some type of engineering or computer science', 'Engineering and Computer Science'],
  ['astrophysics or maybe english, they’re both cool', 'Astronomy and Astrophysics and English'],
  ['cs and econ', 'Computer Science and Economics'],
])('a second wish counts too: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('two names of one specialty are one subject', () => {
  expect(read('horses / equine')).toMatchObject({ title: 'Equine Studies', counted: ['01.0507'] })
})

test('a major that combines two counts where a college teaches either', () => {
  expect(read('math and econ').families).toEqual(['30.49', '45.06', '27.03'])
})

test('half a name is read with the opening of the first', () => {
  expect(read('Environmental Science/Studies/Policy').families).toEqual(['03.01', '03.02'])
  expect(read('Enviro Sci/Policy').families).toEqual(['03.01', '03.02'])
})

test('a second ending after a slash is no second subject, and what is done with the same thing no second one', () => {
  for (const text of ['Latina/o and Chicana/o Studies', 'Latino/a Studies'])
    expect(read(text)).toMatchObject({ title: 'Latino Studies' })
  expect(read('Health Policy and Management').title).toBe('Health Care Administration')
  expect(read('Policy Analysis and Management').title).toBe('Public Policy')
})

test('a concentration comes after its major, and within a whole field is the branch that is meant', () => {
  expect(read('mechanical engineering with an aerospace concentration').families[0]).toBe('14.19')
  expect(read('business with a marketing emphasis').title).toBe('Marketing')
})

test('what a college should be like names no major', () => {
  for (const text of ['cheap tuition', 'party school', 'near the beach', 'somewhere warm and sunny', 'HBCU'])
    expect(read(text).kind, text).toBe('undecided')
  expect(read('marine biology near the beach').families[0]).toBe('26.13')
})

test.each([
  ["if I can't get into nursing then radiology", 'Nursing and Radiologic Technology'],
  ["psych if nursing doesn't work out", 'Nursing and Psychology'],
  ['engineering unless the math is too hard, then business', 'Engineering and General Business'],
  ['nursing if I get in otherwise biology', 'Nursing and Biology'],
])('a plan and what comes in its place are a list: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})
