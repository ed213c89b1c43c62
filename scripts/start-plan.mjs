import { START_PLAN_ID } from "../lib/build-constants.mjs";
import { parseTags } from "./html.mjs";

/** @typedef {import("../components/shell/hydration/hydration-manifest.ts").StartPlan} StartPlan */

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
