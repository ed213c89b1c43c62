import { SHORT_RUN_TRIALS } from "@/components/features/home/short-run";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import type { Ink } from "@/experiments/apps/stroop/inks";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";

const { inks, screen } = localize(stroopWords, "en");
const keyOf = (ink: Ink) => APPS.stroop.model.parameters[`${ink}Key`];
const TASK = `section[aria-label="${screen.label}"]`;

/** The waiting time before the response in each condition, in ms. The response time cannot be shorter. */
const TAKES_MS = { congruent: 300, incongruent: 450 };

/**
 * The tolerance between the result of the page and the result of the observer, in ms. It covers one frame and the
 * rounding.
 */
const FRAME_MS = 20;

type Observer = { times: { word: string; ms: number }[] };

/**
 * Runs in the page: measures how long each word was displayed before its response. The measurement uses the event
 * stamps.
 */
function startObserver(task: string) {
  const observer: Observer = { times: [] };
  Object.assign(window, { observer });
  const section = document.querySelector<HTMLElement>(task);
  let shownAt = 0;
  const look = () => {
    if (section?.dataset.phase === "stimulus") shownAt = performance.now();
  };
  if (section) new MutationObserver(look).observe(section, { attributeFilter: ["data-phase"] });
  const answer = ({ timeStamp }: Event) => {
    const word = section?.querySelector<HTMLElement>("[data-ink]");
    if (section?.dataset.phase !== "stimulus" || !word || shownAt === 0) return;
    const named = `${word.dataset.ink} ${word.textContent}`;
    observer.times.push({ word: named, ms: timeStamp - shownAt });
  };
  addEventListener("keydown", answer, true);
}

const isCongruent = (word: string) =>
  Object.entries(inks).some(([ink, name]) => word === `${ink} ${name}`);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Completes the trials on the first screen of the home page in real time. Response times differ from run to run. The
 * page's result is therefore compared with an observer's result, and only the outcome of this comparison is compared
 * between engines.
 */
export const stroopByTheClock: Scenario = async (visitor, observe) => {
  const untilAnswered = (what: string) =>
    visitor.until(
      `${what} to end`,
      (task) => document.querySelector<HTMLElement>(task)?.dataset.phase !== "stimulus",
      TASK,
    );
  await visitor.visit(pathOf("home", "en"));
  await visitor.ask(startObserver, TASK);
  // The task receives keys only while the focus is inside the task.
  await visitor.ask((task) => document.querySelector<HTMLElement>(`${task} button`)?.focus(), TASK);
  await visitor.key(keyOf(EXAMPLE.ink));
  await untilAnswered("the example");
  for (let trial = 1; trial <= SHORT_RUN_TRIALS; trial += 1) {
    const word = await visitor.insist(`trial ${trial}`, () =>
      visitor.ask((task) => {
        const section = document.querySelector<HTMLElement>(task);
        const word = section?.querySelector<HTMLElement>("[data-ink]");
        const isShown = section?.dataset.phase === "stimulus";
        return isShown && word ? `${word.dataset.ink} ${word.textContent}` : null;
      }, TASK),
    );
    const takesMs = TAKES_MS[isCongruent(word) ? "congruent" : "incongruent"];
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    const [ink = ""] = word.split(" ");
    await visitor.key(keyOf(ink as Ink));
    await untilAnswered(`trial ${trial}`);
  }
  await visitor.until("the result", () => document.activeElement?.tagName === "H2");
  const [result = ""] = await visitor.texts("h2[tabindex='-1']");
  observe("headline", result.replace(/\d+/g, "…"));
  const { times } = await visitor.ask(() => (window as unknown as { observer: Observer }).observer);
  observe("answers", times.length);
  const of = (congruent: boolean) =>
    mean(times.filter(({ word }) => isCongruent(word) === congruent).map(({ ms }) => ms));
  const found = Number(/\d+/.exec(result)?.[0]);
  const observed = of(false) - of(true);
  observe(
    "the page's result is the observer's, to a frame",
    Math.abs(found - observed) <= FRAME_MS || `${found} ms, and the observer ${observed} ms`,
  );
};
