import type { Locator, Page } from "@playwright/test";
import { screenAt } from "@/experiments/apps/mini-ipip/items";
import { APPS, type AppId } from "@/experiments/catalog/registry";

/** The choices of a scripted participant on one page of a form: radio buttons as `name` and `value`. */
type Choices = readonly { name: string; value: string }[];

export type FormScript = {
  pages: readonly Choices[];
  /** The exact value of each measure for these choices. */
  expected: Readonly<Record<string, number>>;
};

/** The safe lottery in the first six rows of ten. */
const LOTTERY: FormScript = {
  pages: [0, 5].map((before) =>
    [1, 2, 3, 4, 5].map((place) => ({
      name: `row-${before + place}`,
      value: before + place <= 6 ? "A" : "B",
    })),
  ),
  expected: { safe_choices: 6 },
};

const REQUEST: FormScript = {
  pages: [[{ name: "request", value: "17" }]],
  expected: { request: 17 },
};

/** The participant's answer for each trait; reverse-keyed items receive the opposite answer. */
const CLAIMED = { E: 4, A: 5, C: 2, N: 1, I: 3 };
const { screens: ITEM_SCREENS, parameters } = APPS["mini-ipip"].model;
const itemsOf = (screen: number) => screenAt(screen, 0, parameters).items;

const MINI_IPIP: FormScript = {
  pages: Array.from({ length: ITEM_SCREENS }, (_, screen) =>
    itemsOf(screen).map(({ id, scale, keyed }) => ({
      name: id,
      value: String(keyed === "+" ? CLAIMED[scale] : 6 - CLAIMED[scale]),
    })),
  ),
  expected: {
    extraversion: CLAIMED.E,
    agreeableness: CLAIMED.A,
    conscientiousness: CLAIMED.C,
    neuroticism: CLAIMED.N,
    intellect_imagination: CLAIMED.I,
  },
};

export const FORM_SCRIPTS = {
  "lottery-choice": LOTTERY,
  "eleven-twenty": REQUEST,
  "mini-ipip": MINI_IPIP,
} as const satisfies Partial<Record<AppId, FormScript>>;

/** The same choice everywhere, like a person who does not read. */
export const STRAIGHT_LINE: FormScript["pages"] = Array.from(
  { length: ITEM_SCREENS },
  (_, screen) => itemsOf(screen).map(({ id }) => ({ name: id, value: "4" })),
);

const radio = (page: Page, { name, value }: { name: string; value: string }): Locator =>
  page.locator(`input[type=radio][name="${name}"][value="${value}"]`);

/** Fills the pages of a form by keys or by touch, and sends each. */
export async function fillForm(page: Page, pages: FormScript["pages"], hands: "keys" | "touch") {
  for (const choices of pages) {
    for (const choice of choices) {
      const button = radio(page, choice);
      if (hands === "touch") await page.locator("label").filter({ has: button }).tap();
      else {
        await button.focus();
        await page.keyboard.press("Space");
      }
    }
    // During the page transition, the old page remains visible for a moment outside the main element.
    const send = page.locator("main form button[type=submit]");
    if (hands === "touch") await send.tap();
    else {
      await send.focus();
      await page.keyboard.press("Enter");
    }
  }
}
