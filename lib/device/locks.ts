/**
 * Runs an action unless another tab or the worker has the lock of this name. The action runs without a lock if the
 * browser lacks the Web Locks API, or refuses this API together with storage. Without locks an item may be sent twice,
 * and the receiver recognises the duplicate by its idempotency key.
 * @returns the result of the action; null if the lock was taken
 */
export async function ifFree<Result>(
  name: string,
  action: () => Promise<Result>,
): Promise<Result | null> {
  if (!("locks" in navigator)) return action();
  let isAsked = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isAsked = true;
      return lock ? action() : null;
    });
  } catch (error) {
    if (isAsked) throw error;
    return action();
  }
}
