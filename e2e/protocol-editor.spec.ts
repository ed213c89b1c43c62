import { expect, type Locator, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { launchWords } from "@/content/launch";
import { planWords } from "@/content/planner";
import { protocol } from "@/content/protocol";
import { simulationWords } from "@/content/simulation";
import { galleryPayload } from "@/experiments/payloads/gallery";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { hold, waitForHydration } from "../testing/behaviour";
import { drawnWay, type Hands, TOUCH_PHONE } from "../testing/drawn-cases";

const wordsIn = (locale: Locale) => localize(editorWords, locale);
const benchIn = (locale: Locale) => localize(benchWords, locale);

/** Returns the title of the study, which is an input field in the heading. */
const titleOf = (page: Page) => page.getByRole("heading", { level: 1 }).getByRole("textbox");

async function openEditor(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  await waitForHydration(page);
  await page.getByRole("button", { name: wordsIn(locale).undo, exact: true }).waitFor();
}

/** Presses a button by keys or by touch. */
async function press(button: Locator, hands: Hands) {
  if (hands === "touch") return button.tap();
  await button.focus();
  await button.page().keyboard.press("Enter");
}

const buttonOf = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

async function fill(page: Page, hands: Hands, name: string, text: string) {
  const field = page.getByLabel(name, { exact: true });
  if (hands === "touch") await field.tap();
  await field.fill(text);
  await page.keyboard.press("Tab");
}

type Pane = keyof ReturnType<typeof benchIn>["panes"];

/** Displays a pane of the editor. A phone has a tab for each pane, but a wide window displays all panes. */
async function show(page: Page, locale: Locale, hands: Hands, pane: Exclude<Pane, "label">) {
  if (hands !== "touch") return;
  const { panes } = benchIn(locale);
  const tabs = page.getByRole("navigation", { name: panes.label });
  await tabs.getByRole("button", { name: panes[pane], exact: true }).tap();
}

/**
 * Scrolls to the end of the page. There, neither the preview nor the row of tabs covers a button, although both of them
 * are sticky.
 */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/**
 * Opens the editor from the home page in the way that a new visitor does, and replaces the example by an empty study.
 */
async function startEmpty(page: Page, locale: Locale, hands: Hands) {
  const words = wordsIn(locale);
  await page.goto(pathOf("home", locale));
  await waitForHydration(page);
  const door = page
    .getByRole("main")
    .locator(`a[href="${pathOf("protocol", locale)}"]`)
    .first();
  if (hands === "touch") await door.tap();
  else await door.press("Enter");
  await buttonOf(page, words.startEmpty).waitFor();
  await press(buttonOf(page, words.startEmpty), hands);
}

/**
 * Plans a Stroop task of 96 trials for 60 people at 9 an hour, with the power for a true correlation of .30 with
 * extraversion.
 */
async function plan(page: Page, locale: Locale, hands: Hands) {
  const words = wordsIn(locale);
  await press(buttonOf(page, `+ ${words.form.addApp}`), hands);
  await press(buttonOf(page, /^Stroop/), hands);
  // The parameters of the new step appear also on a phone, without a further action.
  await fill(page, hands, locale === "en" ? "Test trials" : "Essais expérimentaux", "96");
  await show(page, locale, hands, "steps");
  await press(buttonOf(page, `+ ${words.form.addApp}`), hands);
  await press(buttonOf(page, /^Mini-IPIP/), hands);
  await show(page, locale, hands, "steps");
  await fill(page, hands, words.who.people, "60");
  await fill(page, hands, words.who.pay, "9");
  await show(page, locale, hands, "preview");
  await page.getByLabel(words.plan.question, { exact: true }).selectOption("correlation");
  await page.getByLabel(words.plan.other, { exact: true }).selectOption("mini-ipip.extraversion");
  await fill(page, hands, words.plan.effect, locale === "en" ? "0.3" : "0,3");
}

/** The time limit of three minutes is longer than the time that a new visitor needs. */
const MOST_MS = 180_000;

for (const { locale, hands, device } of drawnWay(0))
  test.describe(`the editor used by ${hands} (${locale})`, () => {
    test.use(device);

    test("lets a new visitor plan a study with people, cost and methods, and a link reopens the study", async ({
      page,
      context,
    }, testInfo) => {
      test.setTimeout(MOST_MS);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const words = wordsIn(locale);
      /** Attaches a screenshot to the test report for visual inspection. */
      const film = (name: string) =>
        page.screenshot({ path: testInfo.outputPath(`${name}.png`), animations: "disabled" });
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await startEmpty(page, locale, hands);
      // No number of the example may remain. A reader could mistake such a number for a number of this study.
      await expect(page.getByRole("heading", { level: 2, name: /\d/ })).toHaveCount(0);
      await film("1-empty");
      await plan(page, locale, hands);
      await film("2-question");

      const answer = page.getByRole("heading", { level: 2, name: /\b16[0-9]\b/ });
      await expect(answer).toBeVisible();
      await answer.scrollIntoViewIfNeeded();
      await film("3-answer");
      await expect(page.getByRole("definition").filter({ hasText: /54/ })).toBeVisible();
      await show(page, locale, hands, "launch");
      const methods = page.locator("[data-methods]");
      await expect(methods.locator("mark", { hasText: /^96$/ })).toBeVisible();
      const panel = page.getByRole("tabpanel");
      await press(panel.getByRole("button", { name: words.paper.copy, exact: true }), hands);
      await expect(panel.getByText(words.paper.copied)).toBeVisible();
      expect(await copied()).toMatch(/^Stroop\. [\s\S]*\b96\b/);
      await film("4-methods");
      // This site has no data server, so the link can only be used to try the study. The editor states this limit.
      const { copy } = localize(launchWords, locale);
      const copyLink = page
        .getByRole("region", { name: localize(launchWords, locale).title })
        .getByRole("button", { name: copy.trial, exact: true });
      await press(copyLink, hands);
      await expect.poll(copied).toMatch(/\/study\?rehearsal#p=[0-9a-f]{8}\.[\w-]+$/);
      await expect(page.getByText(copy.copiedTrial).first()).toBeVisible();
      await film("5-link");
      await scrollToEnd(page);
      expect(await violations(page)).toEqual([]);

      await expect(page).toHaveURL(/#p=[0-9a-f]{8}\./);
      const address = page.url();
      await page.goto("about:blank");
      await page.goto(address);
      await waitForHydration(page);
      await buttonOf(page, words.undo).waitFor();
      await show(page, locale, hands, "preview");
      await expect(page.getByLabel(words.plan.effect, { exact: true })).toHaveValue(
        locale === "en" ? "0.3" : "0,3",
      );
      const run = page.getByRole("link", { name: words.away.run, exact: true });
      await expect(run).toHaveAttribute("href", /\/study\?rehearsal#p=[0-9a-f]{8}\.[\w-]+$/);
      expect(page.url()).toBe(address);
    });

    test("opens each ready-made protocol with its duration, and the button Undo reverts this", async ({
      page,
    }) => {
      const words = wordsIn(locale);
      const { words: own, protocols } = galleryPayload(locale);
      await openEditor(page, locale);
      const toggle = buttonOf(page, words.openReady);
      for (const { title, minutes } of protocols) {
        await press(toggle, hands);
        const gallery = page.getByRole("region", { name: own.title });
        await expect(gallery.getByRole("heading", { name: own.title })).toBeFocused();
        await expect(gallery.getByRole("heading", { level: 3 })).toHaveCount(protocols.length + 1);
        if (title === protocols[0]?.title) {
          expect(await violations(page)).toEqual([]);
          const overflow = () =>
            document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow)).toBe(0);
        }
        await press(
          gallery.getByRole("button", { name: withColon(own.open, title, locale) }),
          hands,
        );
        await expect(toggle).toBeFocused();
        await expect(gallery).toBeHidden();
        await expect(titleOf(page)).toHaveValue(title);
        const length = interpolate(words.facts.minutes, { n: minutes });
        await expect(page.getByRole("definition").filter({ hasText: length })).toBeVisible();
      }
      await press(buttonOf(page, words.undo), hands);
      await expect(titleOf(page)).toHaveValue(protocols.at(-2)?.title ?? "");
    });
  });

test("Escape closes the gallery of templates, and the gallery reports a lost connection", async ({
  page,
}) => {
  const { words: own, protocols } = galleryPayload("en");
  const [first] = protocols;
  if (!first) throw new Error("The gallery is empty");
  await openEditor(page, "en");
  const toggle = page.getByRole("button", { name: wordsIn("en").openReady, exact: true });
  await toggle.click();
  const gallery = page.getByRole("region", { name: own.title });
  await page.route("**/protocols/*.json", (route) => route.abort());
  await gallery.getByRole("button", { name: `${own.open}: ${first.title}` }).click();
  await expect(gallery.getByText(own.lost)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("a value that is not valid remains in its field next to the violated rule, and Undo restores the earlier value", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en");
  const trials = page.getByLabel("Test trials", { exact: true });
  await trials.fill("95");
  await expect(trials).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(words.faults.one)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveURL(/#p=/);
  await page.reload();
  await waitForHydration(page);
  await expect(trials).toHaveValue("95");
  await trials.fill("96");
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(trials).toHaveValue("95");
});

test("the Back button on another page restores the study", async ({ page }) => {
  await openEditor(page, "en");
  const trials = page.getByLabel("Test trials", { exact: true });
  await trials.fill("72");
  await expect(page).toHaveURL(/#p=/);
  const address = page.url();
  await page
    .getByRole("navigation")
    .locator(`a[href="${pathOf("about", "en")}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("about", "en")}$`));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(trials).toHaveValue("72");
});

test("the focus remains on the title of the page while the editor loads", async ({ page }) => {
  await page.goto(pathOf("home", "en"));
  await waitForHydration(page);
  const words = await hold(page, /\/apps\/editor\//);
  const { title } = localize(protocol, "en");
  await page
    .getByRole("main")
    .locator(`a[href="${pathOf("protocol", "en")}"]`)
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect.poll(words.count).toBe(1);
  await words.release();
  await page.getByRole("button", { name: wordsIn("en").undo, exact: true }).waitFor();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect(titleOf(page)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page states the purpose of the editor, and displays one study with its methods", async ({
    page,
  }) => {
    const words = localize(protocol, "en");
    await page.goto(pathOf("protocol", "en"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.title);
    await expect(page.getByText(words.needsScripts)).toBeVisible();
    await expect(page.getByText(/The 96 test trials came in blocks of 24/)).toBeVisible();
    await expect(
      page.getByText(interpolate(words.example.afterwards, { n: 20 }), { exact: false }),
    ).toBeVisible();
  });

  for (const locale of LOCALES)
    test(`the gallery of templates displays the purpose, duration and papers of each protocol (${locale})`, async ({
      page,
    }) => {
      const { words: own, protocols } = galleryPayload(locale);
      await page.goto(pathOf("protocol", locale));
      const gallery = page.getByRole("region", { name: own.title });
      for (const { title, purpose, minutes, references, address } of protocols) {
        const card = gallery.getByRole("listitem").filter({ hasText: title });
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
        await expect(card.getByText(purpose)).toBeVisible();
        await expect(card.getByText(interpolate(own.minutes, { n: minutes }))).toBeVisible();
        await card.locator("summary").click();
        for (const { citation, url } of references)
          await expect(card.getByRole("link", { name: citation })).toHaveAttribute("href", url);
        const file = card.getByRole("link", { name: withColon(own.file, title, locale) });
        await expect(file).toHaveAttribute("href", address);
      }
    });
});

for (const { locale, hands, device } of drawnWay(1))
  test.describe(`the editor in ${locale}, on the device that is tested with this language`, () => {
    test.use(device);

    for (const colorScheme of ["light", "dark"] as const)
      test(`has no violation that axe finds, in any of its states, ${colorScheme}`, {
        tag: (locale === "en") === (colorScheme === "light") ? [] : "@release",
      }, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const words = wordsIn(locale);
        const planner = localize(planWords, locale);
        await page.goto(pathOf("protocol", locale));
        await waitForHydration(page);
        await buttonOf(page, words.undo).waitFor();
        const go = (pane: Exclude<Pane, "label">) => show(page, locale, hands, pane);
        const expectNone = async (state: string, part?: string) => {
          await scrollToEnd(page);
          expect.soft(await violations(page, { part }), state).toEqual([]);
        };

        const unfold = async (folds: readonly string[]) => {
          for (const fold of folds) await page.locator("summary").filter({ hasText: fold }).click();
        };
        await expectNone("steps");
        await go("settings");
        await unfold([words.information.title, words.ends.title, words.design.title]);
        await expectNone("settings");
        await go("preview");
        await unfold([
          planner.table.open,
          planner.code.open,
          planner.sentence.open,
          words.plan.test,
          words.plan.own,
          words.plan.exclude,
        ]);
        await page.getByRole("table", { name: planner.table.caption }).waitFor();
        await expectNone("everything open");
        const asked = page.getByLabel(words.plan.question, { exact: true });
        const offered = await asked
          .getByRole("option")
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
        expect(offered.length).toBeGreaterThan(3);
        for (const question of offered) {
          await asked.selectOption(question);
          await expectNone(question, "[class*=plan-panel_panel]");
        }
        await go("launch");
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          await expectNone(`paper: ${await tab.textContent()}`, "[role=tabpanel]");
        }
        await buttonOf(page, words.away.qr).click();
        await go("preview");
        await buttonOf(page, words.sees.trySix).click();
        const { start } = benchIn(locale).preview;
        await buttonOf(page, start).waitFor();
        await expectNone("six trials", "[class*=preview_kept]");
        await buttonOf(page, start).press("Escape");
        await expect(buttonOf(page, start)).toBeHidden();
      });
  });

test("a link that was cut off is reported, and the author can load the readable part of the study", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en");
  await page.getByLabel("Test trials", { exact: true }).fill("96");
  await expect(page).toHaveURL(/#p=/);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address.slice(0, -40));
  await waitForHydration(page);
  const panel = page.getByRole("region", { name: words.text.title });
  await expect(panel.getByText(words.text.cutOff)).toBeVisible();
  await expect(panel.getByText(words.text.part)).toBeVisible();
  await expect(panel.getByRole("textbox")).toHaveValue(/"order": "fixed"/);
});

test("a planning question that needs an effect size has a field for the effect size", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(words.plan.question).selectOption("change");
  await field(words.plan.effect).fill("20");
  await field(words.plan.rho).fill("0.8");
  await expect(
    page.getByRole("heading", { level: 2, name: /^A power of \.80 requires \d+/ }),
  ).toBeVisible();
  // The field is empty again after a change of the question. An effect in ms cannot be used as a correlation.
  await field(words.plan.question).selectOption("correlation");
  await expect(field(words.plan.effect)).toHaveValue("");
  await field(words.plan.effect).fill("0.3");
  await field(words.plan.otherReliability).fill("0.8");
  const answer = page.getByRole("heading", {
    level: 2,
    name: /^A power of \.80 requires \d+ participants/,
  });
  await expect(answer).toBeVisible();
  await field(words.plan.goal).selectOption("equivalence");
  await expect(answer).toBeVisible();
  await page.locator("summary").filter({ hasText: words.plan.test }).click();
  await field(words.plan.sides).selectOption("one");
  await expect(page.getByText("A one-sided test needs a reason", { exact: false })).not.toHaveCount(
    0,
  );
  await field(words.plan.whyOneSided).fill("A smaller effect is no use");
  await expect(page.getByText(words.faults.one)).toBeHidden();
});

test("the lines, the dots and the handle of the planner are visible in forced colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto(pathOf("protocol", "en"));
  await waitForHydration(page);
  const figure = page.getByRole("img", { name: localize(planWords, "en").figure.description });
  await figure.waitFor();
  const unseen = await figure.evaluate((drawing) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "Canvas";
    const { color: ground } = getComputedStyle(probe);
    // The ring around the handle indicates the focus.
    return [...drawing.querySelectorAll("path, line, circle:not([class*=ring]), text")]
      .filter((mark) => {
        const { stroke, fill } = getComputedStyle(mark);
        return [stroke, fill].every((each) => each === "none" || each === ground);
      })
      .map((mark) => mark.outerHTML);
  });
  expect(unseen).toEqual([]);
});

