/** Word for word as the sources require; shown on /about-us, in /faq and in the PDF. */
export const attribution = [
  'U.S. Department of Education, College Scorecard; U.S. Department of Education, National Center for Education Statistics, IPEDS (public domain).',
  'U.S. Bureau of Labor Statistics, OEWS May 2025 and Employment Projections 2024-34 (public domain).',
  'This page includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Lantern modified the values; USDOL/ETA has not approved the modification.',
] as const
