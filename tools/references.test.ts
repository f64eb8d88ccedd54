import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Comments and documents cite headings, files and decisions; each has to exist.

const rooms = ['src', 'tools', 'e2e', 'bench', 'fit', 'docs', 'deploy', '.github']
const topLevel = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'Dockerfile', 'compose.yaml']
const isText = /\.(?:ts|tsx|mjs|js|css|md|yml|conf|service)$/

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (isText.test(entry.name)) yield path
  }
}

const exists = (path: string) => {
  try {
    return statSync(path) !== null
  } catch {
    return false
  }
}

const files = [...rooms.flatMap((room) => [...filesUnder(room)]), ...topLevel.filter(exists)].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')
const headingsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

test('a section of the specification that a comment cites is a heading of docs/specification.md', () => {
  const sections = new Set(headingsOf('docs/specification.md').map((heading) => Number.parseInt(heading, 10)))
  const wrong = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bspec(?:ification)? (§\d+(?:(?:, | and )§\d+)*)/gi)].flatMap(([cited, list = '']) =>
      [...list.matchAll(/\d+/g)].some(([number]) => !sections.has(Number(number)))
        ? [`${path}: ${cited}`]
        : [],
    ),
  )
  expect(wrong).toEqual([])
})

test('a document that a comment names is there, with the heading it names', () => {
  const wrong = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].flatMap(([cited, file = '', anchor]) => {
      if (!exists(file)) return [`${path}: ${cited}`]
      return anchor && !headingsOf(file).map(slug).includes(anchor) ? [`${path}: ${cited}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('a link between documents leads somewhere', () => {
  const wrong = files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#([\w-]+))?\)/g)].flatMap(
        ([, target = '', anchor]) => {
          const file = join(dirname(path), target)
          if (!exists(file)) return [`${path}: ${target}`]
          return anchor && !headingsOf(file).map(slug).includes(anchor)
            ? [`${path}: ${target}#${anchor}`]
            : []
        },
      ),
    )
  expect(wrong).toEqual([])
})

test('a file that a document names in backticks is there', () => {
  const rooms = /^(?:src|tools|e2e|bench|fit|docs|deploy)\//
  const wrong = files
    .filter(({ path }) => path.endsWith('.md') && path !== join('docs', 'specification.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].flatMap(([, named = '']) =>
        rooms.test(named) && !exists(named) ? [`${path}: ${named}`] : [],
      ),
    )
  expect(wrong).toEqual([])
})

test('a decision that is cited by its number exists', () => {
  const numbers = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 4)))
  const wrong = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d{4})\b/g)].flatMap(([cited, number = '']) =>
      numbers.has(number) ? [] : [`${path}: ${cited}`],
    ),
  )
  expect(wrong).toEqual([])
  expect(numbers.size).toBe(readdirSync('docs/decisions').length)
})
