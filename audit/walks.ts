import { expect, type Page } from "@playwright/test";
import { contactForm } from "@/content/contact-form";
import { portfolio } from "@/content/portfolio";
import { APP_IDS, type AppId } from "@/experiments/registry";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit, waitForHydration } from "@/testing/behaviour";
import { contactControls } from "@/testing/contact";
import { bringMapNear, markerOf } from "@/testing/contact-map";
import { FORM_SCRIPTS, fillForm } from "@/testing/forms";
import { Participant } from "@/testing/lab";
import { namedMap, PLACE_SCRIPTS, placeCities } from "@/testing/places";
import { layOutAll, open, readToTheEnd, SCREENS } from "@/testing/site";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";

/** Looks at what the page shows now; `what` names it. */
export type Look = (what: string) => Promise<void>;

/** A way through the site, with what is to be looked at on it. */
export type Walk = { name: string; go: (page: Page, look: Look) => Promise<void> };

/** The pages, the 404 pages and the briefs, each read to its end. */
const screens: Walk[] = SCREENS.map((screen) => ({
  name: screen.path,
  go: async (page, look) => {
    await open(page, screen);
    await readToTheEnd(page);
    await page.evaluate(layOutAll);
    await look("as it opens");
  },
}));

const TIMED = Object.keys(TIMED_SCRIPTS) as (keyof typeof TIMED_SCRIPTS)[];

/** The start of a timed app: waiting, and the first trial, which may run out while it is looked at. */
function firstTrial(app: keyof typeof TIMED_SCRIPTS, locale: Locale): Walk {
  return {
    name: `${pathOf("study", locale)}?app=${app}`,
    go: async (page, look) => {
      const participant = new Participant(page, app, locale, "keys");
      await participant.open({ seed: String(SEED) });
      await participant.start();
      await look("waiting");
      const { strategy, keys } = TIMED_SCRIPTS[app];
      await participant.work(strategy, keys, () => true);
      await look("a trial");
    },
  };
}

/** A run of an app by the participant of the browser tests: first page, result. */
function run(app: AppId, locale: Locale): Walk {
  return {
    name: `${pathOf("study", locale)}?app=${app}`,
    go: async (page, look) => {
      const participant = new Participant(page, app, locale, "keys");
      await participant.open({ seed: String(SEED) });
      await participant.start();
      if (app in TIMED_SCRIPTS) {
        const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
        await participant.work(strategy, keys);
      } else if (app in FORM_SCRIPTS) {
        await page.locator("main fieldset").first().waitFor();
        await look("the first page");
        await page.locator("main form button[type=submit]").click();
        await look("nothing chosen");
        await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, "keys");
      } else {
        await namedMap(page);
        await look("a city");
        await placeCities(page, PLACE_SCRIPTS["where-is-it"].offsets, "keys");
      }
      await expect(page.locator("h2").first()).toBeFocused();
      await look("the result");
    },
  };
}

/** What opens and answers on the pages. */
function answers(locale: Locale): Walk[] {
  const words = localize(portfolio, locale);
  return [
    {
      name: pathOf("portfolio", locale),
      go: async (page, look) => {
        await visit(page, pathOf("portfolio", locale));
        const copy = page.getByRole("button", { name: words.copyLink }).first();
        await copy.focus();
        await expect(page.getByText(words.copyLink, { exact: true })).toBeVisible();
        await look("tooltip");
        await page.keyboard.press("Escape");
        await page
          .getByRole("button", { name: `${words.details}: ` })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await look("details");
        await visit(page, `${pathOf("portfolio", locale)}?q=xyzzy&device=phone`);
        await expect(page.getByText(words.list.none, { exact: true })).toBeVisible();
        await look("filters that leave nothing");
      },
    },
    {
      name: pathOf("about", locale),
      go: async (page, look) => {
        await visit(page, pathOf("about", locale));
        for (const summary of await page.locator("main summary").all()) await summary.click();
        await expect(page.getByRole("slider")).toBeVisible();
        await look("tables and slider");
      },
    },
    {
      name: pathOf("contact", locale),
      go: async (page, look) => {
        const controls = contactControls(page, locale);
        const { draft, ready } = localize(contactForm, locale);
        await visit(page, `${pathOf("contact", locale)}?app=stroop`);
        await controls.submit.click();
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
        await look("errors");
        await controls.fill();
        await controls.submit.click();
        await expect(page.getByRole("link", { name: ready.open })).toBeVisible();
        await look("the mail");
        await page.reload();
        await waitForHydration(page);
        await expect(page.getByRole("button", { name: draft.erase })).toBeVisible();
        await look("the draft");
        await bringMapNear(page, locale);
        await markerOf(page, locale).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await look("a place of the map");
      },
    },
  ];
}

/** Every screen of the site, with what opens on it. */
export const WALKS: Walk[] = [
  ...screens,
  ...LOCALES.flatMap((locale) => [
    ...answers(locale),
    ...TIMED.map((app) => firstTrial(app, locale)),
    ...APP_IDS.map((app) => run(app, locale)),
  ]),
];
