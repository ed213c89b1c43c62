/** @jest-environment node */
import { runWords } from "@/content/run";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { resultCaption } from "@/experiments/engine/result/result-caption";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

const MOST_WORDS = 30;

it.each(APP_IDS)("the caption below the plot of a %s result has at most 30 words", (app) => {
  for (const locale of LOCALES) {
    const { words } = appPayload(app, locale);
    const caption = resultCaption(words.result, localize(runWords, locale).result);
    // In French, a space before a punctuation mark or a unit does not separate two words.
    const count = caption.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(count).toBeLessThanOrEqual(MOST_WORDS);
  }
});
