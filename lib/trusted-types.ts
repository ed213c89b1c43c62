import { withBase } from "./base-path";

/** Where the service worker is: at the site's root, which is its scope (specification section 1). */
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

/**
 * The script that sets the default policy of Trusted Types before any other runs. The
 * Content-Security-Policy demands it (scripts/csp.mjs): a text without "<" is a text whoever wrote it,
 * no other markup is parsed, no string becomes a program, and the only worker is the site's own. It has
 * no "<" itself, because React parses it anew where a whole document is rendered in the browser.
 */
export const TRUSTED_TYPES_SCRIPT = `self.trustedTypes?.createPolicy("default",{createHTML:t=>t.includes("\\x3c")&&!${inScript(MARKUP)}.includes(t)?null:t,createScript:t=>t.startsWith(${inScript(STRUCTURED_DATA)})?t:null,createScriptURL:u=>u===${inScript(WORKER_ADDRESS)}?u:null})`;

/** A value as it can stand in an inline script, without "<". */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
