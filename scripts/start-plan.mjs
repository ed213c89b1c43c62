import { HYDRATION_MANIFEST_ID } from "../lib/build-constants.mjs";
import { parseTags } from "./html.mjs";

/** @typedef {import("../components/shell/hydration/hydration-manifest.ts").HydrationManifest} HydrationManifest */

/**
 * Returns the hydration manifest of an exported page, or undefined when it has no scripts.
 *
 * @param {string} html
 * @returns {HydrationManifest | undefined}
 */
export function hydrationManifestOf(html) {
  const block = parseTags(html).find(
    ({ name, attributes }) => name === "script" && attributes.id === HYDRATION_MANIFEST_ID,
  );
  return block && JSON.parse(block.text);
}
