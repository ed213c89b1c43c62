import type { Page } from "@playwright/test";
import { shuffled } from "@/lib/stats/random";
import type { Answered, Records, Setting, Shown } from "./records";
import { fulfilOrders } from "./scripted-input";

export type Plan = {
  durationsMs: number[];
  /** The number of rounds. Each round measures all settings, in random order. */
  rounds: number;
  /** The number of trials of each duration in each setting. */
  perDuration: number;
  /** The shortest and the longest response latency. */
  latenciesMs: [number, number];
  /** The number of answers in each setting. */
  answers: number;
  holdsMs: number[];
  /** The number of touches for each hold duration. */
  touches: number;
};

const SETTINGS: readonly Setting[] = [
  { method: "own", condition: "idle" },
  { method: "stock", condition: "idle" },
  { method: "own", condition: "load" },
  { method: "stock", condition: "load" },
];

/** Returns all values in random order, with each value repeated `times` times. */
const repeated = (values: readonly number[], times: number) =>
  shuffled(Array.from({ length: times }, () => values).flat(), Math.random);

/**
 * Measures durations, responses and touches. The settings alternate, because other work on the machine should affect
 * all settings equally.
 *
 * @param page a page that displays the benchmark
 */
export async function measureTiming(
  page: Page,
  plan: Plan,
  onProgress: (line: string) => void,
): Promise<Omit<Records, "started">> {
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new Error("The page is not isolated, so its clocks are rounded.");
  const cdp = await page.context().newCDPSession(page);
  const sent = await fulfilOrders(page, cdp);
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);
  const frameMs = await page.evaluate(() => window.bench.frameMs());

  const [shortest, longest] = plan.latenciesMs;
  const latency = () => shortest + Math.random() * (longest - shortest);
  const withTrueTime = <Pending extends { name: string; onsetMs: number | null }>({
    name,
    onsetMs,
    ...trial
  }: Pending) => {
    const at = sent.get(name);
    const isKnown = at !== undefined && onsetMs !== null;
    return { ...trial, trueMs: isKnown ? at - timeOrigin - onsetMs : null };
  };

  const shown: Shown[] = [];
  const answered: Answered[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const setting of shuffled(SETTINGS, Math.random)) {
      onProgress(`round ${round} of ${plan.rounds}: ${setting.method}, ${setting.condition}`);
      const durations = repeated(plan.durationsMs, plan.perDuration / plan.rounds);
      shown.push(
        ...(await page.evaluate(
          ({ setting, durations, frameMs }) => window.bench.durations(setting, durations, frameMs),
          { setting, durations, frameMs },
        )),
      );
      const latencies = Array.from({ length: plan.answers / plan.rounds }, latency);
      const pending = await page.evaluate(
        ({ setting, latencies }) => window.bench.responses(setting, latencies),
        { setting, latencies },
      );
      answered.push(...pending.map(withTrueTime));
    }
  }

  onProgress("touches");
  const touches = repeated(plan.holdsMs, plan.touches).map((holdMs) => ({
    holdMs,
    latencyMs: latency(),
  }));
  const touched = await page.evaluate((order) => window.bench.touches(order), touches);
  return { frameMs, shown, answered, touched: touched.map(withTrueTime) };
}
