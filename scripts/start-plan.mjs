import { parseTags } from "./html.mjs";

/** @typedef {import("../lib/late-start/start-plan.ts").StartPlan} StartPlan */

/** As in lib/late-start/start-plan.ts; a unit test holds them equal. */
export const START_PLAN_ID = "start-plan";
export const RELEASE_PARAMETER = "release";

/**
 * Returns what a page of the export fetches to come alive, or undefined when it has no scripts.
 *
 * @param {string} html
 * @returns {StartPlan | undefined}
 */
export function startPlanOf(html) {
  const block = parseTags(html).find(
    ({ name, attributes }) => name === "script" && attributes.id === START_PLAN_ID,
  );
  return block && JSON.parse(block.text);
}
