/**
 * Defines the helper `__name` in a page. tsx (esbuild's `keepNames`) adds calls of this helper to inner functions, so a
 * function whose source is sent to the page calls it.
 */
export const NAME_HELPER = "globalThis.__name ??= (target) => target;";
