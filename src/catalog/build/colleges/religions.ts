import { SourceError } from '#catalog/build/reading/source-error.ts'
import { files } from '#catalog/build/reading/sources.ts'
import type { College } from '#catalog/facts.ts'

// IPEDS RELAFFIL, labels of its dictionary for 2024-25.
const religions: ReadonlyMap<string, string> = new Map([
  ['22', 'American Evangelical Lutheran Church'],
  ['24', 'African Methodist Episcopal Zion Church'],
  ['27', 'Assemblies of God Church'],
  ['28', 'Brethren Church'],
  ['30', 'Roman Catholic'],
  ['33', 'Wisconsin Evangelical Lutheran Synod'],
  ['34', 'Christ and Missionary Alliance Church'],
  ['35', 'Christian Reformed Church'],
  ['37', 'Evangelical Covenant Church of America'],
  ['38', 'Evangelical Free Church of America'],
  ['39', 'Evangelical Lutheran Church'],
  ['41', 'Free Will Baptist Church'],
  ['42', 'Interdenominational'],
  ['43', 'Mennonite Brethren Church'],
  ['44', 'Moravian Church'],
  ['45', 'North American Baptist'],
  ['47', 'Pentecostal Holiness Church'],
  ['48', 'Christian Churches and Churches of Christ'],
  ['49', 'Reformed Church in America'],
  ['50', 'Episcopal Church, Reformed'],
  ['51', 'African Methodist Episcopal'],
  ['52', 'American Baptist'],
  ['54', 'Baptist'],
  ['55', 'Christian Methodist Episcopal'],
  ['57', 'Church of God'],
  ['58', 'Church of Brethren'],
  ['59', 'Church of the Nazarene'],
  ['60', 'Cumberland Presbyterian'],
  ['61', 'Christian Church (Disciples of Christ)'],
  ['64', 'Free Methodist'],
  ['65', 'Friends'],
  ['66', 'Presbyterian Church (USA)'],
  ['67', 'Lutheran Church in America'],
  ['68', 'Lutheran Church - Missouri Synod'],
  ['69', 'Mennonite Church'],
  ['71', 'United Methodist'],
  ['73', 'Protestant Episcopal'],
  ['74', 'Churches of Christ'],
  ['75', 'Southern Baptist'],
  ['76', 'United Church of Christ'],
  ['78', 'Multiple Protestant Denomination'],
  ['79', 'Other Protestant'],
  ['80', 'Jewish'],
  ['81', 'Reformed Presbyterian Church'],
  ['84', 'United Brethren Church'],
  ['87', 'Missionary Church Inc'],
  ['88', 'Undenominational'],
  ['89', 'Wesleyan'],
  ['91', 'Greek Orthodox'],
  ['92', 'Russian Orthodox'],
  ['93', 'Unitarian Universalist'],
  ['94', 'The Church of Jesus Christ of Latter-day Saints'],
  ['95', 'Seventh Day Adventist'],
  ['97', 'The Presbyterian Church in America'],
  ['99', 'Other religious affiliation'],
  ['100', 'Original Free Will Baptist'],
  ['102', 'Evangelical Christian'],
  ['103', 'Presbyterian'],
  ['105', 'General Baptist'],
  ['107', 'Plymouth Brethren'],
  ['108', 'Non-Denominational'],
  ['109', 'Buddhist'],
  ['110', 'Orthodox Christian'],
])

export function religionByCode(code: string): College['religion'] {
  if (code === '-2') return false // the dictionary: not applicable, no affiliation
  if (code === '' || code.startsWith('-')) return null
  const religion = religions.get(code)
  if (!religion)
    throw new SourceError(files.characteristics.file, `RELAFFIL ${code} has no label in religions.ts`)
  return religion
}
