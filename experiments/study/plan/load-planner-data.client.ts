"use client";

import { PLANNER_FILES } from "./data/files";
import type { PlannerData } from "./planner-data";

/** Each app has its own file, which is loaded when the tool is opened on a study with that app. */
const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = PLANNER_FILES;

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
