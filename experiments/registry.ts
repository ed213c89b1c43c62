import type { Localized } from "@/lib/i18n/define-content";
import type { AppModel } from "./define-app";
import { elevenTwentyModel } from "./eleven-twenty/model";
import { elevenTwentyWords } from "./eleven-twenty/words";
import { flankerModel } from "./flanker/model";
import { flankerWords } from "./flanker/words";
import { goNoGoModel } from "./go-no-go/model";
import { goNoGoWords } from "./go-no-go/words";
import { lotteryChoiceModel } from "./lottery-choice/model";
import { lotteryChoiceWords } from "./lottery-choice/words";
import { miniIpipModel } from "./mini-ipip/model";
import { miniIpipWords } from "./mini-ipip/words";
import { simpleRtModel } from "./simple-rt/model";
import { simpleRtWords } from "./simple-rt/words";
import { spatialSpanModel } from "./spatial-span/model";
import { spatialSpanWords } from "./spatial-span/words";
import { stroopModel } from "./stroop/model";
import { stroopWords } from "./stroop/words";
import { whereIsItModel } from "./where-is-it/model";
import { whereIsItWords } from "./where-is-it/words";
import type { AppWords } from "./word-types";

/** Each app under its own id, with its model and the texts that are its words in both languages. */
type Registry<Apps> = {
  [Id in keyof Apps]: { model: AppModel & { facts: { id: Id } }; words: object } & TextsOf<
    Apps[Id]
  >;
};
type TextsOf<App> = App extends {
  model: { headline(score: never, words: infer Words, locale: never): string };
  words: infer Texts;
}
  ? Localized<Texts> extends AppWords & Words
    ? unknown
    : { words: "are not those of the model, or lack some that every app has (AppWords)" }
  : unknown;

/** Returns the apps. A wrong id, or words that are not the model's, do not compile. */
export const registry = <const Apps extends Registry<Apps>>(apps: Apps): Apps => apps;

/** The apps of the portfolio, in the order in which they are shown. Their views are in load-app.client.ts. */
export const APPS = registry({
  stroop: { model: stroopModel, words: stroopWords },
  flanker: { model: flankerModel, words: flankerWords },
  "simple-rt": { model: simpleRtModel, words: simpleRtWords },
  "go-no-go": { model: goNoGoModel, words: goNoGoWords },
  "spatial-span": { model: spatialSpanModel, words: spatialSpanWords },
  "lottery-choice": { model: lotteryChoiceModel, words: lotteryChoiceWords },
  "eleven-twenty": { model: elevenTwentyModel, words: elevenTwentyWords },
  "mini-ipip": { model: miniIpipModel, words: miniIpipWords },
  "where-is-it": { model: whereIsItModel, words: whereIsItWords },
});

export type AppId = keyof typeof APPS;
export const APP_IDS = Object.keys(APPS) as AppId[];
