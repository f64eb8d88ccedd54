/** Yes-or-no facts about a campus from federal data. Greek life, bands and clubs have no open source. */
export const campusLifeFacts = [
  'rotc',
  'football',
  'ncaa',
  'abroad',
  'research',
  'stage',
  'media',
  'faith',
  'mission',
] as const
export type CampusLifeFact = (typeof campusLifeFacts)[number]

/** Each label says exactly what the source asks, so that "no" in the source means "no" here. */
export const campusLifeLabels: Record<CampusLifeFact, string> = {
  rotc: 'ROTC',
  football: 'NCAA or NAIA football',
  ncaa: 'NCAA sports',
  abroad: 'Study abroad',
  research: 'Undergraduate research',
  stage: 'Music, theater or dance degrees',
  media: 'Journalism, film or broadcasting degrees',
  faith: 'Religious affiliation',
  mission: 'Minority-serving (HBCU, HSI and others)',
}
