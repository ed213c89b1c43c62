import type { AppId } from "@/experiments/catalog/app-ids";
import { type Locale, pathOf } from "@/lib/routes";

/** The facts about an app that the page contains before the payload of the app is loaded. */
export type AppSummary = {
  id: AppId;
  name: string;
  kind: "timed" | "form";
  /** The element with which participants respond: buttons, the whole screen, the stimulus, or a questionnaire. */
  hands: "buttons" | "screen" | "scene" | "form";
  screenReader: boolean;
  /** The usual duration, as displayed text. */
  length: string;
  payloadUrl: string;
};

/** An app of this release. Sessions of other apps or versions are exported without scripts. */
export type DataOwner = { id: AppId; name: string; version: string };

/**
 * Returns the next app in the list; after the last app, returns the first. If an app works with a screen reader,
 * returns the next app that also works with a screen reader.
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
