/** Whether a line says where it was read, and when. */
export const isCited = ({ link, source, read }: { link: string; source: string; read: string }) =>
  /^https?:\/\//.test(link) && /^\d{4}-\d\d-\d\d$/.test(read) && source !== ''
