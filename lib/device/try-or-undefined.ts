/**
 * Does something with what the device keeps, which may refuse at any moment: private window, full, blocked.
 * @returns what came of it; undefined where the device refused
 */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}
