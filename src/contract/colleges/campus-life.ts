/** What federal data says, yes or no, about a campus. Greek life, bands and clubs have no open source: they are no facts. */
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

/** The words say no more than the source asks, so that its "no" is one too. */
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
