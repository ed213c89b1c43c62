import { elevenTwentyWords } from "@/experiments/apps/eleven-twenty/words";
import { flankerWords } from "@/experiments/apps/flanker/words";
import { goNoGoWords } from "@/experiments/apps/go-no-go/words";
import { lotteryChoiceWords } from "@/experiments/apps/lottery-choice/words";
import { miniIpipWords } from "@/experiments/apps/mini-ipip/words";
import { simpleRtWords } from "@/experiments/apps/simple-rt/words";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { whereIsItWords } from "@/experiments/apps/where-is-it/words";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValues,
} from "@/experiments/engine/contract/define-parameters";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import type { Localized } from "@/lib/i18n/define-content";
import { MODELS } from "./models";

/** Each app under its own id, with its parameters, its model and the texts that are its words in both languages. */
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

/** An app with its model as published: with the default of each parameter. */
type WithModel<Apps> = {
  [Id in keyof Apps]: Apps[Id] & {
    model: Apps[Id] extends { modelOf(parameters: never): infer Model } ? Model : never;
  };
};

/** Returns the apps. A wrong id, or words that are not the model's, do not compile. */
export function registry<const Apps extends Registry<Apps>>(apps: Apps): WithModel<Apps> {
  const entries = Object.entries<Registry<Apps>[keyof Apps]>(apps).map(([id, app]) => [
    id,
    { ...app, model: app.modelOf(defaultsOf(app.parameters)) },
  ]);
  return Object.fromEntries(entries);
}

/** The apps of the portfolio, in the order in which they are shown. Their views are in load-app.client.ts. */
export const APPS = registry({
  stroop: { ...MODELS.stroop, words: stroopWords },
  flanker: { ...MODELS.flanker, words: flankerWords },
  "simple-rt": { ...MODELS["simple-rt"], words: simpleRtWords },
  "go-no-go": { ...MODELS["go-no-go"], words: goNoGoWords },
  "spatial-span": { ...MODELS["spatial-span"], words: spatialSpanWords },
  "lottery-choice": { ...MODELS["lottery-choice"], words: lotteryChoiceWords },
  "eleven-twenty": { ...MODELS["eleven-twenty"], words: elevenTwentyWords },
  "mini-ipip": { ...MODELS["mini-ipip"], words: miniIpipWords },
  "where-is-it": { ...MODELS["where-is-it"], words: whereIsItWords },
});

export type AppId = keyof typeof APPS;
export const APP_IDS = Object.keys(APPS) as AppId[];
