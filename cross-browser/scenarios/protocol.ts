import { unzipSync } from "fflate";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { shortSentStudy } from "@/testing/sent-study";
import { versionOf } from "@/testing/version-of";
import { requestSeventeen } from "../eleven-twenty";
import type { Observe } from "../engine";
import { withoutRun, withoutWeek } from "../exports";
import type { Scenario, Visitor } from "../visitor";
import { KEYS } from "../visitor";

/**
 * Changes a study in the editor, then undoes and redoes the change. Afterwards opens another study through its link and
 * completes this study.
 */
export const protocol: Scenario = async (visitor, observe) => {
  for (const locale of LOCALES) {
    const observeHere: Observe = (what, seen) => observe(`${locale}, ${what}`, seen);
    await editStudy(visitor, observeHere, locale);
    await doByLink(visitor, observeHere, locale);
  }
};

const STUDY = {
  protocol: 1,
  steps: [
    {
      id: "stroop",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 96, blocks: 4 },
    },
  ],
  plan: { people: 60, payPerHour: 9, currency: "GBP" },
};

const FIELD = "field-steps.0.parameters.practiceTrials";

/** Selects the number of practice trials in the methods paragraph. */
const IN_METHODS = '[data-methods] [data-about="0.practiceTrials"]';

async function editStudy(visitor: Visitor, observe: Observe, locale: Locale) {
  const { undo, redo } = localize(editorWords, locale);
  const trials = () => visitor.ask((at) => document.querySelector(at)?.textContent, IN_METHODS);
  /** Waits until the methods paragraph has changed, and observes the displayed results. */
  const observeAfter = async (what: string, before: unknown) => {
    await visitor.insist(`other trials: ${what}`, async () => {
      const now = await trials();
      return typeof now === "string" && now !== before;
    });
    observe(`${what}: figures`, await visitor.texts("main dl"));
    observe(`${what}: methods`, await visitor.texts("[data-methods]"));
    observe(`${what}: people`, await visitor.texts("main figure figcaption"));
  };
  // The study is opened through its link. Without the link, the page would open the draft of the previous language.
  await visitor.visit(pathOf("protocol", locale) + linkHash(STUDY));
  await visitor.see(IN_METHODS);
  await visitor.until(
    "to reach the field",
    (id) => {
      document.getElementById(id)?.focus();
      return document.activeElement?.id === id;
    },
    FIELD,
  );
  const first = await trials();
  await visitor.key(KEYS.arrowUp);
  await observeAfter("more practice", first);
  const second = await trials();
  await visitor.press("main button", undo);
  await observeAfter("undone", second);
  await visitor.press("main button", redo);
  await observeAfter("redone", first);
  await visitor.until("the address to hold it", () => location.hash.startsWith("#p="));
  observe("address", await visitor.ask(() => location.hash));
}

async function doByLink(visitor: Visitor, observe: Observe, locale: Locale) {
  const words = localize(protocolWords, locale);
  const { delivery, ...study } = shortSentStudy();
  await visitor.visit(pathOf("study", locale) + linkHash({ ...study, seed: 20261126 }));
  await visitor.see("main button", words.start);
  observe("information", withoutWeek(await visitor.texts("main"), locale));
  await visitor.press("main button", words.start);
  await visitor.press("main button", words.parts.start);
  await requestSeventeen(visitor);
  await visitor.see("main h2", words.end.dataTitle);
  // The code of the results loads after the end has been displayed.
  await visitor.until("the result", () =>
    [...document.querySelectorAll("main h2")].some(({ textContent }) =>
      /\b17\b/.test(textContent ?? ""),
    ),
  );
  observe("the end", await visitor.texts("main h1, main h2, main [role=status]"));
  const { bytes } = await visitor.download("zip", () =>
    visitor.press("main button", words.end.download),
  );
  observe(
    "files of the participant",
    Object.keys(unzipSync(new Uint8Array(bytes))).map(withoutRun),
  );
}
