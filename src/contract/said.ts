import * as z from 'zod/mini'

/** A success of which the specification does not show the answer: one without a body is as good. */
export const done = <Shape extends z.core.$ZodShape>(reply: z.ZodMiniObject<Shape>) =>
  z.prefault(reply, {} as z.core.input<typeof reply>) // every field of such a reply is optional

/** A sentence about what was done. */
export const Said = done(z.object({ detail: z.optional(z.string()) }))
