import { withBase } from "@/lib/base-path";

/** The functions of a Trusted Types policy, which lib.dom lacks. */
export type PolicyRules = Partial<
  Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>
>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules };
  }
}

/**
 * The URL of the service worker. The worker is at the root of the site, and this root is also the scope of the worker.
 */
export const WORKER_URL = withBase("/sw.js");

/**
 * The only markup that the site's code may parse: the bar of NProgress, the empty element from which React creates a
 * script (structured data after a navigation), and Leaflet's feature test for SVG.
 */
const MARKUP = [
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
  "<script></script>",
  "<svg/>",
];

/**
 * The start of structured data. No script can start with this text: `{` would begin a block of code, in which a string
 * literal cannot be a label.
 */
const STRUCTURED_DATA = '{"@context":';

/**
 * The rules of the policy. Strings without "<" are plain text, whatever their source, and no string may become a
 * script.
 */
export const policyRules = {
  createHTML: (text) => (!text.includes("<") || MARKUP.includes(text) ? text : null),
  createScript: (text) => (text.startsWith(STRUCTURED_DATA) ? text : null),
  createScriptURL: (url) => (url === WORKER_URL ? url : null),
} satisfies PolicyRules;

/**
 * Creates the default Trusted Types policy, which the Content-Security-Policy requires (scripts/build/html/csp.ts) for
 * everything that scripts write into the page. In browsers without Trusted Types the function does nothing.
 */
export function createDefaultPolicy() {
  window.trustedTypes?.createPolicy("default", policyRules);
}
