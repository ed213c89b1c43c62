"use client";

import { PLANNER_FILES } from "./data/files";
import type { PlannerData } from "./planner-data";

/** The file with each app's data. It is loaded when the planner is opened on a study with this app. */
const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = PLANNER_FILES;

/**
 * Loads the planner's data on apps, keyed by app id. The data of an unknown app are empty.
 * @throws Error if a file cannot be loaded
 */
export async function loadPlannerData(
  apps: readonly string[],
): Promise<Readonly<Record<string, PlannerData>>> {
  const entries = await Promise.all(
    [...new Set(apps)].map(async (app) => {
      const file = Object.hasOwn(FILES, app) ? await FILES[app]?.() : undefined;
      return [app, (file?.default ?? {}) as PlannerData] as const;
    }),
  );
  return Object.fromEntries(entries);
}
