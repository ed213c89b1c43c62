/**
 * Defines, in a page, the helper that tsx (esbuild's `keepNames`) puts around inner functions: a function
 * whose source is sent to the page calls it.
 */
export const NAME_HELPER = "globalThis.__name ??= (target) => target;";
