import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";
import { lookAtExports } from "../exported";
import { visitOutOfTime, work } from "../participant";
import type { Journey } from "../visitor";

/**
 * The whole Stroop task, from its brief to its files, in each language. Frames and stamps come from the test,
 * so that the same answers give the same numbers to the last digit.
 */
export const stroop: Journey = async (visitor, note) => {
  for (const locale of LOCALES) {
    const { strategy, keys } = TIMED_SCRIPTS.stroop;
    const noteHere: typeof note = (what, seen) => note(`${locale}, ${what}`, seen);
    await visitOutOfTime(visitor, `${pathOf("study", locale)}?app=stroop&seed=${SEED}`);
    await visitor.press("main button", localize(study, locale).brief.start);
    await visitor.see("dialog[open] [data-wait]");
    noteHere("before the first block", await visitor.texts("dialog[open]"));
    await work(visitor, strategy, keys);
    await visitor.until("the result", () => document.activeElement?.tagName === "H2");
    noteHere("headings", await visitor.texts("main h2, main h3"));
    noteHere("numbers", await visitor.texts("main table"));
    await lookAtExports(visitor, noteHere, locale);
  }
};
