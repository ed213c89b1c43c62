import { withBase } from "@/lib/base-path";

/** What makes values out of texts that the browser would refuse as texts; lib.dom lacks it. */
export type PolicyRules = Partial<
  Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>
>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules };
  }
}

/** The service worker is at the site's root, which is its scope. */
export const WORKER_ADDRESS = withBase("/sw.js");

/**
 * All the markup that the site's code may have parsed: NProgress's bar, the empty element that React
 * makes a script from (the structured data of a page that is navigated to), and the one by which
 * Leaflet finds out whether the browser knows SVG.
 */
const MARKUP = [
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
  "<script></script>",
  "<svg/>",
];

/** How structured data begin. No text that begins so is a program: a label is no string. */
const STRUCTURED_DATA = '{"@context":';

/** A text without "<" is a text whoever wrote it; no string becomes a program. */
export const ownTexts = {
  createHTML: (text) => (!text.includes("<") || MARKUP.includes(text) ? text : null),
  createScript: (text) => (text.startsWith(STRUCTURED_DATA) ? text : null),
  createScriptURL: (address) => (address === WORKER_ADDRESS ? address : null),
} satisfies PolicyRules;

/**
 * Sets the default policy of Trusted Types, which the Content-Security-Policy demands (scripts/build/html/csp.ts)
 * of all that the site's scripts write into the page. Does nothing in a browser without Trusted Types.
 */
export function admitOwnTexts() {
  window.trustedTypes?.createPolicy("default", ownTexts);
}
