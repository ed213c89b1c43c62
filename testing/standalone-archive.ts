import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { launchWords } from "@/content/launch";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { waitForHydration } from "./behaviour";

/** Returns the bytes of the archive that is downloaded with a button. */
export async function handedOver(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await download.path());
}

/** Opens a study document in the editor. */
export async function openInEditor(page: Page, document: object, locale: Locale) {
  const checked = checkProtocol(document, MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  await page.goto(`${pathOf("protocol", locale)}${linkHash(checked.document)}`);
  await waitForHydration(page);
}

/** Selects a way to collect data in the editor, which then displays the downloads of this way. */
export async function chooseWay(page: Page, way: "jatos" | "archive", locale: Locale) {
  const { name } = localize(launchWords, locale).ways[way];
  const radio = page.getByRole("radio", { name, exact: true });
  const { panes } = localize(benchWords, locale);
  // A narrow window displays only one pane of the editor at a time.
  const tab = page
    .getByRole("navigation", { name: panes.label })
    .getByRole("button", { name: panes.launch, exact: true });
  await expect(radio.or(tab).filter({ visible: true }).first()).toBeVisible();
  if (!(await radio.isVisible())) await tab.press("Enter");
  // Presses the button by a key, because the panels above the button may still be loading. They could move the button
  // away from a pointer.
  await radio.press(" ");
  await expect(radio).toBeChecked();
}

/** Returns the button of the editor that downloads the archive. */
export function archiveButton(page: Page, locale: Locale): Locator {
  const [start = ""] = localize(editorWords, locale).away.archive.take.split("(");
  return page.getByRole("button", { name: start.trim() });
}

/**
 * Downloads the standalone archive of a protocol from the editor, in a separate page.
 * @param confirms whether the author confirms the receiver in the document
 * @returns the zip
 */
export async function downloadedArchive(
  context: BrowserContext,
  document: object,
  locale: Locale,
  confirms = true,
) {
  const page = await context.newPage();
  await openInEditor(page, document, locale);
  const { away } = localize(editorWords, locale);
  const [start = ""] = away.archive.confirm.split("{host}");
  const consent = page.getByRole("checkbox", { name: start.trim() });
  await chooseWay(page, "archive", locale);
  await expect(archiveButton(page, locale)).toBeVisible();
  if (confirms && (await consent.isVisible())) {
    // By a key, because the panels above may still be loading and could move the box away from a pointer.
    await consent.press(" ");
    await expect(consent).toBeChecked();
  }
  const zip = await handedOver(page, archiveButton(page, locale));
  await page.close();
  return zip;
}

/** Unpacks a zip into a folder. */
export function unzip(zip: Buffer, folder: string) {
  for (const [path, bytes] of Object.entries(unzipSync(new Uint8Array(zip)))) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
