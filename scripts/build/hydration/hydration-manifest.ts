import type { HydrationManifest } from "@/components/shell/hydration/hydration-manifest";
import { HYDRATION_MANIFEST_ID } from "@/lib/build-constants.mjs";
import { parseTags } from "../html/tags";

/** Returns what a page of the export fetches to come alive, or undefined when it has no scripts. */
export function hydrationManifestOf(html: string): HydrationManifest | undefined {
  const block = parseTags(html).find(
    ({ name, attributes }) => name === "script" && attributes.id === HYDRATION_MANIFEST_ID,
  );
  return block && JSON.parse(block.text);
}
