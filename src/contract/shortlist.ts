import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { extracurricularActivities, specialCampusPrograms } from './search-fields.ts'
import { text } from './text.ts'

/** Where an application stands; the tracker of the Senior plan. */
export const applicationStatuses = [
  'Considering',
  'Applying',
  'Applied',
  'Admitted',
  'Waitlisted',
  'Denied',
  'Enrolling',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Of the form's two lists, what federal data can verify about a campus; the rest would be a guess. */
export const campusLifeFilters = [
  extracurricularActivities[0],
  extracurricularActivities[2],
  specialCampusPrograms[1],
  specialCampusPrograms[2],
] as const

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
const Day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.'), z.refine(isDay, 'Enter a date.'))

export const SavedCollege = z.object({
  unitid: z.number(),
  name: text(200),
  location: text(160),
  /** ISO 8601 UTC. */
  saved_at: z.string(),
  status: z.enum(applicationStatuses),
  /** The student's own deadline: federal data has none. */
  deadline: z.nullable(Day),
  note: text(500),
})
export type SavedCollege = z.infer<typeof SavedCollege>

const params = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^\d{1,8}$/, 'A college is named by its UNITID, a number.')),
    z.transform(Number),
  ),
})

export const listSaved = endpoint({
  method: 'GET',
  path: '/saved-colleges/',
  access: 'account',
  summary: 'The saved colleges; on the Senior plan filtered by major and campus life.',
  query: z.object({ major: z.optional(text(160)), life: z.optional(z.enum(campusLifeFilters)) }),
  reply: z.object({
    colleges: z.array(SavedCollege),
    /** How many the plan saves; null without a limit. */
    limit: z.nullable(z.number()),
    /** Whether status, deadline, notes and filters are part of the plan. */
    tracker: z.boolean(),
    /** What the filter's major was read as. */
    understoodMajor: z.nullable(text(160)),
  }),
})

export const saveCollege = endpoint({
  method: 'POST',
  path: '/saved-colleges/',
  access: 'account',
  summary: 'Saves a college. Saving it again changes nothing.',
  body: z.object({ unitid: z.number().check(z.int()) }),
  reply: SavedCollege,
})

export const trackApplication = endpoint({
  method: 'PATCH',
  path: '/saved-colleges/:id/',
  access: 'account',
  summary: 'Where the application stands: part of the Senior plan.',
  params,
  body: z.object({
    status: z.optional(z.enum(applicationStatuses)),
    deadline: z.optional(z.nullable(Day)),
    note: z.optional(text(500)),
  }),
  reply: SavedCollege,
})

export const removeSaved = endpoint({
  method: 'DELETE',
  path: '/saved-colleges/:id/',
  access: 'account',
  summary: 'Takes a college off the list.',
  params,
})
