import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { pathOf } from "@/lib/routes";
import { runMain, say, UserError } from "@/scripts/terminal.mjs";
import { answerByKeys, form, wordsIn } from "@/testing/answer-survey";
import { waitForHydration } from "@/testing/behaviour";
import { LONG_SURVEY } from "@/testing/long-survey";
import { NAME_HELPER } from "@/testing/name-helper";
import { CPU_SLOWDOWN, spread } from "../editor/hand";
import { currentLoad, machine } from "../machine";
import { withSite } from "../with-site";

/** The time limit from a key press to the next paint, in ms. */
const LIMIT_MS = 50;

/** The pause after each key. It is longer than any delay inside a question, such as half a second before typed text is stored. */
const APART_MS = 600;

const SURVEYS = {
  "60 questions on 4 pages": LONG_SURVEY,
  "60 questions on 1 page": {
    ...LONG_SURVEY,
    pages: [
      {
        id: "all",
        label: { en: "All questions", fr: "Toutes les questions" },
        items: LONG_SURVEY.pages.flatMap(({ items, ...page }) =>
          // The questions of a matrix have their choices from the page.
          "matrix" in page
            ? items.map((item) => ({ type: "one", choices: page.matrix, ...item }))
            : (items as object[]),
        ),
      },
    ],
  },
};

/** Durations in ms, and the event-loop tasks above 50 ms. */
type Watched = { keys: number[]; longTasks: number[] };

/**
 * Runs in the page: observes the time from each key press until its frame is drawn, and long event-loop tasks. The
 * browser's own observation of events is not used: in a key that scrolls the page, it ends with a frame of a later key.
 */
function watch() {
  const watched: Watched = { keys: [], longTasks: [] };
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        setTimeout(() => watched.keys.push(Math.round(performance.now() - timeStamp)));
      }),
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
  Object.assign(window, {
    /** Returns what was observed since the last call. */
    watchedSince: () => ({ keys: watched.keys.splice(0), longTasks: watched.longTasks.splice(0) }),
  });
}

const watchedSince = (page: Page) =>
  page.evaluate(() => (window as unknown as { watchedSince: () => Watched }).watchedSince());

/** Answers a survey with the keyboard on a slow processor, and reports the times of the keys. */
async function measure(browser: Browser, siteUrl: string, survey: object): Promise<boolean> {
  const checked = checkProtocol(
    {
      protocol: 1,
      steps: [{ id: "survey", version: "1.0", survey }],
      title: { en: "Sleep and coffee", fr: "Sommeil et café" },
      debriefing: { en: "Thank you.", fr: "Merci." },
    },
    MODELS,
  );
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(`${siteUrl}${pathOf("study", "en")}${linkHash(checked.document)}`);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const begin = performance.now();
    await page.getByRole("button", { name: wordsIn("en").study.start, exact: true }).click();
    await form(page).waitFor();
    say(`First page displayed ${Math.round(performance.now() - begin)} ms after “Start”`);
    await pause(APART_MS * 2);
    await watchedSince(page);

    const times: Record<"Tab" | "answers" | "next page", number[]> = {
      Tab: [],
      answers: [],
      "next page": [],
    };
    const longTasks: Record<keyof typeof times, number[]> = {
      Tab: [],
      answers: [],
      "next page": [],
    };
    const press = async (key: string) => {
      const isNext =
        key === "Enter" && (await form(page).locator("button[type=submit]:focus").count());
      const kind = isNext ? "next page" : key === "Tab" ? "Tab" : "answers";
      await page.keyboard.press(key);
      await pause(APART_MS);
      const { keys, longTasks: tasks } = await watchedSince(page);
      times[kind].push(Math.max(...keys));
      longTasks[kind].push(...tasks);
    };
    const keyboard = {
      press,
      type: async (text: string) => {
        for (const letter of text) await press(letter);
      },
    };
    while (await form(page).count()) await answerByKeys(page, keyboard);

    const kinds = Object.keys(times) as (keyof typeof times)[];
    for (const kind of kinds)
      say(
        `${kind}: ${times[kind].length} keys, ms: ${spread(times[kind])}; above ${LIMIT_MS}: ${times[kind].filter((ms) => ms > LIMIT_MS).length}; tasks above 50 ms: ${longTasks[kind].join(", ") || "none"}`,
      );
    return kinds.every((kind) => times[kind].every((ms) => ms <= LIMIT_MS));
  } finally {
    await context.close();
  }
}

await runMain(() =>
  withSite(async ({ url, browser }) => {
    let isMet = true;
    for (const [name, survey] of Object.entries(SURVEYS)) {
      say(`\n${name}, processor slowed down ${CPU_SLOWDOWN} times`);
      isMet = (await measure(browser, url, survey)) && isMet;
    }
    const { cpu, cores } = machine();
    say(`\nChromium ${browser.version()}, ${cpu}, ${cores} cores, load ${currentLoad()}`);
    if (!isMet) throw new UserError(`A key takes longer than ${LIMIT_MS} ms.`);
  }),
);