test("the printed page contains the study, without controls that work only on a screen", async ({
  page,
}) => {
  await page.goto(pathOf("protocol", "en"));
  await waitForHydration(page);
  const words = wordsIn("en");
  await buttonOf(page, words.undo).waitFor();
  const { power } = localize(simulationWords, "en");
  const unanswered = page.getByRole("heading", { name: power.title });
  await expect(unanswered).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 2, name: words.paper.title })).toBeVisible();
  await expect(page.locator("[data-methods]")).toBeVisible();
  for (const name of [words.undo, words.openReady, words.paper.copy, words.sees.trySix])
    await expect(buttonOf(page, name).first()).toBeHidden();
  await expect(page.getByRole("navigation", { name: benchIn("en").panes.label })).toBeHidden();
  // The links of the study are not printed, because their characters would fill pages.
  await expect(page.getByRole("heading", { name: words.away.title })).toBeHidden();
  await expect(unanswered).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(TOUCH_PHONE);

  test("the tabs at the bottom display one pane at a time; the choice of a step displays the parameters of the step", async ({
    page,
  }) => {
    const words = wordsIn("en");
    const { panes, steps, preview } = benchIn("en");
    await openEditor(page, "en");
    const trials = page.getByLabel("Test trials", { exact: true });
    const screen = page.getByRole("heading", { name: preview.title });
    await expect(buttonOf(page, /^Stroop/)).toBeVisible();
    await expect(trials).toBeHidden();
    await expect(screen).toBeHidden();
    await buttonOf(page, /^Stroop/).tap();
    await expect(trials).toBeVisible();
    await expect(buttonOf(page, /^Stroop/)).toBeHidden();
    await show(page, "en", "touch", "preview");
    await expect(screen).toBeVisible();
    await expect(trials).toBeHidden();
    const tabs = page.getByRole("navigation", { name: panes.label }).getByRole("button");
    for (const tab of await tabs.all())
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await show(page, "en", "touch", "steps");
    await buttonOf(page, new RegExp(`^${steps.information}`)).tap();
    await expect(page.getByLabel(words.information.fields.purpose, { exact: true })).toBeVisible();
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
});

