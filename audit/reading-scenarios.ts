import { expect as expectSoon, type Page } from "@playwright/test";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { findingsWords } from "@/content/findings";
import { launchWords } from "@/content/launch";
import { protocolWords } from "@/content/running-study";
import { simulationWords } from "@/content/simulation";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit, waitForHydration } from "@/testing/behaviour";
import { contactControls } from "@/testing/contact";
import { FORM_SCRIPTS, fillForm } from "@/testing/forms";
import { Participant } from "@/testing/lab";
import { plannedSentStudy } from "@/testing/sent-study";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";

/** Waits long enough for a busy machine. */
const expect = expectSoon.configure({ timeout: 30_000 });

/**
 * Reads an element of the page to its end; `part` is the selector of the element, and `what` is its title in the
 * transcript.
 */
type Read = (what: string, part: string) => Promise<void>;

/** The actions of a person who uses a screen reader. */
export type ReadingScenario = {
  /** File name of the transcript. */
  name: string;
  title: string;
  run: (page: Page, read: Read) => Promise<void>;
};

/**
 * Reads the home page with its header and footer, then the first trial of the task on this page. Frames stop when the
 * stimulus appears, so that the trial does not end before it was read.
 */
async function home(page: Page, read: Read, locale: Locale) {
  await page.addInitScript(() => {
    crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers) => numbers;
    const request = window.requestAnimationFrame.bind(window);
    // The condition is checked when the frame runs, because the page may have requested it before the stimulus.
    window.requestAnimationFrame = (draw) =>
      request((time) => {
        if (!document.querySelector("[data-stage=running][data-phase=stimulus]")) draw(time);
      });
  });
  const words = localize(stroopWords, locale);
  await visit(page, pathOf("home", locale));
  await read("The header of each page", "header");
  await read("The page", "main");
  await read("The footer of each page", "footer");
  const task = page.getByRole("region", { name: words.screen.label, exact: true });
  await task.getByRole("button").first().click();
  await expect(task).toHaveAttribute("data-phase", "stimulus");
  await read("The task, in its first trial", "section:has([data-ink])");
}

/** Reads the list of apps, then the list after a filter was chosen. */
async function filteredPortfolio(page: Page, read: Read, locale: Locale) {
  await visit(page, pathOf("portfolio", locale));
  await expect(page.locator("ul[data-hydrated]")).toBeVisible();
  await read("The list", "main");
  await page.getByRole("searchbox").fill("Mini-IPIP");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await read("After “Mini-IPIP” in the search", "main");
}

/** Reads the Stroop task from its brief to its result. */
async function stroop(page: Page, read: Read, locale: Locale) {
  const participant = new Participant(page, "stroop", locale, "keys");
  const { strategy, keys } = TIMED_SCRIPTS.stroop;
  await participant.open({ seed: String(SEED) });
  await read("The brief", "main");
  await participant.start();
  await read("Before the first block", "dialog[open]");
  await participant.work(strategy, keys, () => true);
  await read("The first trial", "dialog[open]");
  await participant.work(strategy, keys);
  await expect(page.locator("h2").first()).toBeFocused();
  await read("The result", "main");
}

/** Reads the contact form, then its errors after a submission without answers. */
async function contact(page: Page, read: Read, locale: Locale) {
  await visit(page, pathOf("contact", locale));
  await read("The form", "main form");
  await contactControls(page, locale).submit.click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await read("What is to correct", "main section:has(a[href^='#contact-']):not(:has(section))");
  await read("The form after it is sent empty", "main form");
}

/** Reads the editor with one app, then the message about a number that is not valid. */
async function editor(page: Page, read: Read, locale: Locale) {
  const words = localize(editorWords, locale);
  await visit(page, `${pathOf("protocol", locale)}?app=stroop`);
  await page.getByRole("button", { name: words.undo, exact: true }).waitFor();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const { region } = localize(simulationWords, locale);
  await expect(page.getByRole("status", { name: region })).toHaveCount(0);
  await read("The editor", "main");
  await page
    .getByLabel(locale === "en" ? "Test trials" : "Essais expérimentaux", { exact: true })
    .fill("95");
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await read("What is to correct", "main [data-pane=settings]");
}

