import { expect, type Page } from "@playwright/test";
import { contactForm } from "@/content/contact-form";
import { portfolio } from "@/content/portfolio";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit, waitForHydration } from "@/testing/behaviour";
import { contactControls } from "@/testing/contact";
import { bringMapNear, markerOf } from "@/testing/contact-map";
import { FORM_SCRIPTS, fillForm } from "@/testing/forms";
import { Participant } from "@/testing/lab";
import { namedMap, PLACE_SCRIPTS, placeCities } from "@/testing/places";
import { layOutAll, open, readToTheEnd, SCREENS, type Screen } from "@/testing/site";
import { SEED, TIMED_SCRIPTS } from "@/testing/strategies";

/** Checks the current state of the page; `what` is the name of this state. */
type CheckScreen = (what: string) => Promise<void>;

/** A path through the site. The checkers check the screens on this path. */
export type Scenario = {
  name: string;
  run: (page: Page, check: CheckScreen) => Promise<void>;
};

function openAndRead(
  name: string,
  screen: Pick<Screen, "path" | "heading">,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Scenario {
  return {
    name,
    run: async (page, check) => {
      await prepare(page);
      await open(page, screen);
      await readToTheEnd(page);
      await page.evaluate(layOutAll);
      await check("as it opens");
    },
  };
}

/**
 * Scenarios that open the pages, the 404 pages and the briefs of the apps, and scroll each of them to its end. Another
 * scenario opens /contact with tiles that do not load.
 */
export const SCREEN_SCENARIOS: Scenario[] = [
  ...SCREENS.map(({ path, heading }) => openAndRead(path, { path, heading })),
  ...LOCALES.map((locale) => {
    const path = pathOf("contact", locale);
    return openAndRead(`${path} without tiles`, { path, heading: undefined }, (page) =>
      page.route(/\/tiles\//, (route) => route.abort()),
    );
  }),
];

const TIMED = Object.keys(TIMED_SCRIPTS) as (keyof typeof TIMED_SCRIPTS)[];

/**
 * Returns a scenario of the start of a timed app: the wait before the first block, and the first trial. The trial may
 * reach its time limit during the check.
 */
function firstTrial(app: keyof typeof TIMED_SCRIPTS, locale: Locale): Scenario {
  return {
    name: `${pathOf("study", locale)}?app=${app}`,
    run: async (page, check) => {
      const participant = new Participant(page, app, locale, "keys");
      await participant.open({ seed: String(SEED) });
      await participant.start();
      await check("waiting");
      const { strategy, keys } = TIMED_SCRIPTS[app];
      await participant.work(strategy, keys, () => true);
      await check("a trial");
    },
  };
}

/** Returns a scenario of a complete run of an app by the simulated participant of the browser tests. */
function wholeRun(app: AppId, locale: Locale): Scenario {
  return {
    name: `${pathOf("study", locale)}?app=${app}`,
    run: async (page, check) => {
      const participant = new Participant(page, app, locale, "keys");
      await participant.open({ seed: String(SEED) });
      await participant.start();
      if (app in TIMED_SCRIPTS) {
        const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
        await participant.work(strategy, keys);
      } else if (app in FORM_SCRIPTS) {
        await page.locator("main fieldset").first().waitFor();
        await check("the first page");
        await page.locator("main form button[type=submit]").click();
        await check("nothing chosen");
        await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, "keys");
      } else {
        await namedMap(page);
        await check("a city");
        await placeCities(page, PLACE_SCRIPTS[app as keyof typeof PLACE_SCRIPTS].offsets, "keys");
      }
      await expect(page.locator("h2").first()).toBeFocused();
      await check("the result");
    },
  };
}

/** Returns scenarios of the elements that open or change after an action, such as a tooltip, a dialog or an error. */
function interactions(locale: Locale): Scenario[] {
  const words = localize(portfolio, locale);
  return [
    {
      name: pathOf("portfolio", locale),
      run: async (page, check) => {
        await visit(page, pathOf("portfolio", locale));
        const copy = page.getByRole("button", { name: words.copyLink }).first();
        await copy.focus();
        await expect(page.getByText(words.copyLink, { exact: true })).toBeVisible();
        await check("tooltip");
        await page.keyboard.press("Escape");
        await page
          .getByRole("button", { name: withColon(words.citation.label, "", locale) })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await check("citation");
        await page.keyboard.press("Escape");
        await page.locator("article summary").first().click();
        await check("details");
        await visit(page, `${pathOf("portfolio", locale)}?q=xyzzy&device=phone`);
        await expect(page.getByText(words.list.none, { exact: true })).toBeVisible();
        await check("filters that leave nothing");
      },
    },
    {
      name: pathOf("about", locale),
      run: async (page, check) => {
        await visit(page, pathOf("about", locale));
        for (const summary of await page.locator("main summary").all()) await summary.click();
        await expect(page.getByRole("slider")).toBeVisible();
        await check("tables and slider");
      },
    },
    {
      name: pathOf("contact", locale),
      run: async (page, check) => {
        const controls = contactControls(page, locale);
        const { draft, ready } = localize(contactForm, locale);
        await visit(page, `${pathOf("contact", locale)}?app=stroop`);
        await controls.submit.click();
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
        await check("errors");
        await controls.fill();
        await controls.submit.click();
        await expect(page.getByRole("link", { name: ready.open })).toBeVisible();
        await check("the mail");
        await page.reload();
        await waitForHydration(page);
        await expect(page.getByRole("button", { name: draft.erase })).toBeVisible();
        await check("the draft");
        await bringMapNear(page, locale);
        await markerOf(page, locale).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await check("a place of the map");
      },
    },
  ];
}

/** Every screen of the site, with the elements that open on the screen. */
export const SCENARIOS: Scenario[] = [
  ...SCREEN_SCENARIOS,
  ...LOCALES.flatMap((locale) => [
    ...interactions(locale),
    ...TIMED.map((app) => firstTrial(app, locale)),
    ...APP_IDS.map((app) => wholeRun(app, locale)),
  ]),
];
