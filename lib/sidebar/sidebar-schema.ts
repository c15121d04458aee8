import { z } from 'zod'

/** How the sidebar of the docs behaves. */
export const sidebarSchema = z
  .object({
    /** Whether readers can hide it. */
    hideable: z.boolean().default(false),
    /** Whether opening a category closes the others of its level. */
    autoCollapse: z.boolean().default(false),
  })
  .strict()

/** How the sidebar of the docs behaves, as it is written. */
export type SidebarConfig = z.input<typeof sidebarSchema>
