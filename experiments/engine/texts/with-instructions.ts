import type { Instructions } from "@/experiments/engine/contract/word-types";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { PayloadOfRun } from "./at-parameters";

const TEXTS = {
  /**
   * This advice replaces the app's advice for the test trials, because the app's advice could contradict other
   * instructions.
   */
  trials: { en: "{trials} trials.", fr: "{trials} essais." },
  caution: {
    en: "Caution: the participants of the published data read other instructions.",
    fr: "Attention : les participants des données publiées avaient lu une autre consigne.",
  },
} as const satisfies Record<string, Bilingual>;

/**
 * Returns a payload in which the instructions of the researchers, or an empty text, replace the app's instructions,
 * both before the run and before each block. Explanations without which participants could not answer remain. A caution
 * is added to the comparison with published data.
 * @param hands how to answer without a keyboard
 */
export function withInstructions(
  payload: PayloadOfRun,
  instructions: Instructions,
  locale: Locale,
  hands?: string,
): PayloadOfRun {
  if (instructions === "ours") return payload;
  const text = instructions === "none" ? "" : instructions.own;
  const { words } = payload;
  const { caption, comparison } = words.result;
  const cautioned = (said: string) => (said ? `${said} ${TEXTS.caution[locale]}` : said);
  return {
    ...payload,
    task: text,
    words: {
      ...words,
      run: {
        ...words.run,
        instruction: text,
        manner: TEXTS.trials[locale],
        ...(hands !== undefined && { hands }),
      },
      result: {
        ...words.result,
        caption: cautioned(caption),
        comparison: cautioned(comparison),
      },
    },
  };
}
