import type { Browser } from "@playwright/test";
import { editorWords } from "@/content/editor";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { NAME_HELPER } from "@/testing/name-helper";

export const CPU_SLOWDOWN = 4;

/** The edits that the benchmark repeats. Each edit has the label of a field and the key that is typed in this field. */
export const EDITS = [
  ["Test trials", "ArrowUp"],
  ["Test trials", "ArrowDown"],
  ["Test blocks", "ArrowDown"],
  ["Test blocks", "ArrowUp"],
  ["Practice trials", "ArrowUp"],
  ["Practice trials", "ArrowDown"],
  ["Participants to analyse", "ArrowUp"],
  ["Participants to analyse", "5"],
  ["Participants to analyse", "Backspace"],
  ["Participants to analyse", "ArrowDown"],
  ["Pay per hour", "ArrowUp"],
  ["Pay per hour", "ArrowDown"],
  ["Smallest effect size of interest (SESOI)", "ArrowUp"],
  ["Smallest effect size of interest (SESOI)", "ArrowDown"],
] as const;

type Edit = (typeof EDITS)[number];

/**
 * Opens the editor on a slow processor.
 *
 * @param watch runs in the page before its scripts
 * @returns the page, its DevTools session, and functions that focus a field and press its key
 */
export async function openSlowEditor(
  { url, browser }: { url: string; browser: Browser },
  watch: () => void,
) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(url + pathOf("protocol", "en"));
  const { undo } = localize(editorWords, "en");
  await page.getByRole("button", { name: undo, exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  // The sliders of the planner appear last in the editor, so the editor is then complete.
  await page.getByRole("slider").first().waitFor();
  // The fields are searched only once, because the search takes more time in the page than a key press.
  const fields = new Map(
    await Promise.all(
      [...new Set(EDITS.map(([name]) => name))].map(
        async (name) =>
          [name, await page.getByLabel(name, { exact: true }).elementHandle()] as const,
      ),
    ),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const focus = async ([name]: Edit) => fields.get(name)?.focus();
  const press = ([, key]: Edit) => page.keyboard.press(key);
  return { page, devtools, focus, press };
}

/** Returns the median, the 95th percentile and the maximum of the values, as text. */
export function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}, worst ${at(1)}`;
}
