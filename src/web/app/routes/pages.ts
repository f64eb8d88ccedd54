import type { ComponentType } from 'react'
import type { appPages, formPages } from '#contract/pages.ts'

/** Who may open a page (spec §2). */
type Area = 'signed-out' | 'signed-in'

export type Page = {
  path: (typeof formPages)[number] | (typeof appPages)[number]
  area: Area
  /** Also the tab's title, and announced after a navigation. */
  title: string
  /** For search engines and link previews, which see only the pages rendered at build. */
  description?: string
  load: () => Promise<{ Component: ComponentType }>
}

/** Every screen of the app. A new one is one entry here: its module exports `Component`. Documents: public-pages.ts. */
export const pages: readonly Page[] = [
  {
    path: '/login',
    area: 'signed-out',
    title: 'Login',
    description: 'Log in to Lantern to see your college matches, your reports and your plan.',
    load: () => import('#web/accounts/login-page.tsx'),
  },
  {
    path: '/signup',
    area: 'signed-out',
    title: 'Sign up',
    description: 'Create a free Lantern account and find the colleges that fit you, with the reasons why.',
    load: () => import('#web/accounts/signup-page.tsx'),
  },
  {
    path: '/home/reset-password',
    area: 'signed-out',
    title: 'Reset your password',
    load: () => import('#web/accounts/reset-password-page.tsx'),
  },
  {
    path: '/home',
    area: 'signed-in',
    title: 'myHome',
    load: () => import('#web/app/home.tsx'),
  },
  {
    path: '/contact',
    area: 'signed-in',
    title: 'Contact us',
    load: () => import('#web/contact/contact-page.tsx'),
  },
  {
    path: '/college-match',
    area: 'signed-in',
    title: 'College Match',
    load: () => import('#web/app/college-match.tsx'),
  },
  {
    path: '/my-colleges',
    area: 'signed-in',
    title: 'My Colleges',
    load: () => import('#web/shortlist/my-colleges-page.tsx'),
  },
  {
    path: '/my-aptitude-quiz',
    area: 'signed-in',
    title: 'myAptitudeQuiz',
    load: () => import('#web/counselor/my-aptitude-quiz-page.tsx'),
  },
  {
    path: '/reports',
    area: 'signed-in',
    title: 'Reports',
    load: () => import('#web/reports/reports-page.tsx'),
  },
  {
    path: '/subscription',
    area: 'signed-in',
    title: 'Subscription',
    load: () => import('#web/billing/subscription-page.tsx'),
  },
  {
    path: '/payment/success',
    area: 'signed-in',
    title: 'Payment',
    load: () => import('#web/billing/payment-success-page.tsx'),
  },
]

/** What a route tells the root layout about its page. */
export type PageFacts = { path: string; title: string }

/** Whether the app draws this path; everything else is a separate document. */
export const pageAt = (pathname: string, table: readonly Page[] = pages): Page | null =>
  table.find(({ path }) => path === pathname.replace(/(.)\/+$/, '$1')) ?? null

/** The landing page's title starts with the product; every other page's ends with it. */
export const documentTitle = (page: PageFacts) =>
  page.path === '/' ? `Lantern: ${page.title.toLowerCase()}` : `${page.title} | Lantern`
