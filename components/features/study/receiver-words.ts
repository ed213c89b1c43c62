import { thisSite } from "@/content/this-site";
import type { ReceiverSetting } from "@/experiments/engine/sending/receiver";
import { isSameOrigin, receiverHost } from "@/experiments/engine/sending/receiver-host";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/**
 * Returns a text with the host of the receiver, for a page that the build writes. If the receiver has the origin of the
 * site, its host is not known yet, and the text names this site.
 */
export function withReceiver(text: string, to: ReceiverSetting, locale: Locale): string {
  if (!isSameOrigin(to)) return interpolate(text, { host: receiverHost(to) });
  const named = interpolate(text, { host: thisSite[locale] });
  return text.startsWith("{host}") ? named.charAt(0).toUpperCase() + named.slice(1) : named;
}
