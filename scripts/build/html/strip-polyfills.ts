import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPages } from "./pages";
import { parseTags } from "./tags";

/**
 * Returns the page without its `<script noModule>` tags: every browser that can run the site
 * ignores them, and they name the largest file of the build.
 */
export function withoutPolyfills(html: string): string {
  return parseTags(html)
    .filter(({ name, attributes }) => name === "script" && "nomodule" in attributes)
    .reduceRight((page, tag) => page.slice(0, tag.start) + page.slice(tag.elementEnd), html);
}

/**
 * Build step: removes the polyfill tag from every page.
 *
 * @returns what was done
 */
export function stripPolyfills(out: string): string {
  const changed = readPages(out).filter(({ file, html }) => {
    const stripped = withoutPolyfills(html);
    if (stripped === html) return false;
    writeFileSync(join(out, file), stripped);
    return true;
  });
  return `polyfill tag removed from ${changed.length} pages`;
}
