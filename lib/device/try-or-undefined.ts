/**
 * Runs an action on the device's storage, which may fail at any time: private window, full device, blocked by a
 * setting.
 * @returns the result of the action; undefined if it failed
 */
export async function tryOrUndefined<Result>(
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}