test("six trials can be done by key inside the preview, and Escape displays the static preview again", async ({
  page,
}) => {
  const words = wordsIn("en");
  const { preview } = benchIn("en");
  await openEditor(page, "en");
  const picture = page.getByRole("img", { name: /^Stroop, as a participant sees it/ });
  await picture.waitFor();
  await buttonOf(page, words.sees.trySix).click();
  await expect(picture).toBeHidden();
  await buttonOf(page, preview.start).press("Enter");
  await expect(page.getByText(/^Trial 1 of 6|^trial 1 \/ 6/i)).toBeVisible();
  // A simulation of the page that is still running has a button with the same name.
  const pane = page.getByRole("region", { name: preview.title });
  await expect(buttonOf(pane, preview.stop)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picture).toBeVisible();
});

test("the list of steps and the preview remain in view while the page scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(pathOf("protocol", "en"));
  await waitForHydration(page);
  const preview = page.getByRole("heading", { name: benchIn("en").preview.title });
  const step = buttonOf(page, /^Stroop/);
  await preview.waitFor();
  const chart = page.getByRole("img", { name: localize(planWords, "en").figure.description });
  await chart.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(preview).toBeInViewport();
  await expect(step).toBeInViewport();
});

test("the map of the page marks the section that the visitor reads", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(pathOf("protocol", "en"));
  await waitForHydration(page);
  const { map } = benchIn("en");
  const entries = page.getByRole("navigation", { name: map.title }).getByRole("button");
  const marked = entries.and(page.locator("[aria-current]"));
  await expect(marked).toContainText(map.preview);
  await entries.filter({ hasText: map.texts }).click();
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(map.texts);
});

