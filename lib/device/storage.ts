/** Risks to data that a site stores on a device. */
export type StorageRisk =
  /** The browser deletes the data after seven days without a visit. */
  | "sevenDays"
  /** The device is nearly full. */
  | "nearlyFull";

/** Less space than a long study needs, in bytes. */
const NEARLY_FULL = 5_000_000;

/**
 * Safari deletes data stored by scripts after seven days of use without a visit to the site, unless the site is
 * installed (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). All browsers on iOS use
 * Safari's engine. No feature identifies it, so the vendor string does.
 */
const isWebKit = () => navigator.vendor.startsWith("Apple");

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Returns the risks to data stored on this device; an empty list where the browser does not report them. */
export async function storageRisks(): Promise<StorageRisk[]> {
  const { storage } = navigator;
  const [isPersisted, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => false),
    storage?.estimate?.().catch(() => null),
  ]);
  const { quota, usage } = estimate ?? {};
  const free =
    quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage;
  return [
    ...(isWebKit() && !isInstalled() && !isPersisted ? (["sevenDays"] as const) : []),
    ...(free < NEARLY_FULL ? (["nearlyFull"] as const) : []),
  ];
}

/**
 * Asks the browser to keep the data of this site until the visitor erases them. It may refuse; nothing depends on it.
 */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {});
}
