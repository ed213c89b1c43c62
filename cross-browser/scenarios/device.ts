import { device } from "@/content/device";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import type { Scenario } from "../visitor";

const words = localize(device, "en");
const { start, parts } = words.check;
const PRESSES = 12;

/**
 * The steps of the clock that the page names for the engine in which it runs, in ms. The page has further steps for
 * pages that are isolated.
 */
function statedSteps(userAgent: string): number[] {
  const engine = [/Firefox/, /Chrom/].findIndex((name) => name.test(userAgent));
  const name = ["Firefox", "Chromium"][engine] ?? "WebKit";
  const text = words.engines.items.find((item) => item.name === name)?.text ?? "";
  return [...text.matchAll(/([\d.]+)\sms/g)].map(([, ms]) => Number(ms));
}

const isFocused = (label: string) => document.activeElement?.textContent?.trim() === label;

/**
 * Checks the device by keyboard. The figures differ between engines and runs, so only their names are compared, and
 * whether the measured step of the clock is a step that the page names for this engine.
 */
export const deviceCheck: Scenario = async (visitor, observe) => {
  await visitor.visit(pathOf("device", "en"));
  await visitor.press("main button", start);
  await visitor.until("the presses to begin", isFocused, parts.presses.pad);
  for (let press = 1; press <= PRESSES; press += 1) {
    await visitor.key(" ");
    if (press < PRESSES)
      await visitor.until(
        `press ${press} to count`,
        (count) =>
          [...document.querySelectorAll("p")].some((p) => p.textContent?.startsWith(count)),
        `${press} `,
      );
  }
  await visitor.press("main button", parts.size.done);
  await visitor.see("main h2", words.report.title);
  const names = await visitor.texts("main dl dt");
  const values = await visitor.texts("main dl dd:nth-of-type(1)");
  observe("figures", names);
  const step = Number.parseFloat(values[names.indexOf(words.report.display.clock)] ?? "");
  const stated = statedSteps(await visitor.ask(() => navigator.userAgent));
  observe("the clock has a step that the page names", stated.includes(step) || `${step} ms`);
  observe("clock of the stamps", values[names.indexOf(words.report.presses.clock)]);
  observe("input", values[names.indexOf(words.report.presses.inputs)]);
  observe("verdicts", (await visitor.texts("main h3")).length);
};
