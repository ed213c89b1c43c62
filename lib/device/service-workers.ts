/**
 * The service workers of this page; undefined where the browser has none, and where it refuses them together with
 * storage: in a sandboxed frame, already to ask throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
