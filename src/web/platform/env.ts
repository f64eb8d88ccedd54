// The only place where the web reads its environment. What is known only when the server starts (its address, the
// support mailbox, the number of colleges) is filled into the built pages and read from their meta tags.

/** What a built page contains until the server fills it in; tools/build-web.mjs writes the same texts. */
export const placeholders = {
  publicUrl: '__PUBLIC_URL__',
  supportEmail: '__SUPPORT_EMAIL__',
  collegeCount: '__COLLEGE_COUNT__',
} as const

function meta(name: string, otherwise: string): string {
  // No document: this is the build, and the page is filled in later.
  if (typeof document === 'undefined') return otherwise
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || otherwise
}

/** '' means the same origin; calls go to `${apiBase()}/api/…`. */
export const apiBase = (): string => (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '')
export const supportEmail = (): string => meta('support-email', placeholders.supportEmail)
/** As displayed: '2,045'. */
export const collegeCount = (): string => meta('college-count', placeholders.collegeCount)
