import { apps } from "@/content/apps";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

/** The name of a fact, and the text about this fact for one app. */
type Fact = readonly [name: string, text: string];

/** Returns the facts about the use of an app: its settings, its devices and its languages. */
function usesOf(app: AppId, locale: Locale): Fact[] {
  const words = localize(apps, locale);
  const { settings, devices } = APPS[app].model.facts;
  return [
    [words.facts.settings, settings.map((setting) => words.settings[setting]).join(", ")],
    [words.facts.devices, devices.map((device) => words.devices[device]).join(", ")],
    [words.facts.languages, words.languages],
  ];
}

/** Returns the facts about use that are the same for all apps. Pages state these facts only once. */
export function sharedUses(locale: Locale): Fact[] {
  const [first, ...others] = APP_IDS.map((app) => usesOf(app, locale));
  return (first ?? []).filter(([name, text]) =>
    others.every((uses) => uses.some((use) => use[0] === name && use[1] === text)),
  );
}

/** Returns the facts about the use of an app that are not the same for all apps. */
export function ownUses(app: AppId, locale: Locale): Fact[] {
  const shared = sharedUses(locale).map(([name]) => name);
  return usesOf(app, locale).filter(([name]) => !shared.includes(name));
}
