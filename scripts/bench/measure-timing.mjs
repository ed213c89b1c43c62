import { takeOrders } from "./scripted-input.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./records").Setting} Setting */

/**
 * @typedef {object} Plan
 * @property {number[]} durationsMs
 * @property {number} rounds each round has all settings, in random order
 * @property {number} perDuration trials of each duration in each setting
 * @property {number[]} latenciesMs shortest and longest
 * @property {number} answers in each setting
 * @property {number[]} holdsMs
 * @property {number} touches of each hold
 */

/** @type {Setting[]} */
const SETTINGS = [
  { method: "own", condition: "idle" },
  { method: "stock", condition: "idle" },
  { method: "own", condition: "load" },
  { method: "stock", condition: "load" },
];

/**
 * The items in a random order (Fisher and Yates).
 *
 * @template T
 * @param {readonly T[]} items
 * @returns {T[]}
 */
function shuffled(items) {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [/** @type {T} */ (order[other]), /** @type {T} */ (order[last])];
  }
  return order;
}

/**
 * Each of `values`, `times` times.
 *
 * @template T
 * @param {readonly T[]} values
 * @param {number} times
 * @returns {T[]}
 */
const repeated = (values, times) => Array.from({ length: times }, () => values).flat();

/**
 * Measures durations, responses and touches on the benchmark's page. The settings take turns, so that
 * what else the machine does falls on all of them.
 *
 * @param {Page} page opened at the benchmark's page
 * @param {Plan} plan
 * @param {(line: string) => void} progress
 */
export async function measureTiming(page, plan, progress) {
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new Error("The page is not isolated, so its clocks are rounded.");
  const cdp = await page.context().newCDPSession(page);
  const sent = await takeOrders(page, cdp);
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);
  const frameMs = await page.evaluate(() => window.bench.frameMs());

  const [shortest = 0, longest = 0] = plan.latenciesMs;
  const latency = () => shortest + Math.random() * (longest - shortest);
  /**
   * @template {{ name: string, onsetMs: number | null }} Pending
   * @param {Pending} pending
   */
  const withTrueTime = ({ name, onsetMs, ...trial }) => {
    const at = sent.get(name);
    const known = at !== undefined && onsetMs !== null;
    return { ...trial, trueMs: known ? at - timeOrigin - onsetMs : null };
  };

  const shown = [];
  const answered = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const setting of shuffled(SETTINGS)) {
      progress(`round ${round} of ${plan.rounds}: ${setting.method}, ${setting.condition}`);
      const durations = shuffled(repeated(plan.durationsMs, plan.perDuration / plan.rounds));
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

  progress("touches");
  const touches = shuffled(repeated(plan.holdsMs, plan.touches)).map((holdMs) => ({
    holdMs,
    latencyMs: latency(),
  }));
  const touched = await page.evaluate((order) => window.bench.touches(order), touches);
  return { frameMs, shown, answered, touched: touched.map(withTrueTime) };
}
