import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The oldest browsers that Lantern is made for. Below it, first-paint.js says so (docs/architecture.md). */
const browserFloor = ['chrome109', 'safari16.4', 'firefox115']

/** The one inline script, so that the theme is right before the first paint. Its hash goes into the CSP. */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const script = readFileSync('src/web/first-paint.js', 'utf8').replace(/^\s*\/\/.*$/gm, '')
        return html.replace('<!--first-paint-->', () => `<script>${script}</script>`)
      },
    },
  }
}

/** In development there is no start at which the server fills these in. */
function developmentValues(): Plugin {
  return {
    name: 'development-values',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__PUBLIC_URL__', process.env.PUBLIC_URL ?? 'http://localhost:3000')
        .replaceAll('__SUPPORT_EMAIL__', 'support@localhost')
        .replaceAll('__COLLEGE_COUNT__', 'Some 2,000'),
  }
}

/** In development a public page is rendered anew at every visit; what the app draws comes from vite as ever. */
function developmentDocuments(): Plugin {
  return {
    name: 'development-documents',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        const at = (request.url ?? '/').replace(/[?#].*/, '')
        const template = readFileSync('src/web/index.html', 'utf8')
        const { builtDocuments } = await server.ssrLoadModule('/documents.tsx')
        for await (const document of builtDocuments(template)) {
          if (document.path !== at) continue
          response.setHeader('content-type', 'text/html; charset=utf-8')
          return response.end(await server.transformIndexHtml(at, document.text))
        }
        next()
      })
    },
  }
}

/** Writes down which modules the table of the app's pages loads, in its order, for tools/build-web.mjs. */
function pageModules(): Plugin {
  const root = path.resolve('src/web')
  const table = path.join(root, 'app/routes/pages.ts')
  return {
    name: 'page-modules',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const modules = this.getModuleInfo(table)?.dynamicallyImportedIds ?? []
      writeFileSync('dist/page-modules.json', JSON.stringify(modules.map((id) => path.relative(root, id))))
    },
  }
}

/** The font library can unpack WOFF2, for which it carries 60 KB of tables. The report's fonts are plain TrueType. */
function noWoff2(): Plugin {
  const stub = '\0no-woff2'
  return {
    name: 'no-woff2',
    enforce: 'pre',
    resolveId: (id) => (id === 'brotli/decompress.js' ? stub : null),
    load: (id) =>
      id === stub ? "export default () => { throw new Error('WOFF2 is not used here.') }" : null,
  }
}

const isReact = /node_modules\/(react|react-dom|scheduler)\//
/** The field with suggestions and its library: on pages that have one. */
const isCombobox =
  /node_modules\/(downshift|prop-types|react-is|compute-scroll-into-view|tslib|@babel\/runtime)\/|src\/web\/ui\/(combobox|sugges)/
/** What is done with a college or a list that was found: on the results, and in parts of other pages. */
const isOfFound = /src\/web\/(matching|reports|billing|shortlist\/list)\//
const isShared = /node_modules\/|src\/contract\/|src\/web\/(platform|ui|app|accounts)\//

/**
 * Two chunks for what every page of the app needs and one for what some pages share, instead of forty small ones in two
 * waves. What boot.ts is made of stays by itself: in a chunk shared with the app, a public page would fetch the app.
 */
const chunks = {
  groups: [
    { name: 'boot', tags: ['$initial' as const], priority: 4 },
    { name: 'react', test: isReact, priority: 3 },
    {
      name: 'app',
      test: (id: string) => isShared.test(id) && !isCombobox.test(id),
      minShareCount: 2,
      priority: 2,
    },
    // After the app, or it would take along what both need.
    { name: 'combobox', test: isCombobox, priority: 1 },
    { name: 'found', test: isOfFound, minShareCount: 2, priority: 0 },
  ],
}

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  envDir: '../..',
  plugins: [
    react(),
    tailwind(),
    firstPaint(),
    developmentValues(),
    developmentDocuments(),
    pageModules(),
    noWoff2(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // One stylesheet: finished pages carry it inside, and no later chunk asks for another.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: browserFloor,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: chunks } },
    // The PDF's drawing code is large and fetched only at the first download without a server.
    chunkSizeWarningLimit: 1500,
  },
}))