/** Reads the launch panel for a study whose texts are complete, then the ways to collect data. */
async function launch(page: Page, read: Read, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}${linkHash(plannedSentStudy())}`);
  await waitForHydration(page);
  const { title, steps } = localize(launchWords, locale);
  const panel = page.getByRole("region", { name: title });
  await panel.waitFor();
  await read("The launch panel", "#launch");
  await panel.getByRole("button", { name: steps.chooseWay, exact: true }).click();
  await expect(panel.locator("#collecting-ways summary")).toBeFocused();
  await read("The ways to collect data", "#collecting-ways");
}

/** Reads the end page with its code, which a site without a data server displays to people who decline. */
async function declined(page: Page, read: Read, locale: Locale) {
  const { decline } = localize(deliveryWords, locale);
  await page.goto(`${pathOf("study", locale)}${linkHash(plannedSentStudy())}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: decline.button, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(decline.title);
  await read("The end with its code", "main");
}

/** Reads the page of data without files, then with the sample. */
async function data(page: Page, read: Read, locale: Locale) {
  const { files, exploratory } = localize(findingsWords, locale);
  await visit(page, pathOf("data", locale));
  const sample = page.getByRole("button", { name: files.sample });
  await sample.waitFor();
  await read("The page without files", "main");
  await sample.click();
  await page.getByRole("heading", { name: exploratory.title, exact: true }).waitFor();
  await read("The sample", "main");
}

/** Reads a study of two steps, from its information sheet to its end. */
async function study(page: Page, read: Read, locale: Locale) {
  const words = localize(protocolWords, locale);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(`${pathOf("study", locale)}${linkHash(plannedSentStudy())}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: words.start, exact: true }).waitFor();
  await read("The information", "main");
  await press(words.start);
  for (const [place, app] of (["lottery-choice", "mini-ipip"] as const).entries()) {
    const start = page.getByRole("button", { name: words.parts.start, exact: true });
    await start.waitFor();
    await read(`The brief of part ${place + 1}`, "main");
    await start.click();
    await expect(page.locator("main form")).toBeVisible();
    await read(`The first page of part ${place + 1}`, "main");
    if (place === 0) {
      await press(words.leave.button);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.leave.title);
      await read("Leaving", "main");
      await press(words.leave.goOn);
      await press(words.parts.start);
    }
    await fillForm(page, FORM_SCRIPTS[app].pages, "keys");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.end.completed);
  await read("The end", "main");
}

const BY_NAME = {
  home: { title: { en: "Home and its task", fr: "Accueil et sa tâche" }, run: home },
  portfolio: { title: { en: "Portfolio", fr: "Portfolio" }, run: filteredPortfolio },
  stroop: { title: { en: "The Stroop task", fr: "La tâche de Stroop" }, run: stroop },
  editor: { title: { en: "The editor", fr: "L’éditeur" }, run: editor },
  launch: {
    title: { en: "The launch of a study", fr: "Le lancement d’une étude" },
    run: launch,
  },
  declined: { title: { en: "A declined study", fr: "Une étude refusée" }, run: declined },
  data: { title: { en: "The page of data", fr: "La page des données" }, run: data },
  study: { title: { en: "A study by its link", fr: "Une étude par son lien" }, run: study },
  contact: { title: { en: "The contact form", fr: "Le formulaire de contact" }, run: contact },
};

export const READING_SCENARIOS: ReadingScenario[] = LOCALES.flatMap((locale) =>
  Object.entries(BY_NAME).map(([name, { title, run }]) => ({
    name: `${name}-${locale}`,
    title: title[locale],
    run: (page: Page, read: Read) => run(page, read, locale),
  })),
);
