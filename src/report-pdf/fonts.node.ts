import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFaces } from './draw.ts'
import type { Faces } from './layout/sheet.ts'

const { resolve } = createRequire(import.meta.url)
const read = (weight: string) =>
  new Uint8Array(
    readFileSync(resolve(`@expo-google-fonts/be-vietnam-pro/${weight}/BeVietnamPro_${weight}.ttf`)),
  )

/** The typeface from the installed package: the same files the browser build ships. */
export const readFaces = (): Faces =>
  openFaces({
    regular: read('400Regular'),
    semibold: read('600SemiBold'),
    extrabold: read('800ExtraBold'),
  })
