import * as z from 'zod/mini'

/** A success whose reply the specification does not define: an empty body is accepted too. */
export const success = <Shape extends z.core.$ZodShape>(reply: z.ZodMiniObject<Shape>) =>
  z.prefault(reply, {} as z.core.input<typeof reply>) // every field of such a reply is optional

/** A sentence about what was done. */
export const SuccessDetail = success(z.object({ detail: z.optional(z.string()) }))
