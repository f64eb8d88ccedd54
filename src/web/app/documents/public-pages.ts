import type { ComponentType } from 'react'
import type { publicPages as paths } from '#contract/pages.ts'
import { Component as About } from '#web/site/about-page.tsx'
import { Component as HowWeEstimate } from '#web/site/estimate/how-we-estimate-page.tsx'
import { Component as Faq } from '#web/site/faq-page.tsx'
import { Component as Landing } from '#web/site/landing-page.tsx'
import { Component as Privacy } from '#web/site/privacy-page.tsx'
import { Component as Terms } from '#web/site/terms-page.tsx'
import type { DocumentHead } from './document.ts'

export type PublicPage = DocumentHead & {
  path: (typeof paths)[number]
  Component: ComponentType
}

/** The documents rendered at build. A new one is one entry here. Browser code must not import this file. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    area: 'signed-out',
    title: 'Find the colleges that fit you, and see why',
    description:
      'Tell us about your grades, interests and plans. Get a ranked list of colleges with the reasons behind every match, from federal data.',
    Component: Landing,
  },
  {
    path: '/about-us',
    area: 'public',
    title: 'About us',
    description: 'Why Lantern exists, how we think about college, and where our facts come from.',
    Component: About,
  },
  {
    path: '/faq',
    area: 'public',
    title: 'Frequently asked questions',
    description:
      'What Match and Chance mean, where the data come from, what the plans cost and how to cancel.',
    Component: Faq,
  },
  {
    path: '/how-we-estimate',
    area: 'public',
    title: 'How we estimate your chance',
    description:
      'What goes into the chance of admission, what stays out and why, how often it was right, and where it is weakest.',
    Component: HowWeEstimate,
  },
  {
    path: '/privacy-policy',
    area: 'public',
    title: 'Privacy policy',
    description: 'What Lantern stores about you, where, why, and how to take it with you or delete it.',
    Component: Privacy,
  },
  {
    path: '/terms-of-service',
    area: 'public',
    title: 'Terms of service',
    description: 'The rules for using Lantern, in plain words.',
    Component: Terms,
  },
]
