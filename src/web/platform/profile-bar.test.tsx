import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requests } from '#web/testing/server.ts'
import { profileText, tell } from './profile.ts'
import { ProfileBar } from './profile-bar.tsx'

const said = () => document.querySelector('summary')?.textContent?.replaceAll('\u00a0', ' ')

test('what nobody has said is called supposed, and what is said anywhere stands here', () => {
  render(<ProfileBar />)
  expect(said()).toContain('a resident (supposed) · all incomes (supposed)')
  act(() => tell({ home: 'OR', income: '2', gpa: '3.7', sat: '1290', major: 'Biology', year: '2027' }))
  expect(said()).toContain('Biology · Oregon · income $48–75k · GPA 3.7 · SAT 1290 · class of 2027')
})

test('every part can be changed, and nothing is sent', async () => {
  const user = userEvent.setup()
  render(<ProfileBar />)
  await user.selectOptions(screen.getByLabelText('Home state'), 'Oregon')
  await user.selectOptions(screen.getByLabelText('Family income'), 'over $110k')
  const typed = { GPA: '3.9', SAT: '1400', ACT: '31', Major: 'Nursing', 'Graduation year': '2028' }
  for (const [label, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(label), `${text}{Enter}`)
  expect(profileText()).toMatchObject({
    home: 'OR',
    income: '4',
    gpa: '3.9',
    sat: '1400',
    act: '31',
    major: 'Nursing',
    year: '2028',
  })
  expect(requests()).toEqual([])
})

test('half a number counts for nothing until the field is left, and an impossible one never', async () => {
  const user = userEvent.setup()
  act(() => tell({ gpa: '3.7' }))
  render(<ProfileBar />)
  const gpa = screen.getByLabelText('GPA')
  await user.clear(gpa)
  await user.type(gpa, '7')
  await user.tab()
  expect([profileText().gpa, gpa.getAttribute('aria-invalid')]).toEqual(['3.7', 'true'])
  await user.clear(gpa)
  await user.tab()
  expect(profileText().gpa).toBe('')
})