for (const width of [360, 768, 1360])
  test(`no list of choices of the editor cuts the chosen text in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.goto(pathOf("protocol", "fr"));
    await waitForHydration(page);
    await page.locator("#step-0-title").waitFor();
    const panes = ["steps", "settings", "preview", "launch"] as const;
    const { label, ...names } = benchIn("fr").panes;
    const seen: string[] = [];
    for (const pane of panes) {
      const tab = page
        .getByRole("navigation", { name: label })
        .getByRole("button", { name: names[pane] });
      if (await tab.isVisible()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-current", "true");
        await expect(page.locator(`[data-pane="${pane}"]`)).toBeVisible();
      }
      for (const choice of await page.locator("main select:visible").all()) {
        const { texts, isCut } = await choice.evaluate((select: HTMLSelectElement) => {
          const texts = [...select.options].map((option) => option.text);
          const chosen = select.selectedIndex;
          const style = getComputedStyle(select);
          const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const px = (value: string) => Number.parseFloat(value);
          // Each choice is displayed once, so that the longest is measured, too.
          const isCut = texts.filter((text, index) => {
            select.selectedIndex = index;
            const height = select.clientHeight - px(style.paddingTop) - px(style.paddingBottom);
            const lines = Math.round(height / px(style.lineHeight)) || 1;
            const arrow = 18;
            const space =
              select.clientWidth - px(style.paddingLeft) - px(style.paddingRight) - arrow;
            return pen.measureText(text).width > space * lines;
          });
          select.selectedIndex = chosen;
          return { texts, isCut };
        });
        expect.soft(isCut, texts.join(" | ")).toEqual([]);
        seen.push(...texts);
      }
    }
    expect(seen.length).toBeGreaterThan(10);
  });
