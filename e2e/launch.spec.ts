import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { benchWords } from "@/content/bench";
import { contactForm } from "@/content/contact-form";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { launchWords } from "@/content/launch";
import { protocolWords } from "@/content/running-study";
import { linkHash } from "@/experiments/study/document/link";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { choose, waitForHydration } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";
import { sentStudy } from "../testing/sent-study";

const HASH = linkHash(sentStudy());
const QUERY = "?PROLIFIC_PID={{%PROLIFIC_PID%}}";

async function openEditor(page: Page, locale: Locale) {
  await page.goto(`${pathOf("protocol", locale)}${HASH}`);
  await waitForHydration(page);
  const { title } = localize(launchWords, locale);
  const panel = page.getByRole("region", { name: title });
  await panel.waitFor();
  return panel;
}

for (const locale of drawnOf(LOCALES, 0))
  test(`on a site without a data server, the launch panel states the reason and the ways to collect data (${locale})`, async ({
    page,
  }) => {
    const launch = localize(launchWords, locale);
    const panel = await openEditor(page, locale);
    await expect(panel.getByText(launch.data.noReceiver)).toBeVisible();
    await expect(
      panel.getByText(interpolate(launch.links.lockedFor, { name: "Prolific" })),
    ).toBeVisible();
    // The editor does not offer a link for Prolific: not in the panel, not in the bar at the bottom, and not as a text.
    await expect(page.getByText(QUERY + HASH.slice(0, 12))).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: interpolate(launch.copy.recruiter, { name: "Prolific" }) }),
    ).toHaveCount(0);
    await panel.getByRole("button", { name: launch.steps.chooseWay, exact: true }).click();
    const ways = panel.locator("#collecting-ways");
    await expect(ways.locator("summary")).toBeFocused();
    const way = (id: "site" | "lab" | "jatos" | "archive") =>
      ways.getByRole("radio", { name: launch.ways[id].name, exact: true });
    await expect(way("site")).toBeChecked();
    const id = protocolId(sentStudy());
    await expect(ways.getByText(`PROTOCOLS=${id}`).first()).toBeVisible();
    await expect(ways.getByText(/npm run build$/)).toContainText(
      `NEXT_PUBLIC_SEND_PROTOCOLS=${id}`,
    );
    await expect(ways.getByText(/npm run build$/)).toContainText(
      "NEXT_PUBLIC_RETURN_HOSTS=app.prolific.com",
    );
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, `the launch panel, ${viewport.width} px`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${viewport.width} px`).toBe(0);
    }

    await choose(way("lab"));
    await expect(ways.getByText(/npm run lab -- my-study\.json$/)).toBeVisible();
    await choose(way("jatos"));
    await expect(panel.getByText(launch.data.jatos)).toBeVisible();
    await expect(ways.getByText(QUERY, { exact: true })).toBeVisible();
    // An archive that has no data server could not display the completion code to participants of Prolific.
    await choose(way("archive"));
    await expect(
      panel.getByText(interpolate(launch.data.archiveNeedsReceiver, { name: "Prolific" })),
    ).toBeVisible();
    await expect(ways.getByText("python3 -m http.server 8000")).toBeVisible();
  });

test("the chosen way to collect data is still chosen after a reload", async ({ page }) => {
  const { ways } = localize(launchWords, "en");
  const panel = await openEditor(page, "en");
  const open = () =>
    panel.locator("#collecting-ways").evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  const jatos = panel.getByRole("radio", { name: ways.jatos.name, exact: true });
  await open();
  await expect(jatos).not.toBeChecked();
  await choose(jatos);
  await expect(page.getByText(localize(benchWords, "en").saved.device)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await open();
  await expect(jatos).toBeChecked();
});

for (const locale of drawnOf(LOCALES, 1))
  test(`a participant from Prolific cannot start a study that could not display a completion code (${locale})`, async ({
    page,
  }) => {
    const { blocked, message } = localize(deliveryWords, locale);
    const { start } = localize(protocolWords, locale);
    const study = pathOf("study", locale);
    await page.goto(`${study}?PROLIFIC_PID=5a9d64f5${HASH}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: blocked.title })).toBeVisible();
    await expect(page.getByRole("button", { name: message.copy })).toBeVisible();
    await expect(page.getByRole("button", { name: start })).toHaveCount(0);
    await expectNoViolations(page, "a start that is blocked");
    await page.goto("about:blank");
    await page.goto(`${study}${HASH}`);
    await waitForHydration(page);
    await expect(page.getByRole("button", { name: start })).toBeVisible();
  });

test("the contact form is filled in with facts about the study, and its e-mail contains the link of the study", async ({
  page,
}) => {
  const { away } = localize(editorWords, "en");
  const words = localize(contactForm, "en");
  await openEditor(page, "en");
  await page.getByRole("button", { name: away.send, exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await waitForHydration(page);
  const notice = page.getByText(/filled in from the editor, for “Two games and a list”/);
  await expect(notice).toBeVisible();
  await expect(page.getByText(/What you wrote here/)).toHaveCount(0);
  await expect(page.getByLabel(words.kinds.online)).toBeChecked();
  const message = page.getByLabel(words.labels.message);
  await expect(message).toHaveValue(/study\/protocol#p=/);
  await page.getByLabel(words.labels.name, { exact: true }).fill("Ada");
  await page.getByLabel(words.labels.email).fill("ada@university.org");
  await page.getByRole("button", { name: words.prepare }).click();
  const mail = page.getByRole("link", { name: words.ready.open });
  const link = /http:\/\/127\.0\.0\.1:\d+\/study\/protocol#p=[0-9a-f]{8}\.[\w-]+/;
  const href = decodeURIComponent((await mail.getAttribute("href")) ?? "");
  const [sent = ""] = link.exec(href) ?? [];
  expect(sent).toBe((link.exec(await message.inputValue()) ?? [])[0]);
  await page.goto("about:blank");
  await page.goto(sent);
  await waitForHydration(page);
  await expect(page.getByText("Two games and a list").first()).toBeVisible();
});

test("the QR code of a link can be downloaded; if the link is too long for a phone, an explanation replaces the code", async ({
  page,
}) => {
  const { away } = localize(editorWords, "en");
  const { qr } = localize(launchWords, "en");
  await openEditor(page, "en");
  await page.getByRole("button", { name: away.qr, exact: true }).click();
  await expect(page.getByRole("img", { name: away.qr })).toBeVisible();
  for (const [name, file] of [
    [qr.svg, "study-qr.svg"],
    [qr.png, "study-qr.png"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }

  // The text consists of digests. A text without repetition cannot be compressed and therefore makes a long link.
  const en = Array.from({ length: 40 }, (_, at) =>
    createHash("sha256").update(String(at)).digest("base64"),
  ).join(" ");
  await page.goto("about:blank");
  const long = linkHash(sentStudy({ debriefing: { en, fr: en } }));
  await page.goto(`${pathOf("protocol", "en")}${long}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: away.qr, exact: true }).click();
  await expect(
    page.getByText(/phones do not read more than 125 reliably|more than a QR code/),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: away.qr })).toHaveCount(0);
});
