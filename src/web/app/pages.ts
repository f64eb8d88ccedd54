import type { ComponentType } from 'react'
import type { appPages, prerenderedPages } from '#contract/pages.ts'

/** Who may open a page (spec §2): anyone, only who is signed out, only who is signed in. */
type Area = 'public' | 'signed-out' | 'signed-in'

export type Page = {
  path: (typeof prerenderedPages)[number] | (typeof appPages)[number]
  area: Area
  /** `auth` is the two-panel page with the back-to-home control; everything else stands in the site's shell. */
  layout: 'site' | 'auth'
  /** Also the tab's title and what is announced after a navigation. */
  title: string
  /** For search engines and link previews; only prerendered pages are seen by them. */
  description?: string
  /**
   * Rendered to HTML when the product is built. `static` pages work without React, which takes over when the browser
   * is idle; `form` pages need it at once.
   */
  prerender?: 'static' | 'form'
  load: () => Promise<{ Component: ComponentType }>
}

/** Every screen of the product but the 404. A new one is one entry here: its module exports `Component`. */
export const pages: readonly Page[] = [
  {
    path: '/',
    area: 'signed-out',
    layout: 'site',
    title: 'Find the colleges that fit you, and see why',
    description:
      'Tell us about your grades, interests and plans. Get a ranked list of colleges with the reasons behind every match, from federal data.',
    prerender: 'static',
    load: () => import('#web/site/landing-page.tsx'),
  },
  {
    path: '/about-us',
    area: 'public',
    layout: 'site',
    title: 'About us',
    description: 'Why Lantern exists, how we think about college, and where our facts come from.',
    prerender: 'static',
    load: () => import('#web/site/about-page.tsx'),
  },
  {
    path: '/faq',
    area: 'public',
    layout: 'site',
    title: 'Frequently asked questions',
    description:
      'What Match and Chance mean, where the data come from, what the plans cost and how to cancel.',
    prerender: 'static',
    load: () => import('#web/site/faq-page.tsx'),
  },
  {
    path: '/privacy-policy',
    area: 'public',
    layout: 'site',
    title: 'Privacy policy',
    description: 'What Lantern stores about you, where, why, and how to take it with you or delete it.',
    prerender: 'static',
    load: () => import('#web/site/privacy-page.tsx'),
  },
  {
    path: '/terms-of-service',
    area: 'public',
    layout: 'site',
    title: 'Terms of service',
    description: 'The rules for using Lantern, in plain words.',
    prerender: 'static',
    load: () => import('#web/site/terms-page.tsx'),
  },
  {
    path: '/login',
    area: 'signed-out',
    layout: 'auth',
    title: 'Login',
    description: 'Log in to Lantern to see your college matches, your reports and your plan.',
    prerender: 'form',
    load: () => import('#web/accounts/login-page.tsx'),
  },
  {
    path: '/signup',
    area: 'signed-out',
    layout: 'auth',
    title: 'Sign up',
    description: 'Create a free Lantern account and find the colleges that fit you, with the reasons why.',
    prerender: 'form',
    load: () => import('#web/accounts/signup-page.tsx'),
  },
  {
    path: '/home/reset-password',
    area: 'signed-out',
    layout: 'auth',
    title: 'Reset your password',
    load: () => import('#web/accounts/reset-password-page.tsx'),
  },
  {
    path: '/home',
    area: 'signed-in',
    layout: 'site',
    title: 'myHome',
    load: () => import('./home.tsx'),
  },
  {
    path: '/contact',
    area: 'signed-in',
    layout: 'site',
    title: 'Contact us',
    load: () => import('#web/contact/contact-page.tsx'),
  },
  {
    path: '/college-match',
    area: 'signed-in',
    layout: 'site',
    title: 'College Match',
    load: () => import('./college-match.tsx'),
  },
  {
    path: '/my-aptitude-quiz',
    area: 'signed-in',
    layout: 'site',
    title: 'myAptitudeQuiz',
    load: () => import('#web/counselor/my-aptitude-quiz-page.tsx'),
  },
  {
    path: '/reports',
    area: 'signed-in',
    layout: 'site',
    title: 'Reports',
    load: () => import('#web/reports/reports-page.tsx'),
  },
  {
    path: '/subscription',
    area: 'signed-in',
    layout: 'site',
    title: 'Subscription',
    load: () => import('#web/billing/subscription-page.tsx'),
  },
  {
    path: '/payment/success',
    area: 'signed-in',
    layout: 'site',
    title: 'Payment',
    load: () => import('#web/billing/payment-success-page.tsx'),
  },
]

/** What a route tells the root layout about its page. */
export type PageFacts = { path: string; title: string }

/** The landing page's title names the product first; every other page's names it last. */
export const documentTitle = (page: PageFacts) =>
  page.path === '/' ? `Lantern: ${page.title.toLowerCase()}` : `${page.title} | Lantern`
