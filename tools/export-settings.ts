/** Where the export is and under which path of the host it is served. */
export interface ExportSettings {
  /** Folder of the export, from the root of the project. */
  folder: string
  /** Path in front of every address: empty, or `/help`. */
  basePath: string
}

/** The settings that `next.config.mjs` builds with, from the same variables of the environment. */
export function readExportSettings(): ExportSettings {
  return { folder: process.env.EXPORT_FOLDER || 'out', basePath: process.env.BASE_PATH || '' }
}
