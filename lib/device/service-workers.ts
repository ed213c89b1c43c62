/**
 * Returns the service workers of this page; undefined where the browser has no service workers or refuses them together
 * with storage. In a sandboxed frame, reading `navigator.serviceWorker` already throws an error.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
