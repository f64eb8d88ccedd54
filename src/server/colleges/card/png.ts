import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Picture } from './raster.ts'

const packed = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Compressed off the main thread. */
export async function pngOf({ width, height, pixels }: Picture): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // eight bits each of red, green and blue
  const row = width * 3
  const rows = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y++) {
    const at = y * (row + 1)
    rows[at] = 1 // each pixel is stored as its difference from the one to its left
    for (let x = 0; x < row; x++) {
      const here = y * row + x
      rows[at + 1 + x] = (pixels[here] ?? 0) - (x < 3 ? 0 : (pixels[here - 3] ?? 0))
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await packed(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
