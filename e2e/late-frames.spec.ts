import { expect, type Page, test } from "@playwright/test";
import { drawnHalf } from "../testing/drawn-cases";
import { Participant } from "../testing/lab";
import { expectLateCaution } from "../testing/late-caution";
import { SEED, TIMED_SCRIPTS } from "../testing/strategies";

/** The simulated display is late by 40 ms in every frame whose number is a multiple of this number. */
const EVERY = 20;

/** Makes frames of the simulated display late, as on a device whose processor is busy. */
const makeFramesLate = (page: Page) =>
  page.evaluate((every) => {
    const { lab } = window as unknown as { lab: { now: number; frame: () => Promise<void> } };
    const { frame } = lab;
    let number = 0;
    lab.frame = () => {
      number += 1;
      if (number % every === 0) lab.now += 40;
      return frame();
    };
  }, EVERY);

for (const [app, { strategy, keys }] of drawnHalf(Object.entries(TIMED_SCRIPTS)))
  test(`${app} displays a caution with its result if frames were late in many trials`, {
    tag: "@release",
  }, async ({ page }) => {
    const participant = new Participant(page, app as keyof typeof TIMED_SCRIPTS, "en", "keys");
    await participant.open({ seed: String(SEED) });
    await makeFramesLate(page);
    await participant.start();
    expect(await participant.work(strategy, keys)).toBe("over");
    await expect(page.locator("h2").first()).toBeFocused();
    await expectLateCaution(page);
  });
