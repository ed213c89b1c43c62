import type { ExportedSite } from "./pages";

/**
 * Build step: removes the `<script noModule>` tags, because they refer to the largest file of the build. Every browser
 * that can run the site ignores these tags.
 *
 * @returns a summary for the log
 */
export function stripPolyfills({ pages }: ExportedSite): string {
  const changed = pages.filter((page) => {
    const polyfills = page.elements.filter(
      ({ name, attributes }) => name === "script" && "nomodule" in attributes,
    );
    page.remove(polyfills);
    return polyfills.length > 0;
  });
  return `polyfill tag removed from ${changed.length} pages`;
}
