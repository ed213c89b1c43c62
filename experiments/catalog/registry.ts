import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { Localized } from "@/lib/i18n/define-content";
import { MODELS_WITH_WORDS } from "./generated/models-with-words";

/** All apps, keyed by their ids: each with its parameters, its model, and its texts in both languages. */
type Registry<Apps> = {
  [Id in keyof Apps]: {
    parameters: ParameterSet;
    modelOf(parameters: ParameterValues): AppModel & { facts: { id: Id } };
    words: object;
  } & TextsOf<Apps[Id]>;
};
type TextsOf<App> = App extends {
  modelOf(parameters: never): {
    headline(score: never, words: infer Words, locale: never): string;
  };
  words: infer Texts;
}
  ? Localized<Texts> extends AppWords & Words
    ? unknown
    : { words: "are not those of the model, or lack some that every app has (AppWords)" }
  : unknown;

/** The apps, each with one more model, whose parameters all have their default values. */
type WithModel<Apps> = {
  [Id in keyof Apps]: Apps[Id] & {
    model: Apps[Id] extends { modelOf(parameters: never): infer Model } ? Model : never;
  };
};

/**
 * Returns the apps with their default models. The code does not compile if an id is wrong, or if the texts do not fit
 * the model.
 */
function registry<const Apps extends Registry<Apps>>(apps: Apps): WithModel<Apps> {
  const entries = Object.entries<Registry<Apps>[keyof Apps]>(apps).map(([id, app]) => [
    id,
    { ...app, model: app.modelOf(defaultsOf(app.parameters)) },
  ]);
  return Object.fromEntries(entries);
}

/** The apps of the portfolio. Their views are loaded separately (load-app.client.ts). */
export const APPS = registry(MODELS_WITH_WORDS);
