import { expect, test } from "@playwright/test";
import { PAGE_IDS, pathOf } from "@/lib/routes";
import { waitForHydration, watchFaults } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";

/**
 * Hostile values for queries and hashes: names from prototypes of JavaScript objects, markup, malformed texts and very
 * long texts.
 */
const QUERIES = [
  "?app=__proto__&family=constructor&sort=toString&page=hasOwnProperty",
  "?app[]=stroop&app=stroop&app=flanker&page=-1&page=1e99&perPage=0",
  "?app=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&q=%3Cscript%3Ealert(1)%3C/script%3E",
  "?app=%E0%A4%A&search=%FF%FE&=&&&==",
  `?search=${"long ".repeat(1500)}`,
  "?app=../../etc/passwd&return=javascript:alert(1)&participant=%00",
];
const HASHES = ["#%E0%A4%A", "#<img src=x onerror=alert(1)>", "#__proto__", "#:~:text=Stroop", "#"];

for (const [number, id] of PAGE_IDS.entries())
  test(`${pathOf(id, "en")} is displayed and works with hostile queries and hashes in its URL`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    page.on("dialog", (dialog) => faults.push(`a dialog: ${dialog.message()}`));
    for (const [index, query] of QUERIES.entries()) {
      // A run opens each page with every second query.
      if (!drawnOf([true, false], number + index).includes(true)) continue;
      await page.goto(`${pathOf(id, "en")}${query}${HASHES[index % HASHES.length]}`);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main img[src=x]")).toHaveCount(0);
    }
    for (const hash of HASHES) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
