import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { drawnOf } from "./drawn-cases";
import { layOutAll } from "./site";

const AXE_TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/**
 * The only exceptions are these two rules. The specification requires a maximum zoom scale of 1.5
 * (docs/specification.md, "Business constants and limits"). These two rules fail any scale under 2 and under 5.
 * Visitors can nevertheless enlarge text to 200 % with the text size control in the footer (WCAG 1.4.4 by technique
 * G178, tested below). This control also removes the maximum scale. axe's maintainers recommend disabling the rule in
 * this case (dequelabs/axe-core#278).
 */
const EXCEPTED_RULES = ["meta-viewport", "meta-viewport-large"];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1360, height: 900 };

/** The rules of axe that concern colours. All other rules have the same results in both colour schemes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Returns axe's violations as lines in the format `rule: element`.
 * @param part selector of the part of the page to check; the whole page by default
 * @param rules rules to apply; the rules of WCAG and of best practice by default
 */
export async function violations(
  page: Page,
  { part, rules }: { part?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  await page.evaluate(layOutAll);
  // The page still has axe from an earlier check of the same document. It would take time to load axe twice again.
  const isLoaded = await page.evaluate(() => "axe" in window);
  // The site does not use frames. In its default mode, axe would open an additional page for each check.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: "0" }) })
    .setLegacyMode()
    // Without this option, the page also describes all elements that follow the rules.
    .options({ resultTypes: ["violations"] });
  if (part) builder.include(part);
  if (rules) builder.withRules([...rules]);
  else builder.withTags(AXE_TAGS).disableRules(EXCEPTED_RULES);
  return (await builder.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** The number of states that a test has checked so far on a page. */
const checked = new WeakMap<Page, number>();

/**
 * Checks the current state of a page with axe. Successive states of a page are checked in alternating colour schemes; a
 * run of all cases checks each state in both.
 */
export async function expectNoViolations(page: Page, what: string) {
  const index = checked.get(page) ?? 0;
  checked.set(page, index + 1);
  const [first, ...others] = drawnOf(["light", "dark"] as const, index);
  await page.emulateMedia({ colorScheme: first });
  expect.soft(await violations(page), `${what}, ${first}`).toEqual([]);
  for (const colorScheme of others) {
    await page.emulateMedia({ colorScheme });
    const faults = await violations(page, { rules: COLOUR_RULES });
    expect.soft(faults, `${what}, ${colorScheme}`).toEqual([]);
  }
}
