import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'
import { type Pages, packedPage } from '#server/platform/http/pages.ts'

const html = 'text/html; charset=utf-8'

/** Pages that print only their name and data, for tests of which page is sent and with what. */
export const stubPages = (): Pages => ({
  folder: join(packageRoot(), 'src/web/public'),
  policy: { scriptHashes: [], styleHashes: [], connect: [] },
  find: () => null,
  live: (name, data) => packedPage(JSON.stringify({ name, data }), html),
  notFound: packedPage('nothing here', html),
})
