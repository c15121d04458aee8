import { z } from 'zod'

/** Light, dark, and who decides. */
export const colorModeSchema = z
  .object({
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /** True takes the switch away; the default mode holds for everyone. */
    disableSwitch: z.boolean().default(false),
    /** True follows the reader's system until they choose. */
    followSystem: z.boolean().default(false),
  })
  .strict()

/** Light, dark, and who decides, as it is written. */
export type ColorModeConfig = z.input<typeof colorModeSchema>
