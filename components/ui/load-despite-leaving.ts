/** By then every file that was cut off has said so, and most visitors have left. */
export const AGAIN_AFTER_MS = 1000;

/**
 * Fetches code, and once more where the visitor was going elsewhere meanwhile: as soon as another page is
 * asked for, Firefox cuts off what this one still fetches, as if it were lost. A reload for it, or an error
 * page, would come in the way of what the visitor has asked for.
 *
 * The listener goes with the fetch, since Firefox keeps no page for the way back that has one.
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
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return await load();
  } finally {
    removeEventListener("beforeunload", noteLeaving);
  }
}
