import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { packageRoot } from '#server/package-root.ts'

/** Every endpoint of the contract, for tests of what must hold for all of them. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const folder = join(packageRoot(), 'src/contract')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((name) => import(join(folder, name))))
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is Endpoint =>
        typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
    )
}

/** Zod's own union of all its schemas, told apart by `type`. */
const defOf = (schema: $ZodType | undefined) => (schema as $ZodTypes | undefined)?._zod.def

export function keysOf(schema: $ZodType | undefined): string[] {
  const def = defOf(schema)
  if (def?.type === 'object') return Object.keys(def.shape)
  if (def?.type === 'pipe') return keysOf(def.in)
  return []
}

/** The keys of a body and of everything inside it. */
export function allKeysOf(schema: $ZodType | undefined): string[] {
  const def = defOf(schema)
  if (!def) return []
  const inner: ($ZodType | undefined)[] =
    def.type === 'object'
      ? Object.values(def.shape)
      : def.type === 'union'
        ? [...def.options]
        : def.type === 'pipe'
          ? [def.in]
          : def.type === 'array'
            ? [def.element]
            : 'innerType' in def
              ? [def.innerType]
              : []
  return [...new Set([...keysOf(schema), ...inner.flatMap(allKeysOf)])]
}
