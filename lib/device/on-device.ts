let isRefused = false;

/**
 * Prevents all storage on the device from this call on, as if the browser refused storage. A page calls this function
 * if the server that embeds the page stores the data: other people may use the same device afterwards.
 */
export function keepNothingOnDevice(): void {
  isRefused = true;
}

/**
 * Returns whether the browser denies this page all storage, as in a sandboxed frame. Callers must call this function
 * before they request the list of databases. In a sandboxed frame, that request makes Chromium create a second promise
 * whose rejection cannot be caught.
 */
function isDenied(): boolean {
  try {
    void globalThis.localStorage;
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns whether a database of this name exists on the device. Some browsers cannot list their databases (Firefox
 * before 126). In these browsers the function returns true, and the caller must open the database to find out whether
 * it exists.
 * @throws Error where the browser denies this page all storage
 */
export async function isOnDevice(name: string): Promise<boolean> {
  if (isRefused) return false;
  if (isDenied()) throw new Error("This page may not store anything");
  const databases = await indexedDB.databases?.();
  return databases?.some((each) => each.name === name) ?? true;
}

/** Returns whether `keepNothingOnDevice` has prevented all storage on the device. */
export const isStorageRefused = (): boolean => isRefused;
