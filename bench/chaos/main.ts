import { parseArgs } from 'node:util'
import { badRequestsRun } from './bad-requests.ts'
import { kills } from './kills.ts'
import { saturation } from './saturation.ts'
import { type Kind, kinds } from './stores.ts'
import { volume } from './volume.ts'
import { workers } from './workers.ts'

const usage = `npm run chaos -- kills        [--kills 200] [--database sqlite|postgres] [--minutes n]
npm run chaos -- bad-requests [--requests 1000000] [--seed 1] [--database sqlite|postgres] [--minutes n]
npm run chaos -- saturation   [--seconds 180] [--share 0.85] [--database sqlite|postgres]
npm run chaos -- workers      [--workers 4] [--seconds 120] [--every 10]
npm run chaos -- volume       [--accounts 100000] [--saved 1000000] [--database sqlite|postgres]`

const texts = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: texts,
    requests: texts,
    seed: texts,
    seconds: texts,
    share: texts,
    workers: texts,
    every: texts,
    accounts: texts,
    saved: texts,
    database: texts,
    minutes: texts,
  },
})
const number = (name: keyof typeof values, otherwise: number) => Number(values[name] ?? otherwise)
const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text)
const asked = values.database ?? 'sqlite'
if (!isKind(asked)) throw new Error(`--database is one of ${kinds.join(', ')}`)

/** When `kills` and `bad-requests` stop and say how far they came. */
const minutes = number('minutes', Number.POSITIVE_INFINITY)

const runs: Record<string, () => Promise<boolean>> = {
  kills: () => kills(number('kills', 200), asked, minutes),
  'bad-requests': () => badRequestsRun(number('requests', 1_000_000), asked, number('seed', 1), minutes),
  saturation: () => saturation(number('seconds', 180), number('share', 0.85), asked),
  workers: () => workers(number('workers', 4), number('seconds', 120), number('every', 10)),
  volume: () => volume({ accounts: number('accounts', 100_000), saved: number('saved', 1_000_000) }, asked),
}
const run = runs[positionals[0] ?? '']
if (!run) {
  console.log(usage)
  process.exit(2)
}
const held = await run()
console.log(held ? 'held' : 'DID NOT HOLD')
process.exit(held ? 0 : 1)
