"use client";

import type { PlannerData } from "./planner-data";

/** Each app has its own file, which is loaded when the tool is opened on a study with that app. */
const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  stroop: () => import(/* webpackChunkName: "plan-stroop" */ "./data/stroop.json"),
  flanker: () => import(/* webpackChunkName: "plan-flanker" */ "./data/flanker.json"),
  "simple-rt": () => import(/* webpackChunkName: "plan-simple-rt" */ "./data/simple-rt.json"),
  "go-no-go": () => import(/* webpackChunkName: "plan-go-no-go" */ "./data/go-no-go.json"),
  "spatial-span": () =>
    import(/* webpackChunkName: "plan-spatial-span" */ "./data/spatial-span.json"),
  "lottery-choice": () =>
    import(/* webpackChunkName: "plan-lottery-choice" */ "./data/lottery-choice.json"),
  "eleven-twenty": () =>
    import(/* webpackChunkName: "plan-eleven-twenty" */ "./data/eleven-twenty.json"),
  "mini-ipip": () => import(/* webpackChunkName: "plan-mini-ipip" */ "./data/mini-ipip.json"),
  "where-is-it": () => import(/* webpackChunkName: "plan-where-is-it" */ "./data/where-is-it.json"),
};

/**
 * Returns the planner's data on apps, by app id.
 * @throws Error where a file cannot be loaded
 */
export async function loadPlannerData(
  apps: readonly string[],
): Promise<Readonly<Record<string, PlannerData>>> {
  const entries = await Promise.all(
    [...new Set(apps)].map(async (app) => {
      const file = await FILES[app]?.();
      return [app, (file?.default ?? {}) as PlannerData] as const;
    }),
  );
  return Object.fromEntries(entries);
}
