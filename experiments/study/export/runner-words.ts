import { apps } from "@/content/apps";
import { dataWords } from "@/content/data-downloads";
import { runWords } from "@/content/run";
import { study } from "@/content/study";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { localize } from "@/lib/i18n/define-content";
import { fullLengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";

/**
 * The texts for running a study in one language, with the facts about each app that are known before its payload loads.
 */
export type RunnerWords = ReturnType<typeof runnerWords>;

/** Returns how participants respond in an app, which depends on its input method. */
function handsOf(model: AppModel): "buttons" | "screen" | "scene" | "form" {
  if (model.kind === "form") return "form";
  return typeof model.answers === "string" ? model.answers : "buttons";
}

/** Returns the facts about an app that a page needs before it loads the app's payload. */
export function appSummary(id: AppId, locale: Locale) {
  const model: AppModel = APPS[id].model;
  const { kind, facts } = model;
  const { screenReader, seconds } = facts;
  const length = fullLengthText(seconds, localize(runWords, locale).result.lengths, locale);
  const { name } = localize(APPS[id].words, locale);
  return { id, name, kind, hands: handsOf(model), screenReader, length };
}

/** Returns the texts that a study displays before, between and after its apps. */
export function runnerWords(locale: Locale) {
  const { brief, risks, missingCapability } = localize(study, locale);
  return {
    apps: APP_IDS.map((id) => appSummary(id, locale)),
    words: {
      brief,
      risks,
      missingCapability,
      run: localize(runWords, locale),
      data: localize(dataWords, locale),
      length: localize(apps, locale).length,
    },
  };
}
