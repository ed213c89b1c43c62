import { APP_IDS } from "@/experiments/catalog/app-ids";
import type { Locale } from "@/lib/routes";
import { payloadUrl } from "./app-payload";

/**
 * Returns the URLs of the texts that the page of data fetches: the texts of the view, and the texts of each task, keyed
 * by app id.
 */
export const dataPayloads = (locale: Locale) => ({
  findings: payloadUrl("findings", locale),
  apps: Object.fromEntries(APP_IDS.map((app) => [app, payloadUrl(app, locale)])) as Readonly<
    Record<string, string>
  >,
});
