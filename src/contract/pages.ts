/** Documents rendered at build: complete without a script, and usable without React. */
export const publicPages = [
  '/',
  '/about-us',
  '/faq',
  '/how-we-estimate',
  '/privacy-policy',
  '/terms-of-service',
] as const

/** Forms: also rendered at build, and hydrated by the app at the first touch. */
export const formPages = ['/login', '/signup'] as const

/** Pages that start as an empty shell (spec §2). A path on none of the lists is a 404. */
export const appPages = [
  '/home/reset-password',
  '/home',
  '/college-match',
  '/my-colleges',
  '/my-aptitude-quiz',
  '/reports',
  '/subscription',
  '/payment/success',
  '/contact',
] as const

type PagePath = (typeof publicPages)[number] | (typeof formPages)[number] | (typeof appPages)[number]

/** The full address of a page, for mails and for the payment service. */
export const addressOf = (publicUrl: string, page: PagePath, query = '') => `${publicUrl}${page}${query}`
