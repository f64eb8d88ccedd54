import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#server/env.ts'

// Checks without a container engine that compose.yaml and the systemd unit set what the product reads.

const compose = readFileSync('compose.yaml', 'utf8')
const set = compose.slice(compose.indexOf('environment:'), compose.indexOf('depends_on:'))

/** As the engine fills it in: `${NAME:?…}` from the operator, `${NAME:-…}` its default. */
const filled = (value: string, given: Record<string, string>) =>
  value
    .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => given[name] ?? '')
    .replaceAll(/\$\{(\w+):-([^}]*)\}/g, '$2')
    .replaceAll("'", '')

test('the environment of compose.yaml is one that the product starts with in production', () => {
  const given = {
    PUBLIC_URL: 'https://lantern.example.org',
    POSTGRES_PASSWORD: 'of-my-own',
    JWT_SECRET: 'thirty-two characters of my own, at least',
  }
  const environment = Object.fromEntries(
    [...set.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, filled(value, given)]),
  )
  expect(Object.keys(environment).length).toBeGreaterThan(6)
  const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...environment })
  expect([config.databaseUrl, config.redisUrl, config.trustProxy, config.payments]).toEqual([
    'postgres://lantern:of-my-own@postgres:5432/lantern',
    'redis://redis:6379',
    1,
    'off',
  ])
})

test('every variable that compose.yaml sets is documented in .env.example', () => {
  const documented = readFileSync('.env.example', 'utf8')
  for (const [, name = ''] of set.matchAll(/^ {4}(\w+): /gm)) expect(documented).toContain(`${name}=`)
})

test('the proxy sends visitors to the services of compose.yaml on the port of the image', () => {
  const port = /PORT=(\d+)/.exec(readFileSync('Dockerfile', 'utf8'))?.[1]
  const servers = [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/server (\S+):(\d+);/g)]
  expect(servers.map(([, , to]) => to)).toEqual([port, port])
  for (const [, name] of servers) expect(compose).toContain(`  ${name}:\n`)
})
