import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { Localized } from "@/lib/i18n/define-content";
import { MODELS_WITH_WORDS } from "./generated/models-with-words";

/** Each app under its own id, with its parameters, its model, and its words in both languages. */
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

/** An app with its published model: every parameter has its default. */
type WithModel<Apps> = {
  [Id in keyof Apps]: Apps[Id] & {
    model: Apps[Id] extends { modelOf(parameters: never): infer Model } ? Model : never;
  };
};

/** Returns the apps. A wrong id, or words that do not fit the model, do not compile. */
export function registry<const Apps extends Registry<Apps>>(apps: Apps): WithModel<Apps> {
  const entries = Object.entries<Registry<Apps>[keyof Apps]>(apps).map(([id, app]) => [
    id,
    { ...app, model: app.modelOf(defaultsOf(app.parameters)) },
  ]);
  return Object.fromEntries(entries);
}

/** The apps of the portfolio. Their views are in load-app.client.ts. */
export const APPS = registry(MODELS_WITH_WORDS);
