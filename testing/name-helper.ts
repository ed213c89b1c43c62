/**
 * Defines the helper `__name` in a page. tsx (esbuild's `keepNames`) adds calls of this helper to inner functions. If
 * the source of such a function is sent to a page, the page therefore needs the helper.
 */
export const NAME_HELPER = "globalThis.__name ??= (target) => target;";
