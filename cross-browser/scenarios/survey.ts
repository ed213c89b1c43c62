import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, pathOf } from "@/lib/routes";
import { FORM_SCRIPTS } from "@/testing/forms";
import { SEED } from "@/testing/strategies";
import { observeExports } from "../exports";
import { visitWithFakeTime } from "../participant";
import type { Scenario } from "../visitor";
import { KEYS } from "../visitor";

/** Answers the Mini-IPIP with keys in each language, from its brief to its data files. */
export const survey: Scenario = async (visitor, observe) => {
  for (const locale of LOCALES) {
    const observeHere: typeof observe = (what, seen) => observe(`${locale}, ${what}`, seen);
    const focus = (selector: string) =>
      visitor.until(
        `to reach ${selector}`,
        (selector) => {
          const element = document.querySelector<HTMLElement>(selector);
          element?.focus();
          return element !== null && document.activeElement === element;
        },
        selector,
      );
    /**
     * Waits for the page of the questionnaire that begins with the given question. The questions of this page receive
     * the focus when the page is displayed.
     */
    const seePage = (question: string) =>
      visitor.until(
        `the page with ${question}`,
        (question) => {
          const { activeElement, body } = document;
          return (
            activeElement !== body && activeElement?.querySelector(`[name="${question}"]`) != null
          );
        },
        question,
      );
    await visitWithFakeTime(visitor, `${pathOf("study", locale)}?app=mini-ipip&seed=${SEED}`);
    await visitor.press("main button", localize(study, locale).brief.start);
    for (const [screen, choices] of FORM_SCRIPTS["mini-ipip"].pages.entries()) {
      await seePage(choices[0]?.name ?? "");
      for (const { name, value } of choices) {
        await focus(`input[type=radio][name="${name}"][value="${value}"]`);
        await visitor.key(" ");
      }
      observeHere(`page ${screen + 1}`, await visitor.texts("main form"));
      await focus("main form button[type=submit]");
      await visitor.key(KEYS.enter);
    }
    await visitor.until("the result", () => document.activeElement?.tagName === "H2");
    observeHere("headings", await visitor.texts("main h2, main h3"));
    observeHere("numbers", await visitor.texts("main table"));
    await observeExports(visitor, observeHere, locale);
  }
};
