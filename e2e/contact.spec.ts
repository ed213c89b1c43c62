import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { storage } from "@/components/features/terms/stored-data";
import { LARGEST_ATTACHMENT } from "@/components/shell/outbox/limits";
import { contact } from "@/content/contact";
import { organisation } from "@/content/organisation";
import { portfolio } from "@/content/portfolio";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { IN_PROGRESS_LOCK } from "@/lib/in-progress";
import { LOCALES, pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { choose, hold, LAZY_CHUNK, stopClock, visit, watchFaults } from "../testing/behaviour";
import { CONTACT, contactControls, storedDraft, WRITTEN } from "../testing/contact";

const EN = CONTACT.en;
const CONTACT_PAGE = pathOf("contact", "en");

const summary = (page: Page, words = EN) => page.getByRole("region", { name: words.errors.title });
const ready = (page: Page, words = EN) => page.getByRole("region", { name: words.ready.title });

/** Collects the requests that a page sends to other origins. */
function watchOrigin(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== "127.0.0.1" && /^https?:$/.test(protocol)) elsewhere.push(request.url());
  });
  return elsewhere;
}

for (const locale of LOCALES) {
  test(`missing fields are reported in a list above the form and next to each field (${locale})`, async ({
    page,
  }) => {
    const words = CONTACT[locale];
    const { field, kind, submit } = contactControls(page, locale);
    const faults = watchFaults(page);
    await visit(page, pathOf("contact", locale));
    const title = await page.title();
    await field("name").fill("Léa");
    await submit.click();

    await expect(summary(page, words)).toBeFocused();
    await expect(page).toHaveTitle(interpolate(words.errors.page, { title }));
    const { missing } = words.fieldErrors;
    await expect(summary(page, words).getByRole("link")).toHaveText([
      missing.kind,
      missing.message,
      missing.email,
    ]);
    await expect(field("message")).toHaveAccessibleDescription(new RegExp(missing.message));
    await expect(field("message")).toHaveAttribute("aria-invalid", "true");
    await expect(field("name")).not.toHaveAttribute("aria-invalid");
    await expect(field("name")).toHaveValue("Léa");
    await expect(
      page.getByRole("radiogroup", { name: words.labels.kind }),
    ).toHaveAccessibleDescription(missing.kind);

    await summary(page, words).getByRole("link", { name: missing.kind }).click();
    await expect(kind("lab")).toBeFocused();
    await summary(page, words).getByRole("link", { name: missing.email }).click();
    await expect(field("email")).toBeFocused();
    // The error of the field disappears while the visitor corrects the field, and the state of no other field changes.
    await page.keyboard.type("lea");
    await expect(field("email")).toHaveAccessibleDescription(words.fieldErrors.noAddress);
    await page.keyboard.type("@lab.example");
    await expect(field("email")).not.toHaveAttribute("aria-invalid");
    await expect(field("message")).toHaveAttribute("aria-invalid", "true");

    await choose(kind("online"));
    await field("message").fill("Bonjour");
    await submit.click();
    await expect(ready(page, words)).toBeFocused();
    await expect(page).toHaveTitle(title);
    expect(faults).toEqual([]);
  });
}

test("axe finds no violation in the errors and results of the form, and no content needs horizontal scrolling", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { fill: fillIn, submit } = contactControls(page);
  await visit(page, `${CONTACT_PAGE}?app=stroop`);
  const check = async (where: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), where).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, where).toBe(320);
    await page.setViewportSize({ width: 1360, height: 900 });
  };
  await submit.click();
  await expect(summary(page)).toBeVisible();
  await check("errors");
  await fillIn();
  await submit.click();
  await expect(ready(page)).toBeVisible();
  await check("ready");
  await page.reload();
  await expect(page.getByRole("button", { name: EN.draft.erase })).toBeVisible();
  await check("draft");
});

