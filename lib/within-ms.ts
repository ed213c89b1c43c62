/** The time that a start gives the storage of the device to answer, ms. */
export const READ_WITHIN_MS = 3000;

/**
 * Returns the result of a promise, or `otherwise` if the promise has no result after `ms` milliseconds or fails. A
 * database of the browser may never answer, and nobody should wait for it without end.
 */
export async function withinMs<Result>(
  promise: Promise<Result>,
  ms: number,
  otherwise: Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
