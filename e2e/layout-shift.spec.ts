import { expect, test } from "@playwright/test";
import { watchRest } from "../testing/behaviour";
import { drawnOf, inDrawnLanguage } from "../testing/drawn-cases";
import { APP_BRIEFS, layoutShift, open, PAGES } from "../testing/site";

/** The limit below which the layout of a page is stable for web.dev (https://web.dev/articles/cls). */
const SHIFTED_AT_MOST = 0.1;

/** Pages whose interactive parts load after the page, and the introduction of a task, whose texts load later. */
const SCREENS = [
  ...PAGES.map(({ path, locale }) => ({ path, locale, heading: undefined })),
  ...APP_BRIEFS.filter(({ app }) => app === "stroop"),
];

for (const width of drawnOf([360, 768, 1280, 1360], 0))
  test(`the visible content hardly moves while the parts of a page load, at a width of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const found: string[] = [];
    for (const screen of inDrawnLanguage(SCREENS)) {
      const atRest = watchRest(page);
      await open(page, screen);
      if ("start" in screen)
        await page.getByRole("button", { name: screen.start, exact: true }).waitFor();
      await atRest();
      const shift = await layoutShift(page);
      if (shift > SHIFTED_AT_MOST) found.push(`${screen.path} ${shift.toFixed(3)}`);
    }
    expect(found).toEqual([]);
  });
