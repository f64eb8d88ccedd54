import { expect, test } from 'vitest'
import { stored, visitKeys } from './storage.ts'
import { storedInBrowser } from './stored-in-browser.ts'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx,js}', '!../**/*.test.*', '!../testing/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const shared: Record<string, string> = Object.fromEntries([
  ...Object.entries({ ...stored, history: stored.history('') }).map(([name, key]) => [`stored.${name}`, key]),
  ...Object.entries(visitKeys).map(([name, key]) => [`visitKeys.${name}`, key]),
])
const texts = new Map(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/export const (\w+) = '([^']+)'/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  ),
)

/** What a key is called where it is used, as the text that is stored. */
function keyOf(words: string, source: string): string {
  const plain = /^'([^']+)'$/.exec(words)?.[1]
  const own = new RegExp(`const ${words} = '([^']+)'`).exec(source)?.[1]
  const other = new RegExp(`const ${words} = ((?:stored|visitKeys)\\.\\w+)`).exec(source)?.[1]
  const called = words.replace(/\(.*$/, '')
  return plain ?? own ?? shared[called] ?? (other && shared[other]) ?? texts.get(words) ?? `unknown: ${words}`
}

function keysInUse(): string[] {
  const use =
    /(?:\b(?:perVisit|local)\.(?:read|write)\(|useStored\((?:perVisit|local), |Storage\.getItem\(|\bread\()('[^']+'|[\w.]+(?:\([\w.]*\))?)/g
  const keys = sources
    .filter(([path]) => !/\/storage\.ts$|use-stored\.ts$/.test(path))
    .flatMap(([path, text]) =>
      /perVisit|\blocal\b|Storage/.test(text)
        ? [...text.matchAll(use)].map(([, words = '']) =>
            words === 'key' && path.endsWith('.js') ? '' : keyOf(words, text),
          )
        : [],
    )
  return [...new Set(keys)].filter((key) => key !== '' && !key.startsWith('unknown: session')).sort()
}

test('the privacy page lists every key that is in use, and no other', () => {
  expect(keysInUse()).toEqual(storedInBrowser.map(({ key }) => key).sort())
})

test('nothing touches the storage of the browser but the file that names its keys', () => {
  const direct = sources
    .filter(([, text]) => /\b(?:localStorage|sessionStorage)[.[]/.test(text))
    .map(([path]) => path)
  expect(direct.map((path) => path.split('/').at(-1)).sort()).toEqual(['first-paint.js', 'storage.ts'])
})
