const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** ISO 8601 as a day where the reader is: 'November 15, 2026'. */
export const asDay = (iso: string) => day.format(new Date(iso))
/** The same with the time: 'Nov 15, 2026, 12:00 PM'. */
export const asMoment = (iso: string) => moment.format(new Date(iso))
