import { expect, type Page } from "@playwright/test";
import { stroopWords } from "@/experiments/stroop/words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit } from "@/testing/behaviour";
import { contactControls } from "@/testing/contact";
import { Participant } from "@/testing/lab";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";

/** Reads a part of the page, by its selector, to its end. */
type Read = (what: string, part: string) => Promise<void>;

/** What somebody who uses a screen reader does. */
export type ReadingScenario = {
  /** Names the transcript's file. */
  name: string;
  title: string;
  run: (page: Page, read: Read) => Promise<void>;
};

/** The page with its header and footer, then the first trial of its task, with time stopped. */
async function home(page: Page, read: Read, locale: Locale) {
  await page.addInitScript(() => {
    crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers) => numbers;
  });
  const words = localize(stroopWords, locale);
  await visit(page, pathOf("home", locale));
  await read("The header of each page", "header");
  await read("The page", "main");
  await read("The footer of each page", "footer");
  const task = page.getByRole("region", { name: words.screen.label, exact: true });
  await task.evaluate((screen) => {
    new MutationObserver(() => {
      if (screen.dataset.phase === "stimulus") window.requestAnimationFrame = () => 0;
    }).observe(screen, { attributes: true });
  });
  await task.getByRole("button").first().click();
  await expect(task).toHaveAttribute("data-phase", "stimulus");
  await read("The task, in its first trial", "section:has([data-ink])");
}

/** The list, then what a filter leaves of it. */
async function filteredPortfolio(page: Page, read: Read, locale: Locale) {
  await visit(page, pathOf("portfolio", locale));
  await expect(page.locator("ul[data-hydrated]")).toBeVisible();
  await read("The list", "main");
  await page.getByRole("searchbox").fill("Mini-IPIP");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await read("After “Mini-IPIP” in the search", "main");
}

/** From the brief of the Stroop task to its result. */
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

/** The form, then its errors when it is submitted empty. */
async function contact(page: Page, read: Read, locale: Locale) {
  await visit(page, pathOf("contact", locale));
  await read("The form", "main form");
  await contactControls(page, locale).submit.click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await read("What is to correct", "main section:has(a[href^='#contact-']):not(:has(section))");
  await read("The form after it is sent empty", "main form");
}

const BY_NAME = {
  home: { title: { en: "Home and its task", fr: "Accueil et sa tâche" }, run: home },
  portfolio: { title: { en: "Portfolio", fr: "Portfolio" }, run: filteredPortfolio },
  stroop: { title: { en: "The Stroop task", fr: "La tâche de Stroop" }, run: stroop },
  contact: { title: { en: "The contact form", fr: "Le formulaire de contact" }, run: contact },
};

export const READING_SCENARIOS: ReadingScenario[] = LOCALES.flatMap((locale) =>
  Object.entries(BY_NAME).map(([name, { title, run }]) => ({
    name: `${name}-${locale}`,
    title: title[locale],
    run: (page: Page, read: Read) => run(page, read, locale),
  })),
);
