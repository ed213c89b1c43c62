import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";
import { observeExports } from "../exports";
import { KeyboardParticipant, visitWithFakeTime } from "../participant";
import type { Scenario } from "../visitor";

/**
 * Completes the whole Stroop task in each language, from its brief to its data files. The scenario controls frames and
 * time stamps. The same responses therefore yield exactly the same numbers.
 */
export const stroop: Scenario = async (visitor, observe) => {
  for (const locale of LOCALES) {
    const { strategy, keys } = TIMED_SCRIPTS.stroop;
    const observeHere: typeof observe = (what, seen) => observe(`${locale}, ${what}`, seen);
    await visitWithFakeTime(visitor, `${pathOf("study", locale)}?app=stroop&seed=${SEED}`);
    await visitor.press("main button", localize(study, locale).brief.start);
    await visitor.see("dialog[open] [data-wait]");
    observeHere("before the first block", await visitor.texts("dialog[open]"));
    await new KeyboardParticipant(visitor).work(strategy, keys);
    await visitor.until("the result", () => document.activeElement?.tagName === "H2");
    observeHere("headings", await visitor.texts("main h2, main h3"));
    observeHere("numbers", await visitor.texts("main table"));
    await observeExports(visitor, observeHere, locale);
  }
};
