/**
 * The delay before the second attempt, ms. After this time every aborted request has failed, and most visitors have
 * left the page.
 */
export const RETRY_AFTER_MS = 1000;

/**
 * Fetches code, and tries once more if the visitor was leaving the page during the first attempt. As soon as a
 * navigation starts, Firefox aborts pending requests as if they had failed. Without the second attempt, a reload or an
 * error page would interrupt the navigation.
 *
 * The listener for the event `beforeunload` exists only during the fetch, because it excludes the page from Firefox's
 * back/forward cache.
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
