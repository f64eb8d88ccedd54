import zipsUrl from '#web/colleges/map/zips.bin?url'

type Place = { latitude: number; longitude: number }

let loading: Promise<Uint8Array> | null = null

/** The whole table, so that no request reveals which ZIP code was entered. */
function zipTable(): Promise<Uint8Array> {
  loading ??= fetch(zipsUrl)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The table of ZIP codes answered ${answer.status}.`)
      return answer.arrayBuffer()
    })
    .then((bytes) => new Uint8Array(bytes))
    .catch((error: unknown) => {
      loading = null // the next try may have a network
      throw error
    })
  return loading
}

export const placeOfZip = async (zip: string): Promise<Place | null> => placeIn(await zipTable(), zip)

/** Steps from code to code (1 byte, or 0 and two), then fiftieths of a degree (written by tools/us-map.ts). */
function placeIn(table: Uint8Array, zip: string): Place | null {
  const wanted = Number(zip)
  let code = 0
  let at = 0
  const byte = () => table[at++] ?? 0
  while (at < table.length) {
    const step = byte()
    code += step > 0 ? step : byte() * 256 + byte()
    const latitude = (byte() * 256 + byte()) / 50
    const longitude = (byte() * 256 + byte()) / 50 - 180
    if (code === wanted) return { latitude, longitude }
    if (code > wanted) return null
  }
  return null
}
