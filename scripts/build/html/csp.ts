import { createHash } from "node:crypto";
import { UserError } from "../../terminal.mjs";
import { buildEnvironment, contactOrigins, sendingOrigins, tileOrigins } from "../environment";
import type { HtmlPage, PageElement } from "./html-page";
import type { ExportedSite } from "./pages";

/**
 * Origins to which runs and messages are sent, and origins of a street map's tiles. The lists are empty unless the
 * operator has configured such origins.
 */
export type OtherOrigins = {
  data: readonly string[];
  contact: readonly string[];
  tiles: readonly string[];
};

function configuredOrigins(): OtherOrigins {
  const environment = buildEnvironment();
  return {
    data: sendingOrigins(environment),
    contact: contactOrigins(environment),
    tiles: tileOrigins(environment),
  };
}

/**
 * The types of script that a browser runs or applies. A script element of any other type contains data, and no policy
 * blocks data.
 */
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Elements that load a URL without an action of the visitor. Each has the attributes that may contain the URL. */
const LOADING_ATTRIBUTES = {
  script: ["src"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  image: ["href", "xlink:href"],
  use: ["href", "xlink:href"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
  iframe: ["src"],
  embed: ["src"],
  object: ["data"],
};

/** The kinds of <link> that cause a browser to connect to the URL of the link. */
const LOADING_LINK =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|apple-touch-startup-image|manifest)\b/i;

const OTHER_HOST = /(^|,\s*)(https?:)?\/\//i;

/** Returns the source expression that allows an inline script or style with this text. */
export function cspHash(text: string): string {
  // The text is normalised, because a browser hashes the text after parsing. Parsing removes carriage returns.
  const parsed = text.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

/**
 * Returns the elements that the page's policy would block. Each element is described by a sentence with the reason and
 * the start tag.
 */
export function policyViolations(page: HtmlPage): string[] {
  return page.elements.flatMap((element) =>
    violationsOf(element).map((what) => `${what}: ${page.tagOf(element).slice(0, 160)}`),
  );
}

function violationsOf({ name, attributes }: PageElement): string[] {
  const violations = [];
  if ("style" in attributes) {
    violations.push("a style attribute, which the policy blocks (use a class)");
  }
  for (const attribute of Object.keys(attributes)) {
    if (/^on[a-z]/.test(attribute)) {
      violations.push(`an inline handler ${attribute}, which the policy blocks (use a listener)`);
    }
    if (/^\s*javascript:/i.test(attributes[attribute] ?? "")) {
      violations.push(`a javascript: URL in ${attribute}, which the policy blocks`);
    }
  }
  if (loadedUrls(name, attributes).some((url) => OTHER_HOST.test(url))) {
    violations.push("something is loaded from another host (serve it from public/)");
  }
  return violations;
}

function loadedUrls(name: string, attributes: Record<string, string>): string[] {
  if (name === "link") {
    if (!LOADING_LINK.test(attributes.rel ?? "")) return [];
    return [attributes.href ?? "", attributes.imagesrcset ?? ""];
  }
  const names = LOADING_ATTRIBUTES[name as keyof typeof LOADING_ATTRIBUTES] ?? [];
  return names.map((attribute) => attributes[attribute] ?? "");
}

/**
 * Returns the hashes of a page's inline scripts and styles. The style sheets that the build has inserted, as one element,
 * before the first of their disabled links (inline-styles.ts) are listed separately. The reason is that a page opened by
 * client-side navigation loads these sheets by the links.
 */
export function inlineHashes({ elements }: HtmlPage): {
  scripts: string[];
  styles: string[];
  sheets: string[];
} {
  const hashes = (inline: readonly PageElement[]) =>
    [...new Set(inline.map(({ text }) => cspHash(text)))].sort();
  const isSheet = (style: PageElement) => {
    const next = elements[elements.indexOf(style) + 1];
    return next?.name === "link" && "disabled" in next.attributes && next.start === style.end;
  };
  const styles = elements.filter(({ name }) => name === "style");
  return {
    scripts: hashes(
      elements.filter(
        ({ name, attributes: { src, type = "" } }) =>
          name === "script" && src === undefined && EXECUTABLE_TYPE.test(type),
      ),
    ),
    styles: hashes(styles.filter((style) => !isSheet(style))),
    sheets: hashes(styles.filter(isSheet)),
  };
}

/**
 * Returns the Content-Security-Policy of a page. The directive frame-ancestors is left out, because an element of the
 * page cannot declare it. headers.ts adds this directive to the header.
 */
function contentSecurityPolicy(
  { scripts, styles }: { scripts: string[]; styles: string[] },
  { data, contact, tiles }: OtherOrigins,
): string {
  const connections = [...new Set([...data, ...contact])];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data: blob:", ...tiles].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    // If there is an endpoint, the contact form can also be sent without scripts, but only to this endpoint.
    `form-action ${contact.length > 0 ? contact.join(" ") : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The two policies of Next, and the policies that components/shell/hydration/trusted-types.ts and
    // components/shell/hydration/hydrate-page.ts create.
    "trusted-types default nextjs nextjs#bundler hydration",
  ].join("; ");
}

/**
 * Inserts a policy directly after the charset, before any element to which the policy applies.
 *
 * @returns false if that is impossible: a charset must be declared before the first script, style or link
 */
function declarePolicy(page: HtmlPage, policy: string): boolean {
  const first = page.elements.find(
    ({ name, attributes }) =>
      /^(script|style|link)$/.test(name) || (name === "meta" && "charset" in attributes),
  );
  if (first?.name !== "meta") return false;
  page.insertAfterTag(first, {
    name: "meta",
    attributes: { "http-equiv": "Content-Security-Policy", content: policy },
    text: "",
  });
  return true;
}

/** Returns the policy that a page declares for itself, or undefined if the page declares no policy. */
export const declaredPolicy = ({ elements }: HtmlPage): string | undefined =>
  elements.find(
    ({ name, attributes }) =>
      name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  )?.attributes.content;

/**
 * Build step: inserts a policy with hashes into every page, and stops the build if the policy would block an element of
 * the page.
 *
 * @returns a summary for the log
 */
export function addPolicies(
  { pages }: Pick<ExportedSite, "pages">,
  others = configuredOrigins(),
): string {
  const violations = pages.flatMap((page) =>
    policyViolations(page).map((violation) => `out/${page.file}  ${violation}`),
  );
  if (violations.length > 0) {
    throw new UserError(
      "The Content-Security-Policy would block part of the site.",
      violations.join("\n"),
    );
  }
  const hashed = pages.map((page) => ({ page, ...inlineHashes(page) }));
  // After a client-side navigation, the policy of the page that was loaded first remains in force.
  const everywhere = hashed.flatMap((page) => page.styles);
  for (const { page, scripts, sheets } of hashed) {
    const styles = [...new Set([...everywhere, ...sheets])].sort();
    if (declarePolicy(page, contentSecurityPolicy({ scripts, styles }, others))) continue;
    throw new UserError(
      `out/${page.file} does not declare its charset before its first script, style or link.`,
      "The policy must come before all of them: keep <meta charSet> first in <head>.",
    );
  }
  const origins = [...new Set([...others.data, ...others.contact])];
  const sending = origins.length > 0 ? `, which may send data to ${origins.join(", ")}` : "";
  const showing = others.tiles.length > 0 ? `, and show tiles of ${others.tiles.join(", ")}` : "";
  return `policy added to ${pages.length} pages${sending}${showing}`;
}
