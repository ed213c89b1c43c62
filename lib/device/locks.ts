/**
 * Acts in one tab at a time: those that come meanwhile wait. Where a browser has no locks each acts at
 * once, and what is sent twice is for the receiver to sort out.
 */
export async function inOneTab<Result>(
  name: string,
  action: () => Promise<Result>,
): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(name, action) : action();
}

/** Acts unless another tab, or the worker, is just acting under this name. @returns null if so */
export async function ifFree<Result>(
  name: string,
  action: () => Promise<Result>,
): Promise<Result | null> {
  if (!("locks" in navigator)) return action();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? action() : null));
}
