const files =
  /^\/(api|sandbox|assets|s|confirm-email|calendar|reminders)\/|^\/(api|healthz|readyz|metrics|robots\.txt|sitemap[a-z-]*\.xml)$|^\/colleges\/(table\.json|majors\/[^/]+\.json|[^/]+\/card\.png)$/
const pages = /^\/(colleges|majors)(\/|$)/

/**
 * What the server answers itself, so that vite has nothing for it. Modules of the web lie under the same prefixes as
 * its pages: there only a visit goes to the server.
 * @param {{ url?: string | undefined, headers: { accept?: string | undefined } }} request
 */
export function isOfServer({ url = '/', headers }) {
  const path = url.replace(/[?#].*/, '')
  return files.test(path) || (pages.test(path) && (headers.accept ?? '').includes('text/html'))
}

/**
 * @param {string} api
 * @returns {Record<string, import('vite').ProxyOptions>}
 */
export const proxyTo = (api) => ({
  '^/': { target: api, bypass: (request) => (isOfServer(request) ? null : request.url) },
})
