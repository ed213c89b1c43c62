import { expect, type Page, test } from "@playwright/test";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { MODELS } from "@/experiments/catalog/generated/models";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { storedParticipations } from "../testing/stored";

test.describe.configure({ timeout: 120_000 });

const textsIn = (locale: Locale) => ({
  own: localize(protocolWords, locale),
  editor: localize(editorWords, locale),
  device: deviceStepTexts(locale),
});

/** A study whose check needs a refresh rate and a keyboard. @param leastHz a device with a lower rate is screened out */
const studyWith = (leastHz: number) => ({
  protocol: 1,
  steps: [
    {
      id: "device",
      version: "1.0",
      device: { parts: ["display", "presses", "size"] },
      leave: [
        { if: { measure: "device.refresh_rate", below: leastHz }, exit: "screenedOut" },
        { if: { measure: "device.keyboard_presses", below: 12 }, exit: "screenedOut" },
      ],
    },
    { id: "after", text: { en: "The page after the check.", fr: "La page après le contrôle." } },
  ],
  title: { en: "Fast stimuli", fr: "Stimulus rapides" },
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the study, and agrees to take part. */
async function begin(page: Page, locale: Locale, leastHz: number) {
  const checked = checkProtocol(studyWith(leastHz), MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const texts = textsIn(locale);
  await page.goto(`${pathOf("study", locale)}${linkHash(checked.document)}`);
  await waitForHydration(page);
  await expect(page.getByText(texts.own.device)).toBeVisible();
  await button(page, texts.own.start).click();
  await expect(button(page, texts.device.form.start)).toBeVisible();
  return texts;
}

/** Presses the space bar until the part of presses has ended. */
async function pressTwelve(page: Page, { device }: ReturnType<typeof textsIn>) {
  const { pad, progress } = device.parts.parts.presses;
  await expect(button(page, pad)).toBeFocused({ timeout: 60_000 });
  for (let press = 1; press <= 12; press += 1) {
    await page.keyboard.press("Space");
    const text = interpolate(progress, { done: press, all: 12 });
    if (press < 12) await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
}

for (const [locale, size] of drawnOf(
  [
    ["en", DESKTOP],
    ["fr", PHONE],
  ] as const,
  0,
))
  test(`a participant does the check by keyboard alone and without a connection, and goes on (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const texts = await begin(page, locale, 5);
    const { form, parts } = texts.device;
    await expectNoViolations(page, `before the check in ${locale}`);
    await page.context().setOffline(true);
    await button(page, form.start).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(form.needed)).toBeVisible();
    await expect(button(page, parts.skip)).toHaveCount(0);
    await pressTwelve(page, texts);
    // No rule needs the size, so this part can be skipped.
    await expect(page.getByRole("slider", { name: parts.parts.size.slider })).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(size.width);
    await button(page, parts.skip).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(locale === "en" ? "The page after the check." : "La page après le contrôle."),
    ).toBeVisible();
    const [participation] = await storedParticipations(page);
    const rows = participation?.runs.device?.rows ?? [];
    const values = Object.fromEntries(rows.map(({ stimulus, response }) => [stimulus, response]));
    expect(Number(values.refresh_rate)).toBeGreaterThan(5);
    expect(values).toMatchObject({
      keyboard_presses: "12",
      touch_presses: "0",
      px_per_mm: null,
      window_width: String(size.width),
    });
  });

for (const locale of drawnOf(LOCALES, 1))
  test(`a participant whose device fails a rule reads which and why, and leaves through the exit of the rule (${locale})`, async ({
    page,
  }) => {
    const texts = await begin(page, locale, 1000);
    const { form, parts, failed, measures } = texts.device;
    await button(page, form.start).click();
    await pressTwelve(page, texts);
    await button(page, parts.skip).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.own.end.screenedOut);
    await expect(page.getByRole("heading", { name: failed.title })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^${measures.refresh_rate}.*\\d\\sHz\\. .*1[,\\s]000\\sHz\\.$`)),
    ).toBeVisible();
    const [participation] = await storedParticipations(page);
    expect(participation).toMatchObject({ ending: "screenedOut", done: 1 });
    await expectNoViolations(page, `the failed exit in ${locale}`);
  });

for (const [locale, size] of drawnOf(
  [
    ["en", DESKTOP],
    ["fr", PHONE],
  ] as const,
  1,
))
  test(`an author adds a check with a rule, and the link contains both (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { editor, device } = textsIn(locale);
    await page.goto(`${pathOf("protocol", locale)}${linkHash(studyWith(50))}`);
    await waitForHydration(page);
    const { form } = editor;
    await page.getByRole("button", { name: form.device }).first().click();
    const fields = page.getByRole("group", { name: form.deviceParts.title });
    await expect(fields).toBeVisible();
    await expect(fields.getByRole("checkbox")).toHaveCount(3);
    const measure = page.getByRole("combobox", { name: form.leaveMeasure }).first();
    await expect(measure).toContainText(device.measures.refresh_rate);
    await fields.getByRole("checkbox", { name: form.deviceParts.size }).uncheck();
    await page.getByRole("button", { name: form.leaveAdd }).click();
    await expect(page.getByRole("group", { name: `${form.leaveTitle} 3` })).toBeVisible();
    await expectNoViolations(page, `the fields of a check in ${locale}`);
  });
