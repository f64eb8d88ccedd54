import { readFileSync } from 'node:fs'
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib'
import { SourceError } from './source-error.ts'

/** The text of a source: a plain file, a .gz, or the one .csv inside a .zip. Damage and truncation are refused. */
export function unpack(path: string, file: string): string {
  const packed = readBytes(path, file)
  let bytes = packed
  if (file.endsWith('.gz')) bytes = gunzip(packed, file)
  if (file.endsWith('.zip')) bytes = unzip(packed, file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) // drops a byte order mark
  } catch {
    throw new SourceError(file, 'is not UTF-8 text')
  }
}

function readBytes(path: string, file: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new SourceError(file, `cannot be read (${cause instanceof Error ? cause.message : cause})`)
  }
}

function gunzip(packed: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(packed)
  } catch {
    throw new SourceError(file, 'is truncated or damaged: gzip cannot unpack it')
  }
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50

/** Reads the central directory at the end of the archive; a truncated archive has lost it. */
function unzip(packed: Uint8Array, file: string): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  try {
    let end = packed.byteLength - 22
    while (view.getUint32(end, true) !== endOfDirectory) end--
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== directoryEntry) break
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(packed.subarray(at + 46, at + 46 + nameLength))
      if (name.toLowerCase().endsWith('.csv')) return member(packed, view, at)
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch {
    throw new SourceError(file, 'is truncated or damaged: zip cannot unpack it')
  }
  throw new SourceError(file, 'holds no .csv')
}

function member(packed: Uint8Array, view: DataView, entry: number): Uint8Array {
  const method = view.getUint16(entry + 10, true)
  const checksum = view.getUint32(entry + 16, true)
  const size = view.getUint32(entry + 20, true)
  const local = view.getUint32(entry + 42, true)
  if (view.getUint32(local, true) !== localHeader) throw new Error('no local header')
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const body = packed.subarray(start, start + size)
  const bytes = method === 0 ? body : inflateRawSync(body)
  if (crc32(bytes) !== checksum) throw new Error('wrong checksum')
  return bytes
}
