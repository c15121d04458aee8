import { z } from 'zod'

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#00574f"')

/** The announcement above the navbar. */
export const announcementSchema = z
  .object({
    /** Names the announcement. Readers who closed an announcement of another id see this one. */
    id: z.string().min(1, 'an id of at least one letter'),
    /** Text as HTML. It reaches the page unescaped: never put anything here that others can write. */
    content: z.string().min(1, 'text of at least one letter'),
    /** Whether readers can close it. */
    closeable: z.boolean().default(true),
    backgroundColor: color.optional(),
    textColor: color.optional(),
  })
  .strict()

/** The announcement above the navbar, as it is written. */
export type Announcement = z.input<typeof announcementSchema>
