import { setTimeout as pause } from "node:timers/promises";
import type { Tab } from "./browser";

const PATIENCE_MS = 15_000;

/**
 * Waits for the new heading.
 * @returns ms from the start of the navigation to the heading's first frame, and to its first fully opaque frame
 */
export async function headingTimes({ page }: Tab): Promise<{ h1: number; full: number }> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await pause(50);
    const state = await page.evaluate(() => window.benchHeading?.() ?? null).catch(() => null);
    if (state?.painted && state.full)
      return { h1: state.painted - state.start, full: state.full - state.start };
  }
  throw new Error("the new heading never came");
}
