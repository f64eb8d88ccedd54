/** A text as part of an address: 'St. John's College' → 'st-johns-college'. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
