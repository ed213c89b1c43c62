import { expect, type Page, test } from "@playwright/test";
import { contact } from "@/content/contact";
import { home } from "@/content/home";
import { organisation } from "@/content/organisation";
import { protocol } from "@/content/protocol";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { breakWhile, LAZY_CHUNK, visit, watchFaults } from "../testing/behaviour";

const WORDS = { en: localize(home, "en"), fr: localize(home, "fr") };

/** Returns the section of the page below the given second-level heading. */
const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
const builder = (page: Page, locale: Locale = "en") => section(page, WORDS[locale].builder.title);
const slider = (page: Page, locale: Locale = "en") =>
  builder(page, locale).getByRole("slider", { name: WORDS[locale].builder.participants });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

/** Opens the home page and scrolls to the study builder. The slider of the study builder then loads. */
async function openBuilder(page: Page, locale: Locale = "en") {
  await visit(page, pathOf("home", locale));
  await builder(page, locale).scrollIntoViewIfNeeded();
  await expect(slider(page, locale)).toBeVisible();
}

/** Returns the values that the three sentences of the study builder mark. */
const marked = (page: Page, locale: Locale = "en") =>
  builder(page, locale).locator("mark").allTextContents();

test.describe("the two main links of the home page", () => {
  for (const locale of LOCALES)
    test(`lead to the contact form and to the study builder (${locale})`, async ({ page }) => {
      const { tell, build } = WORDS[locale].doors;
      await visit(page, pathOf("home", locale));
      await link(page, tell).click();
      await expect(page).toHaveURL(pathOf("contact", locale));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        localize(contact, locale).title,
      );
      await page.goBack();
      await link(page, build).click();
      await expect(page).toHaveURL(new RegExp(`^[^#]*${pathOf("protocol", locale)}(#|$)`));
      await expect(page.getByRole("main")).toContainText(localize(protocol, locale).example.name);
    });
});

