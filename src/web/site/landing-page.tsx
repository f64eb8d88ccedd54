import { CallToAction } from './call-to-action.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { ThreeSteps } from './three-steps.tsx'

export function Component() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <HowItWorks />
      <ThreeSteps />
      <Pricing />
      <CallToAction />
      <CookieBanner />
    </>
  )
}
