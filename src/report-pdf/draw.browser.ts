import regular from '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf?url'
import semibold from '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf?url'
import extrabold from '@expo-google-fonts/be-vietnam-pro/800ExtraBold/BeVietnamPro_800ExtraBold.ttf?url'
import { drawReport, openFaces, type ReportInput } from './draw.ts'

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A font was answered with ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The drawing, ready to use: code and font are here, so that it works without a network. */
export async function prepareDrawing(): Promise<(input: ReportInput) => Promise<Blob>> {
  const [first, second, third] = await Promise.all([bytesAt(regular), bytesAt(semibold), bytesAt(extrabold)])
  const faces = openFaces({ regular: first, semibold: second, extrabold: third })
  return async (input) => new Blob([await drawReport(input, faces)], { type: 'application/pdf' })
}
