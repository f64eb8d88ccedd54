import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { previewColleges } from '#contract/matching/preview.ts'
import { replyTo, requests } from '#web/testing/server.ts'
import example from './example.json' with { type: 'json' }
import { type Answers, TryIt } from './try-it.tsx'

const asked = () => requests().filter(({ path }) => path === '/api/preview/')

test('moving a slider asks again and shows the new counts; the last picture stays where the answer fails', async () => {
  const bands = { likely: 300, target: 5, reach: 4, unknown: 0 }
  replyTo(previewColleges, { ...example.preview, colleges: 309, bands })
  render(<TryIt onTake={() => {}} />)
  expect(screen.getByText(/1,\d{3} colleges teach Biology/)).toBeTruthy()
  fireEvent.input(screen.getByLabelText(/^GPA/), { target: { value: '2.5' } })
  expect(await screen.findByText('300 likely')).toBeTruthy()
  expect(asked().at(-1)?.body).toMatchObject({ gpa: '2.5', sat: '1290', major: 'Biology', state: 'Oregon' })
})

test('a major that was not understood is said; being undecided is an answer', async () => {
  replyTo(previewColleges, { ...example.preview, colleges: 1727, major: null })
  render(<TryIt onTake={() => {}} />)
  fireEvent.input(screen.getByLabelText('Major'), { target: { value: 'zzqx' } })
  const said = 'Major not understood: every college counts.'
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('by your chance of admission')).toBeNull() // whose line it takes
  fireEvent.input(screen.getByLabelText('Major'), { target: { value: 'Undecided' } })
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('a whole GPA is written with its decimal, and without a score the slider of the SAT is off', async () => {
  replyTo(previewColleges, example.preview)
  render(<TryIt onTake={() => {}} />)
  fireEvent.input(screen.getByLabelText(/^GPA/), { target: { value: '4' } })
  expect(await screen.findByText('4.0')).toBeTruthy()
  const sat = screen.getByLabelText(/^SAT/).parentElement
  expect(sat?.hasAttribute('data-off')).toBe(false)
  fireEvent.click(screen.getByLabelText('I have no score'))
  expect(sat?.hasAttribute('data-off')).toBe(true)
  expect(screen.getByText('no score')).toBeTruthy()
})

test('no score is sent as none, and the answers go along to sign-up', async () => {
  replyTo(previewColleges, example.preview)
  const taken: Answers[] = []
  render(<TryIt onTake={(answers) => taken.push(answers)} />)
  fireEvent.click(screen.getByLabelText('I have no score'))
  fireEvent.input(screen.getByLabelText('Major'), { target: { value: 'nursing' } })
  await waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ sat: '', major: 'nursing' }))
  const link = screen.getByRole('link', { name: 'See my matches' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(taken).toEqual([{ gpa: '3.7', sat: '', major: 'nursing', state: 'Oregon' }])
})
