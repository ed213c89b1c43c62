import { expect, test } from "@playwright/test";
import { pageWeights } from "../scripts/page-weight.mjs";
import { OUT } from "../scripts/project.mjs";
import { PAGES } from "./site";

/** Bytes of a first load: scripts and styles by brotli 11, fonts as they are (issue 2, item 6). */
const BUDGET = { js: 135_000, css: 15_000, fonts: 60_000 };

const weights = new Map(pageWeights(OUT).map((weight) => [weight.page, weight]));

for (const { path } of PAGES) {
  test(`${path} is light on its first load`, () => {
    const weight = weights.get(path);
    if (!weight) throw new Error(`${path} is not in the export`);
    // A page without any of these was not weighed, but misread.
    expect(Math.min(weight.js, weight.css, weight.fonts)).toBeGreaterThan(1000);
    expect.soft(weight.js).toBeLessThanOrEqual(BUDGET.js);
    expect.soft(weight.css).toBeLessThanOrEqual(BUDGET.css);
    expect.soft(weight.fonts).toBeLessThanOrEqual(BUDGET.fonts);
  });
}
