import {
  HYDRATION_MANIFEST_ID,
  type HydrationManifest,
} from "@/components/shell/hydration/hydration-manifest";
import type { HtmlPage } from "../html/html-page";

/** Returns the files that an exported page fetches for its hydration. Returns undefined if the page has no scripts. */
export function hydrationManifestOf({ elements }: HtmlPage): HydrationManifest | undefined {
  const block = elements.find(
    ({ name, attributes }) => name === "script" && attributes.id === HYDRATION_MANIFEST_ID,
  );
  return block && JSON.parse(block.text);
}
