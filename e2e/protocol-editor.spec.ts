import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { protocol } from "@/content/protocol";
import { editorWords } from "@/experiments/protocol/editor-words";
import { galleryPayload } from "@/experiments/protocol/gallery";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { hold, waitForHydration } from "../testing/behaviour";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What axe finds wrong. The maximum zoom is specified (e2e/accessibility.spec.ts). */
async function violations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(["meta-viewport", "meta-viewport-large"]);
  return (await builder.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

const wordsIn = (locale: Locale) => localize(editorWords, locale);

async function openEditor(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}?app=stroop`);
  await waitForHydration(page);
  await page.getByRole("button", { name: wordsIn(locale).undo, exact: true }).waitFor();
}

/** A Stroop with 96 trials for 60 people at 9 an hour, and how many find a true correlation of .30 with extraversion. */
async function plan(page: Page, locale: Locale, hands: "keys" | "touch") {
  const words = wordsIn(locale);
  const press = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    if (hands === "touch") return button.tap();
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const fill = async (name: string, text: string) => {
    const field = page.getByLabel(name, { exact: true });
    if (hands === "touch") await field.tap();
    await field.fill(text);
    await page.keyboard.press("Tab");
  };
  await fill(locale === "en" ? "Measured trials" : "Essais mesurés", "96");
  await press(`+ ${words.form.addApp}`);
  await press(locale === "en" ? "Mini-IPIP survey" : "Mini-IPIP questionnaire");
  await fill(words.who.people, "60");
  await fill(words.who.pay, "9");
  await page.getByLabel(words.plan.question, { exact: true }).selectOption("correlation");
  await page.getByLabel(words.plan.measure, { exact: true }).selectOption("stroop.stroop_effect");
  await page.getByLabel(words.plan.other, { exact: true }).selectOption("mini-ipip.extraversion");
  await fill(words.plan.effect, locale === "en" ? "0.3" : "0,3");
}

for (const [locale, hands] of [
  ["en", "keys"],
  ["fr", "touch"],
] as const)
  test.describe(`by ${hands}, ${locale}`, () => {
    test.use(hands === "touch" ? PHONE : {});

    test("a stranger plans a study: people, cost, methods, a link that opens it again", async ({
      page,
    }) => {
      const words = wordsIn(locale);
      await openEditor(page, locale);
      await plan(page, locale, hands);

      await expect(page.getByRole("heading", { level: 2, name: /\b16[0-9]\b/ })).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: /54/ })).toBeVisible();
      await expect(page.locator("[data-methods] mark", { hasText: /^96$/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await expect(page).toHaveURL(/#p=[0-9a-f]{8}\./);
      const address = page.url();
      await page.goto("about:blank");
      await page.goto(address);
      await waitForHydration(page);
      await expect(page.getByLabel(words.plan.effect, { exact: true })).toHaveValue(
        locale === "en" ? "0.3" : "0,3",
      );
      const run = page.getByRole("link", { name: words.away.run, exact: true });
      await expect(run).toHaveAttribute("href", /\/study#p=[0-9a-f]{8}\.[\w-]+$/);
      expect(page.url()).toBe(address);
    });
  });

for (const [locale, hands] of [
  ["en", "keys"],
  ["fr", "touch"],
] as const)
  test.describe(`by ${hands}, ${locale}`, () => {
    test.use(hands === "touch" ? PHONE : {});

    test("each ready protocol opens in the editor, which gives its length, and can be undone", async ({
      page,
    }) => {
      const words = wordsIn(locale);
      const { words: own, protocols } = galleryPayload(locale);
      await openEditor(page, locale);
      const toggle = page.getByRole("button", { name: words.openReady, exact: true });
      const press = async (button: Locator) => {
        if (hands === "touch") return button.tap();
        await button.focus();
        await page.keyboard.press("Enter");
      };
      for (const { title, minutes } of protocols) {
        await press(toggle);
        const gallery = page.getByRole("region", { name: own.title });
        await expect(gallery.getByRole("heading", { name: own.title })).toBeFocused();
        await expect(gallery.getByRole("heading", { level: 3 })).toHaveCount(protocols.length);
        if (title === protocols[0]?.title) {
          expect(await violations(page)).toEqual([]);
          const overflow = () =>
            document.documentElement.scrollWidth - document.documentElement.clientWidth;
          expect(await page.evaluate(overflow)).toBe(0);
        }
        await press(gallery.getByRole("button", { name: withColon(own.open, title, locale) }));
        await expect(toggle).toBeFocused();
        await expect(gallery).toBeHidden();
        await expect(page.getByText(title, { exact: true })).toBeVisible();
        const length = interpolate(words.facts.minutes, { n: minutes });
        await expect(page.getByRole("definition").filter({ hasText: length })).toBeVisible();
      }
      await press(page.getByRole("button", { name: words.undo, exact: true }));
      await expect(page.getByText(protocols.at(-2)?.title ?? "", { exact: true })).toBeVisible();
    });
  });

test("Escape closes the gallery, and a lost line is said in it", async ({ page }) => {
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

test("what is typed wrong stays, beside the rule that it breaks, and Undo takes it back", async ({
  page,
}) => {
  const words = wordsIn("en");
  await openEditor(page, "en");
  const trials = page.getByLabel("Measured trials", { exact: true });
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

test("the focus stays on the title of the page as the editor comes", async ({ page }) => {
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
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it is for, and shows one study with its methods", async ({ page }) => {
    const words = localize(protocol, "en");
    await page.goto(pathOf("protocol", "en"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.title);
    await expect(page.getByText(words.needsScripts)).toBeVisible();
    await expect(page.getByText(/The 96 measured trials come in blocks of 24/)).toBeVisible();
    await expect(
      page.getByText(interpolate(words.example.afterwards, { n: 20 }), { exact: false }),
    ).toBeVisible();
  });

  for (const locale of LOCALES)
    test(`the gallery can be read, each protocol with purpose, length and papers, ${locale}`, async ({
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
