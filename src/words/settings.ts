/** NCES locale codes, as a person would say them. */
const settings: Readonly<Record<number, string>> = {
  11: 'large city',
  12: 'midsize city',
  13: 'small city',
  21: 'large suburb',
  22: 'midsize suburb',
  23: 'small suburb',
  31: 'town near a city',
  32: 'town',
  33: 'remote town',
  41: 'countryside near a city',
  42: 'countryside',
  43: 'remote countryside',
}
export const settingOf = (locale: number) => settings[locale] ?? 'town'
