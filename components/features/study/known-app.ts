import type { AppId } from "@/experiments/catalog/registry";
import { type Locale, pathOf } from "@/lib/routes";

/** What the page knows of an app before its payload is loaded. */
export type KnownApp = {
  id: AppId;
  name: string;
  kind: "timed" | "form";
  /** Where it takes answers: buttons, the whole screen, what is shown, or a form. */
  hands: "buttons" | "screen" | "scene" | "form";
  screenReader: boolean;
  /** Usual length, as it is said. */
  length: string;
  payloadUrl: string;
};

/** An app of the site now; sessions of others, or of other versions, are exported without scripts. */
export type DataOwner = { id: AppId; name: string; version: string };

/**
 * Returns the app that follows another one in the list, after the last the first; after one that works with a screen
 * reader the next that does, too.
 */
export function nextApp({ id, screenReader }: KnownApp, apps: readonly KnownApp[], locale: Locale) {
  const place = apps.findIndex((app) => app.id === id);
  const others = [...apps.slice(place + 1), ...apps.slice(0, place)];
  const next = others.find((app) => !screenReader || app.screenReader);
  if (!next) throw new Error(`No app to do after ${id}`);
  const { name, length } = next;
  return { name, length, href: `${pathOf("study", locale)}?app=${next.id}` };
}
