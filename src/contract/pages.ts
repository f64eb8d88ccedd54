/** Pages rendered at build time: they read well before any script runs. */
export const prerenderedPages = [
  '/',
  '/about-us',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/signup',
] as const

/** Pages that start as an empty shell (spec §2). A path on neither list is a 404. */
export const appPages = [
  '/home/reset-password',
  '/home',
  '/college-match',
  '/my-aptitude-quiz',
  '/reports',
  '/subscription',
  '/payment/success',
  '/contact',
] as const
