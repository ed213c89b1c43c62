/** Where the data come from: files that the visitor drops, or the site's own receiver. */
export const DATA_SOURCES = ["files", "live"] as const;

export type DataSource = (typeof DATA_SOURCES)[number];
