import { say } from "@/scripts/terminal.mjs";
import type { ByVariant, Sample } from "./results";
import { summariseAll } from "./statistics";

/** The measurement of one variant of the site. `key` identifies the measured subject, such as a page. */
export type Task = { variant: string; key: string; measure: () => Promise<Sample> };

/** Rotates the order of the items in each round. Otherwise one item would always be measured first. */
function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/**
 * Runs the measurements in rounds, and alternates the variants of each subject. If a measurement fails, the failure is
 * reported and the measurement is left out. One failed load therefore does not stop a whole run.
 */
export async function measureInRounds(tasks: readonly Task[], rounds: number): Promise<ByVariant> {
  const samples = new Map<Task, Sample[]>(tasks.map((task) => [task, []]));
  for (const key of new Set(tasks.map((task) => task.key))) {
    const ofKey = tasks.filter((task) => task.key === key);
    for (let round = 0; round < rounds; round += 1) {
      for (const task of rotated(ofKey, round)) {
        const what = `round ${round + 1} of ${rounds}: ${task.variant} ${key}`;
        const begin = performance.now();
        try {
          samples.get(task)?.push(await task.measure());
          say(`· ${what}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
        } catch (error) {
          say(`! ${what} failed: ${error}`);
        }
      }
    }
  }
  const results: ByVariant = {};
  for (const [{ variant, key }, taken] of samples)
    results[variant] = { ...results[variant], [key]: summariseAll(taken) };
  return results;
}
