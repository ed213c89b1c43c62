/**
 * Runs an action on the device's storage. An action on storage may fail at any time: in a private window, on a full
 * device, or because a setting blocks storage.
 * @returns the result of the action; undefined if the action failed
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
