/** What may happen to data that a site keeps on a device. */
export type StorageRisk =
  /** The browser deletes them after seven days without a visit. */
  | "sevenDays"
  /** The device is nearly full. */
  | "nearlyFull";

/** Less than a long study needs, in bytes. */
const NEARLY_FULL = 5_000_000;

/**
 * Safari deletes what scripts have stored after seven days of its use without a visit to the site, unless the site is
 * installed (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). All browsers of iOS are Safari's
 * engine; no feature tells it apart, so its vendor does.
 */
const isWebKit = () => navigator.vendor.startsWith("Apple");

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Returns what may happen to data kept on this device; nothing where the browser does not say. */
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

/** Asks the browser to keep the data of this site until the visitor erases them; it may refuse, and nothing depends on it. */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {});
}
