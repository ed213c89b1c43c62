/** The risks that data stored on a device by a site may be lost. */
export type StorageRisk =
  /** The browser deletes the data after seven days without a visit to the site. */
  | "sevenDays"
  /** The device is nearly full. */
  | "nearlyFull";

/**
 * The device counts as nearly full if its free space, in bytes, is below this limit, because a long study may need as
 * much space.
 */
const NEARLY_FULL = 5_000_000;

/**
 * Returns whether the browser uses Safari's engine. Safari deletes data stored by scripts after seven days of use
 * without a visit to the site, unless the site is installed
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). All browsers on iOS use Safari's engine.
 * No feature test identifies this engine, so the code reads the vendor string of the browser.
 */
const isWebKit = () => navigator.vendor.startsWith("Apple");

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Returns the risks to data stored on this device; an empty list where the browser does not report any risk. */
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
 * Asks the browser to store the data of this site until the visitor deletes the data. The browser may refuse, and no
 * other code depends on the answer of the browser.
 */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch(() => {});
}
