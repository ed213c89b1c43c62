import { expect, type Locator, type Page, test } from "@playwright/test";
import { flankerSequence } from "@/experiments/apps/flanker/sequence";
import { APPS } from "@/experiments/catalog/registry";
import { pathOf } from "@/lib/routes";
import { seedsFor } from "@/lib/stats/random";
import { visit } from "../testing/behaviour";
import { type Lab, Participant } from "../testing/lab";
import { SEED } from "../testing/strategies";

const { parameters, keys } = APPS.flanker.model;

/** Returns the widths of the gaps between the arrows of a drawing on the screen, in px, from left to right. */
async function gapsOf(page: Page, drawing: Locator): Promise<number[]> {
  const picture = (await drawing.screenshot()).toString("base64");
  // The picture is opened in a page without a Content-Security-Policy. The policy of the site would block the picture.
  const blank = await page.context().newPage();
  const gaps = await blank.evaluate(async (data) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${data}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: pixels, width, height } = context.getImageData(0, 0, image.width, image.height);
    const red = (x: number, y: number) => pixels[4 * (y * width + x)] ?? 0;
    const paper = red(0, 0);
    // A column counts as part of an arrow if it differs from the background by half of the largest difference of any
    // pixel.
    const differences = Array.from({ length: width }, (_, x) =>
      Math.max(...Array.from({ length: height }, (__, y) => Math.abs(red(x, y) - paper))),
    );
    const most = Math.max(...differences);
    const inked = differences.map((difference) => difference > most / 2);
    const first = inked.indexOf(true);
    const last = inked.lastIndexOf(true);
    return inked
      .slice(first, last + 1)
      .map((hasInk) => (hasInk ? "x" : " "))
      .join("")
      .split(/x+/)
      .map((gap) => gap.length)
      .filter((length) => length > 0);
  }, picture);
  await blank.close();
  return gaps;
}

const equalGaps = async (page: Page, drawing: Locator) => {
  const gaps = await gapsOf(page, drawing);
  expect(gaps).toHaveLength(2 * parameters.flankersPerSide);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
};

test("the gaps between the arrows of a trial have the same width in both conditions", async ({
  page,
}) => {
  const participant = new Participant(page, "flanker", "en", "keys");
  await participant.open({ seed: String(SEED) });
  await participant.start();
  await participant.goOn();
  const [practice = 0] = seedsFor(SEED, 1 + parameters.blocks);
  const trials = flankerSequence(practice, parameters.practiceTrials, parameters);
  const seen = new Set<string>();
  for (const { condition, target } of trials) {
    await page.evaluate(async () => {
      const { lab } = window as unknown as { lab: Lab };
      await lab.until(["stimulus"]);
    });
    if (!seen.has(condition))
      await equalGaps(page, page.locator("dialog[open] [data-phase=stimulus] svg"));
    seen.add(condition);
    if (seen.size === 2) break;
    await participant.respond(target, keys);
    await page.evaluate(() => (window as unknown as { lab: Lab }).lab.pass(50));
  }
  expect([...seen].sort()).toEqual(["congruent", "incongruent"]);
});

test("the gaps between the arrows in the figure of the app have the same width", async ({
  page,
}) => {
  await visit(page, `${pathOf("study", "en")}?app=flanker`);
  const arrows = page.locator("figure path[d*='L']").first();
  await equalGaps(page, arrows);
});
