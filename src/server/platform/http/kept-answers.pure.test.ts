import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { installKeptAnswers } from './kept-answers.ts'

test('what is the same for all is made once; an answer with a cookie is made for each visitor', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  installKeptAnswers(app, () => 'one')
  const made: string[] = []
  for (const [path, cookie] of [
    ['/page', null],
    ['/greeting', 'visitor=ada'],
  ] as const)
    app.get(path, { config: { sameForAll: true } }, (_request, reply) => {
      made.push(path)
      if (cookie) reply.header('set-cookie', cookie)
      return reply.header('etag', '"1"').send(Buffer.from(path))
    })
  const url = await app.listen({ port: 0 })
  for (const path of ['/page', '/page', '/greeting', '/greeting']) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    expect(await answer.text()).toBe(path)
  }
  expect(made).toEqual(['/page', '/greeting', '/greeting'])
})
