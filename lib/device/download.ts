/** Media types of downloads. */
export const FILE_TYPES = {
  zip: "application/zip",
  csv: "text/csv;charset=utf-8",
  json: "application/json",
} as const;

/** Long enough for a browser that asks where to put the file before it reads it. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Hands a file to the visitor's browser as a download.
 * @param name of the file, with its extension
 */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
