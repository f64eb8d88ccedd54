// Official titles are made for statistics. These are the same titles in everyday words.

/** For titles that would be nonsense or ambiguous without their legal parts. */
const careers: Readonly<Record<string, string>> = {
  '11-3071': 'Transportation and Logistics Managers',
  '11-9013': 'Farmers, Ranchers and Agricultural Managers',
  '11-9031': 'Preschool and Childcare Directors',
  '11-9032': 'School Principals',
  '11-9033': 'College Administrators',
  '11-9141': 'Property and Real Estate Managers',
  '13-1011': 'Agents for Artists and Athletes',
  '13-1021': 'Farm Product Buyers',
  '13-1022': 'Wholesale and Retail Buyers',
  '13-1031': 'Insurance Claims Adjusters',
  '13-1121': 'Event Planners',
  '13-1141': 'Compensation and Benefits Specialists',
  '13-2081': 'Tax Examiners and Revenue Agents',
  '17-2199': 'Engineers in Newer Fields',
  '19-1029': 'Biologists',
  '21-1012': 'School and Career Counselors',
  '21-2021': 'Directors of Religious Education',
  '23-1021': 'Administrative Law Judges',
  '23-1023': 'Judges and Magistrates',
  '25-2023': 'Middle School Career and Technical Teachers',
  '25-2031': 'High School Teachers',
  '25-2032': 'High School Career and Technical Teachers',
  '25-2051': 'Preschool Special Education Teachers',
  '25-2055': 'Kindergarten Special Education Teachers',
  '25-2056': 'Elementary Special Education Teachers',
  '25-2057': 'Middle School Special Education Teachers',
  '25-2058': 'High School Special Education Teachers',
  '25-3011': 'Adult Education and ESL Instructors',
  '27-1013': 'Fine Artists and Illustrators',
  '27-3023': 'Reporters and Journalists',
  '27-4031': 'Camera Operators',
  '29-1129': 'Art, Music and Other Therapists',
  '29-1222': 'Pathologists',
  '29-1229': 'Physicians in Other Specialties',
  '29-2061': 'Licensed Practical Nurses',
  '35-2014': 'Restaurant Cooks',
  '39-4031': 'Funeral Directors',
  '41-3031': 'Securities and Financial Services Sales Agents',
  '41-4011': 'Technical Sales Representatives',
  '41-4012': 'Wholesale Sales Representatives',
  '39-5012': 'Hairdressers and Cosmetologists',
  '47-2152': 'Plumbers and Pipefitters',
  '47-2221': 'Iron and Steel Workers',
  '47-2231': 'Solar Installers',
  '49-3023': 'Automotive Technicians and Mechanics',
  '49-3031': 'Truck, Bus and Diesel Mechanics',
  '49-3042': 'Heavy Equipment Mechanics',
  '49-9021': 'Heating and Cooling Technicians',
  '49-9051': 'Power-Line Workers',
  '49-9081': 'Wind Turbine Technicians',
  '51-4121': 'Welders',
  '53-2011': 'Airline Pilots',
  '53-3032': 'Truck Drivers',
  '53-5021': 'Ship Captains and Mates',
}

export const plainCareer = (soc: string, title: string): string =>
  careers[soc] ?? title.replace(/, (Except|Including|All Other|General).*$/, '').replaceAll(', and ', ' and ')

/** 'Engineering, Other.' → 'Other Engineering', 'Botany/Plant Biology.' → 'Botany and Plant Biology'. */
export function plainMajor(title: string): string {
  const name = title
    .replace(/\.$/, '')
    .replace(/, General$/, '')
    .replace(/Languages, Literatures, and Linguistics/, 'Languages and Literatures')
    .replace(/Technologies\/Technicians|Technology\/Technician/, 'Technology')
    .replaceAll('/', ' and ')
    .replaceAll(', and ', ' and ')
    .replace(/\s+/g, ' ')
  return name.endsWith(', Other') ? `Other ${name.slice(0, -', Other'.length)}` : name
}
