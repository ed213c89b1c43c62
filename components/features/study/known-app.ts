import type { AppId } from "@/experiments/catalog/app-ids";
import { type Locale, pathOf } from "@/lib/routes";

/** The data on an app that the page has before the app's payload is loaded. */
export type AppSummary = {
  id: AppId;
  name: string;
  kind: "timed" | "form";
  /** The element that receives answers: buttons, the whole screen, the stimulus, or a form. */
  hands: "buttons" | "screen" | "scene" | "form";
  screenReader: boolean;
  /** Usual duration, as displayed. */
  length: string;
  payloadUrl: string;
};

/** An app of this release; sessions of other apps or other versions are exported without scripts. */
export type DataOwner = { id: AppId; name: string; version: string };

/**
 * Returns the next app in the list, and the first app after the last; after an app that works with a screen reader, it
 * returns the next app that also does.
 */
export function nextApp(
  { id, screenReader }: AppSummary,
  apps: readonly AppSummary[],
  locale: Locale,
) {
  const place = apps.findIndex((app) => app.id === id);
  const others = [...apps.slice(place + 1), ...apps.slice(0, place)];
  const next = others.find((app) => !screenReader || app.screenReader);
  if (!next) throw new Error(`No app to do after ${id}`);
  const { name, length } = next;
  return { name, length, href: `${pathOf("study", locale)}?app=${next.id}` };
}
