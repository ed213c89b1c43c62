import { withBase } from "@/lib/base-path";

/** The functions of a Trusted Types policy; lib.dom lacks them. */
export type PolicyRules = Partial<
  Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>
>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules };
  }
}

/** URL of the worker, at the site's root, which is its scope. */
export const WORKER_URL = withBase("/sw.js");

/**
 * The only markup that the site's code may parse: NProgress's bar, the empty element from which React creates a script
 * (structured data after a navigation), and Leaflet's feature test for SVG.
 */
const MARKUP = [
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
  "<script></script>",
  "<svg/>",
];

/** Start of structured data. A script cannot start like this: a label cannot be a string literal. */
const STRUCTURED_DATA = '{"@context":';

/** Strings without "<" are plain text, whatever their source; no string may become a script. */
export const policyRules = {
  createHTML: (text) => (!text.includes("<") || MARKUP.includes(text) ? text : null),
  createScript: (text) => (text.startsWith(STRUCTURED_DATA) ? text : null),
  createScriptURL: (url) => (url === WORKER_URL ? url : null),
} satisfies PolicyRules;

/**
 * Creates the default Trusted Types policy, which the Content-Security-Policy requires (scripts/build/html/csp.ts) for
 * everything that scripts write into the page. Does nothing in browsers without Trusted Types.
 */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy("default", policyRules);
}
