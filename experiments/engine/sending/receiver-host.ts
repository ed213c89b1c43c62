import { isPathOfHost } from "@/lib/plain-origin";
import { type ReceiverSetting, receiverUrl } from "./receiver";

/** Returns whether a receiver has the origin of the site, whatever the origin is. */
export const isSameOrigin = (to: ReceiverSetting) => isPathOfHost(receiverUrl(to));

/**
 * Returns the host of a receiver. The page displays this host to participants before the start. The host of a receiver
 * with the origin of the site is empty while pages are built, because it is known only in the browser.
 */
export function receiverHost(to: ReceiverSetting): string {
  if (!isSameOrigin(to)) return new URL(receiverUrl(to)).host;
  return typeof location === "undefined" ? "" : location.host;
}