test.describe("the study builder on the page", () => {
  test("updates its power, cost and methods text if the slider is moved by key or by pointer", async ({
    page,
  }) => {
    await openBuilder(page);
    const before = ["60", "39", ".39", "£54", "60", "60", ".39"];
    expect(await marked(page)).toEqual(before);
    await slider(page).press("ArrowRight");
    expect(await marked(page)).toEqual(["61", "40", ".40", "£54.90", "61", "61", ".40"]);
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      "61 participants, power .40, £54.90",
    );
    const bounds = await slider(page).boundingBox();
    if (!bounds) throw new Error("The slider has no place on the page.");
    await page.mouse.click(bounds.x + bounds.width - 1, bounds.y + bounds.height / 2);
    expect(await marked(page)).toEqual(["240", "93", ".93", "£216", "240", "240", ".93"]);
  });

  test("draws as many studies whose interval excludes zero as its sentence states", async ({
    page,
  }) => {
    await openBuilder(page);
    const { setNeed, figure, detected } = WORDS.en.builder;
    await page.getByRole("button", { name: setNeed.split("{")[0] ?? "" }).click();
    expect((await marked(page)).slice(0, 3)).toEqual(["162", "80", ".80"]);
    const drawing = page.getByRole("img", {
      name: interpolate(figure, { people: 162, times: 80 }),
    });
    await expect(drawing).toBeVisible();
    await expect(builder(page)).toContainText(interpolate(detected, { n: 80 }));
  });

  test("opens the same study in the editor, with the chosen number of participants", async ({
    page,
  }) => {
    await openBuilder(page);
    await slider(page).press("ArrowLeft");
    await builder(page).getByRole("link", { name: WORDS.en.builder.build }).click();
    await expect(page).toHaveURL(/\/study\/protocol#p=/);
    await expect(page.getByRole("main")).toContainText(/\b59\b/);
  });

  test("does not move when its slider loads", async ({ page }) => {
    const below = page.getByRole("heading", { level: 2, name: WORDS.en.tasks.title });
    let isHeld = true;
    await page.route(LAZY_CHUNK, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue();
    });
    await visit(page, pathOf("home", "en"));
    await builder(page).scrollIntoViewIfNeeded();
    const before = await below.boundingBox();
    isHeld = false;
    await expect(slider(page)).toBeVisible();
    expect((await below.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test("still displays its example if the code of the slider does not load", async ({ page }) => {
    let lost = 0;
    await breakWhile(
      page,
      LAZY_CHUNK,
      () => true,
      async (route) => {
        lost += 1;
        await route.abort();
      },
    );
    await visit(page, pathOf("home", "en"));
    await builder(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lost).toBeGreaterThan(0);
    expect((await marked(page)).slice(0, 3)).toEqual(["60", "39", ".39"]);
    await expect(builder(page).getByRole("link", { name: WORDS.en.builder.build })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.en.headline);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES)
    test(`a reader can read the example of the study builder and all tasks (${locale})`, async ({
      page,
    }) => {
      await page.goto(pathOf("home", locale));
      const { builder: own, tasks, promises } = WORDS[locale];
      await expect(builder(page, locale).getByRole("img")).toBeVisible();
      expect(await marked(page, locale)).toEqual(expect.arrayContaining(["60", "39"]));
      await expect(builder(page, locale)).toContainText(own.methods.name);
      await expect(page.getByText(own.needsScripts)).toBeVisible();
      await expect(builder(page, locale).getByRole("button")).toHaveCount(0);
      for (const app of APP_IDS) {
        const { name, brief } = appWords(app, locale);
        await expect(page.getByRole("img", { name: brief.figure, exact: true })).toBeVisible();
        await expect(
          page.getByRole("link", { name: withColon(tasks.try, name, locale), exact: true }),
        ).toBeVisible();
      }
      const [counted = ""] = promises.requests.count.split("{");
      await expect(page.getByText(counted)).toHaveCount(0);
    });
});

test("each card of a task links to the task itself, and to the study builder with this task", async ({
  page,
}) => {
  await page.goto(pathOf("home", "en"));
  const { try: run, adapt } = WORDS.en.tasks;
  for (const app of APP_IDS) {
    const { name } = appWords(app, "en");
    await expect(page.getByRole("link", { name: withColon(run, name, "en") })).toHaveAttribute(
      "href",
      `${pathOf("study", "en")}?app=${app}`,
    );
    await expect(page.getByRole("link", { name: withColon(adapt, name, "en") })).toHaveAttribute(
      "href",
      `${pathOf("protocol", "en")}?app=${app}`,
    );
  }
});

test("a page with invented people states that there is no client list, and marks each invented person", async ({
  page,
}) => {
  await page.goto(pathOf("home", "en"));
  const { who, sample } = WORDS.en;
  const places = section(page, who.title);
  await expect(places).toContainText("We are new: we do not have a client list yet.");
  await expect(places.getByText(sample, { exact: true })).toHaveCount(
    organisation.people.length + organisation.work.length,
  );
});

test("the page states that it made 0 requests to other hosts, and the browser confirms this", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await visit(page, pathOf("home", "en"));
  await expect(
    page.getByText(interpolate(WORDS.en.promises.requests.count, { count: 0 }), { exact: true }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("on the first screen", () => {
  /** Returns the vertical position of an element's lower edge. */
  const endOf = async (page: Page, text: string) => {
    const box = await page.getByText(text, { exact: true }).first().boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };

  test.describe("of a phone", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    for (const locale of LOCALES)
      test(`are the name of the site, the sentence, a button and the stimulus word of the task (${locale})`, async ({
        page,
      }) => {
        await page.goto(pathOf("home", locale));
        const { headline, doors } = WORDS[locale];
        const { inks } = appWords("stroop", locale);
        await expect(page.getByRole("banner").getByText(organisation.name)).toBeInViewport({
          ratio: 1,
        });
        for (const text of [headline, doors.tell, inks.green])
          expect.soft(await endOf(page, text), text).toBeLessThanOrEqual(740);
      });
  });

  test.describe("of a laptop", () => {
    test.use({ viewport: { width: 1360, height: 710 } });

    for (const locale of LOCALES)
      test(`are the sentence, both buttons, the whole task and the facts (${locale})`, async ({
        page,
      }) => {
        await page.goto(pathOf("home", locale));
        const { headline, doors, facts } = WORDS[locale];
        const { inks } = appWords("stroop", locale);
        for (const text of [headline, doors.tell, doors.build, inks.green, facts.code.value])
          expect.soft(await endOf(page, text), text).toBeLessThanOrEqual(710);
        const answer = page.locator("[data-stage]").getByRole("button", { name: inks.yellow });
        await expect(answer).toBeInViewport({ ratio: 1 });
        // The black area of the task reaches the edge of the window.
        const screen = await page.locator("[data-stage]").boundingBox();
        expect((screen?.x ?? 0) + (screen?.width ?? 0)).toBeCloseTo(1360, 0);
      });
  });
});

for (const locale of LOCALES)
  test(`no word of the headline is divided between two lines (${locale})`, async ({ page }) => {
    await page.goto(pathOf("home", locale));
    for (const width of [320, 360, 768, 870, 1100, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
        const text = heading.firstChild as Text;
        return [...text.data.matchAll(/[\p{L}-]+/gu)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      });
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
