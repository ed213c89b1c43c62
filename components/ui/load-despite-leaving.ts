/** After this time every aborted request has failed, and most visitors have left. */
export const RETRY_AFTER_MS = 1000;

/**
 * Fetches code, and tries once more if the visitor was leaving in the meantime. As soon as a navigation starts, Firefox
 * aborts pending requests as if they had failed, and a reload or an error page would interrupt the navigation.
 *
 * The listener exists only during the fetch, because it excludes the page from Firefox's back/forward cache.
 */
export async function loadDespiteLeaving<Code>(load: () => Promise<Code>): Promise<Code> {
  let isBeingLeft = false;
  const noteLeaving = () => {
    isBeingLeft = true;
  };
  addEventListener("beforeunload", noteLeaving);
  try {
    return await load();
  } catch (failure) {
    if (!isBeingLeft) throw failure;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return await load();
  } finally {
    removeEventListener("beforeunload", noteLeaving);
  }
}
