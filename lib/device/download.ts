/** Media types of downloads. */
export const FILE_TYPES = {
  zip: "application/zip",
  csv: "text/csv;charset=utf-8",
  json: "application/json",
} as const;

/**
 * Some browsers ask the visitor where to save the file, and only then read the file. This delay allows the visitor a
 * minute to answer.
 */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves a file as a download of the visitor's browser.
 * @param name file name with its extension
 */
export function download(name: string, content: BlobPart, type: string): void {
  downloadBlob(name, new Blob([content], { type }));
}

/**
 * Saves a blob as a download of the visitor's browser.
 * @param name file name with its extension
 */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