test("a visitor can prepare the e-mail by keyboard alone, and the page sends no data", async ({
  page,
}) => {
  const elsewhere = watchOrigin(page);
  const { kind, field } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await kind("lab").focus();
  await page.keyboard.press("ArrowRight");
  await expect(kind("online")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(field("message")).toBeFocused();
  await page.keyboard.type("A survey in two languages.");
  for (const control of ["participants", "when", "attachment"] as const) {
    await page.keyboard.press("Tab");
    await expect(field(control)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Léa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("lea@lab.example");
  await page.keyboard.press("Enter");
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: EN.ready.open });
  await expect(link).toBeFocused();
  const { protocol, search } = new URL((await link.getAttribute("href")) ?? "");
  expect(protocol).toBe("mailto:");
  expect(decodeURIComponent(search)).toContain("A survey in two languages.");
  expect(decodeURIComponent(search)).toContain(`${EN.labels.kind}: ${EN.kinds.online}`);
  // The prepared e-mail disappears when the visitor changes the form.
  await field("message").fill("Another text");
  await expect(ready(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

const PDF = {
  name: "étude finale.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 x"),
};

test("a visitor can copy and save the e-mail, with its attachment", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { fill: fillIn, field, submit } = contactControls(page);
  await visit(page, `${CONTACT_PAGE}?app=stroop`);
  await fillIn();
  await field("attachment").setInputFiles(PDF);
  await field("country").selectOption({ label: "France" });
  await submit.click();
  await expect(ready(page)).toContainText(interpolate(EN.ready.attachment, { file: PDF.name }));

  await page.getByRole("button", { name: EN.ready.copy }).click();
  await expect(ready(page).getByRole("status")).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(WRITTEN.message);
  expect(copied).toContain(`${EN.labels.country}: France`);
  expect(copied).toContain(`${EN.appLabel}: ${localize(APPS.stroop.words, "en").name}`);

  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return readFileSync(await file.path(), "utf8");
  };
  expect(await saved(EN.ready.txt)).toContain("Is March possible?");
  const eml = await saved(EN.ready.eml);
  expect(eml).toMatch(/^Date: /);
  expect(eml).toContain(`<${WRITTEN.email}>`);
  const parts = eml.split(/\r\n\r\n/).map((part) => part.split("\r\n--")[0] ?? "");
  const decoded = parts.map((part) => Buffer.from(part, "base64").toString("utf8"));
  expect(decoded.some((text) => text.includes("Is March possible?"))).toBe(true);
  expect(decoded).toContain(PDF.buffer.toString());

  await page.getByRole("button", { name: EN.ready.done }).click();
  await expect(field("message")).toHaveValue("");
  await expect.poll(() => storedDraft(page)).toBeNull();
});

test("a text that is too long for an e-mail link is reported, and the saved file contains the whole text", async ({
  page,
}) => {
  const { fill: fillIn, submit } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await fillIn({ message: `${"é".repeat(9000)} the end` });
  await submit.click();
  await expect(ready(page)).toContainText(EN.ready.cut);
  const href = await page.getByRole("link", { name: EN.ready.open }).getAttribute("href");
  expect(href?.length).toBeLessThanOrEqual(2000);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: EN.ready.txt }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("the end");
});

test("hostile texts are displayed as plain text", async ({ page }) => {
  const faults = watchFaults(page);
  page.on("dialog", () => faults.push("a dialog"));
  const { fill: fillIn, field, submit } = contactControls(page);
  await visit(page, `${CONTACT_PAGE}?app=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  const markup = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const lone = await page.evaluate(() => "\ud83d".isWellFormed());
  expect(lone).toBe(false);
  await fillIn({ name: `${markup} \u202eabc 👩🏽‍🔬`, message: markup });
  await field("message").evaluate((area: HTMLTextAreaElement) => {
    area.value += " \ud83d";
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await submit.click();
  const href = await page.getByRole("link", { name: EN.ready.open }).getAttribute("href");
  const text = decodeURIComponent(href ?? "");
  expect(text).toContain(`${markup} \ufffd`);
  expect(text).toContain("\u202eabc 👩🏽‍🔬");
  await field("name").fill("x".repeat(101));
  await submit.click();
  await expect(field("name")).toHaveAccessibleDescription(
    interpolate(EN.fieldErrors.tooLong, { field: EN.labels.name, most: 100 }),
  );
  await page.reload();
  await expect(field("name")).toHaveValue("x".repeat(101));
  await expect(page.locator("main img")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("the form accepts only files of the listed kinds", async ({ page }) => {
  const { fill: fillIn, field, submit } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await fillIn();
  const large = Buffer.alloc(LARGEST_ATTACHMENT + 1, 1);
  for (const [name, buffer, fault] of [
    ["a.pdf", large, interpolate(EN.fieldErrors.tooLarge, { size: 5 })],
    ["a.pdf", Buffer.alloc(0), EN.fieldErrors.emptyFile],
    ["a.pdf.exe", Buffer.from("x"), EN.fieldErrors.wrongType],
  ] as const) {
    await field("attachment").setInputFiles({ name, mimeType: "application/pdf", buffer });
    await submit.click();
    await expect(field("attachment")).toHaveAccessibleDescription(
      `${fault} ${interpolate(EN.hints.attachment, { size: 5 })}`,
    );
  }
});

test("the last typed text is stored even if the visitor follows a link directly after typing", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, CONTACT_PAGE);
  await stopClock(page);
  const { field } = contactControls(page);
  await field("message").fill(WRITTEN.message);
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await expect.poll(() => storedDraft(page)).toMatchObject({ message: WRITTEN.message });
});

test("typed text is still in the form after a reload and on another page, until the visitor erases it", async ({
  page,
}) => {
  const { fill: fillIn, field, kind } = contactControls(page);
  await visit(page, `${CONTACT_PAGE}?app=stroop`);
  expect(await storedDraft(page)).toBeNull();
  await fillIn();
  await field("attachment").setInputFiles(PDF);
  await expect.poll(() => storedDraft(page)).toMatchObject({ ...WRITTEN, app: "stroop" });
  const locks = await page.evaluate(() => navigator.locks.query());
  expect(locks.held?.map(({ name }) => name)).toContain(IN_PROGRESS_LOCK);

  await page.goto(CONTACT_PAGE);
  const expectAll = async () => {
    await expect(field("message")).toHaveValue(WRITTEN.message);
    await expect(field("email")).toHaveValue(WRITTEN.email);
    await expect(kind("online")).toBeChecked();
    await expect(page.getByRole("checkbox")).toBeChecked();
    const file = field("attachment");
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(PDF.name);
  };
  await expectAll();
  await page.getByRole("banner").getByRole("link", { name: "How we work" }).click();
  await expect(page).toHaveURL(pathOf("about", "en"));
  await page.goBack();
  await expectAll();

  await page.getByRole("button", { name: EN.draft.erase }).click();
  await page.getByRole("button", { name: EN.draft.confirm, exact: true }).click();
  await expect(page.getByText(EN.draft.erased)).toBeVisible();
  await expect(field("message")).toBeFocused();
  await expect(field("message")).toHaveValue("");
  await expect.poll(() => storedDraft(page)).toBeNull();
});

test("the button on the terms page erases the draft of the contact form", async ({ page }) => {
  const { field } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await field("message").fill("A draft");
  await expect.poll(() => storedDraft(page)).toEqual({ message: "A draft" });
  await visit(page, pathOf("cgu", "en"));
  await page.getByRole("button", { name: localize(storage, "en").erase }).click();
  await expect(page.getByText(localize(storage, "en").erased)).toBeVisible();
  expect(await storedDraft(page)).toBeNull();
});

test("text that a visitor types before hydration is not lost", async ({ page }) => {
  const scripts = await hold(page, /\/_next\/static\/chunks\//);
  await page.goto(CONTACT_PAGE, { waitUntil: "commit" });
  const { fill: fillIn, field, kind, submit } = contactControls(page);
  await fillIn();
  await scripts.release();
  await expect.poll(() => storedDraft(page)).toEqual({ ...WRITTEN, kind: "online" });
  await expect(field("message")).toHaveValue(WRITTEN.message);
  await expect(kind("online")).toBeChecked();
  await submit.click();
  await expect(ready(page)).toBeVisible();
});

test("text remains in the form if the form's code does not load, and the send button works after the code has loaded", async ({
  page,
}) => {
  let isLost = true;
  await page.route(LAZY_CHUNK, (route) => (isLost ? route.abort() : route.continue()));
  const { fill: fillIn, field, submit } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await fillIn();
  await submit.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not be loaded");
  await expect(field("message")).toHaveValue(WRITTEN.message);
  isLost = false;
  await submit.click();
  await expect(ready(page)).toBeVisible();
});

test("a visitor can prepare the e-mail without a network connection", async ({ page, context }) => {
  const { fill: fillIn, submit } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await fillIn();
  await expect.poll(() => storedDraft(page)).not.toBeNull();
  await context.setOffline(true);
  await submit.click();
  await expect(ready(page)).toBeVisible();
});

test("the form works even if the device does not store data", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  const faults = watchFaults(page);
  const { fill: fillIn, submit } = contactControls(page);
  await visit(page, CONTACT_PAGE);
  await fillIn();
  await submit.click();
  await expect(ready(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test("the page lists, next to the form, what happens after the message has been sent", async ({
  page,
}) => {
  for (const locale of LOCALES) {
    await visit(page, pathOf("contact", locale));
    const { next } = localize(contact, locale);
    await expect(page.getByRole("heading", { name: next.title })).toBeVisible();
    await expect(page.getByText(localize(organisation.replyTime, locale))).toBeVisible();
  }
});

test("the page of an app in the portfolio links to a contact form about this app", async ({
  page,
}) => {
  const words = localize(portfolio, "en");
  const { name } = localize(APPS.flanker.words, "en");
  await visit(page, pathOf("portfolio", "en"));
  const card = page.getByRole("article", { name, exact: true });
  await card.locator("summary").click();
  await card.getByRole("link", { name: words.ask }).click();
  await expect(page).toHaveURL(`${CONTACT_PAGE}?app=flanker`);
  await expect(
    page.getByRole("checkbox", { name: interpolate(EN.about, { app: name }) }),
  ).toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page does not display a contact form that would not work", async ({ page }) => {
    await page.goto(CONTACT_PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator('main a[href^="mailto:"][href*="body="]')).toBeVisible();
  });
});
