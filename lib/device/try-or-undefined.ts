/**
 * Runs an action on the device's storage, which may refuse at any moment: private window, full, blocked.
 * @returns its result; undefined where the device refused
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
