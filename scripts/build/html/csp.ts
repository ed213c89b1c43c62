import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../terminal.mjs";
import { buildEnvironment, contactOrigins, sendingOrigins, tileOrigins } from "../environment";
import { readPages } from "./pages";
import type { Tag } from "./tags";
import { parseTags } from "./tags";

/**
 * Origins that runs and messages are sent to, and that a street map's tiles come from: none unless the
 * operator has configured them.
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

/** Types of script that a browser runs or obeys; anything else is data, which no policy blocks. */
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Elements that load what they name by themselves, with the attributes that name it. */
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

/** Kinds of <link> that make a browser connect to the address. */
const LOADING_LINK =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|apple-touch-startup-image|manifest)\b/i;

const OTHER_HOST = /(^|,\s*)(https?:)?\/\//i;

/** Returns the source expression that admits an inline script or style with this text. */
export function cspHash(text: string): string {
  // A browser hashes what its parser saw, and that has no carriage returns.
  const parsed = text.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

/** Returns what in a page its policy would block, as sentences that say where and what. */
export function policyViolations(html: string): string[] {
  return parseTags(html).flatMap((tag) => {
    const snippet = html.slice(tag.start, Math.min(tag.end, tag.start + 160));
    return violationsOfTag(tag).map((what) => `${what}: ${snippet}`);
  });
}

function violationsOfTag({ name, attributes }: Tag): string[] {
  const violations = [];
  if ("style" in attributes) {
    violations.push("a style attribute, which the policy blocks (use a class)");
  }
  for (const attribute of Object.keys(attributes)) {
    if (/^on[a-z]/.test(attribute)) {
      violations.push(`an inline handler ${attribute}, which the policy blocks (use a listener)`);
    }
    if (/^\s*javascript:/i.test(attributes[attribute] ?? "")) {
      violations.push(`a javascript: address in ${attribute}, which the policy blocks`);
    }
  }
  if (loadedAddresses(name, attributes).some((address) => OTHER_HOST.test(address))) {
    violations.push("something is loaded from another host (serve it from public/)");
  }
  return violations;
}

function loadedAddresses(name: string, attributes: Record<string, string>): string[] {
  if (name === "link") {
    if (!LOADING_LINK.test(attributes.rel ?? "")) return [];
    return [attributes.href ?? "", attributes.imagesrcset ?? ""];
  }
  const names = LOADING_ATTRIBUTES[name as keyof typeof LOADING_ATTRIBUTES] ?? [];
  return names.map((attribute) => attributes[attribute] ?? "");
}

/**
 * Returns the hashes of the scripts and styles that stand in the page itself. Sheets that the build has
 * put into it, each before its disabled link (inline-styles.ts), are kept apart: a page that is navigated
 * to has its own by their links.
 */
export function inlineHashes(html: string): {
  scripts: string[];
  styles: string[];
  sheets: string[];
} {
  const tags = parseTags(html);
  const hashes = (inline: Tag[]) => [...new Set(inline.map(({ text }) => cspHash(text)))].sort();
  const isSheet = ({ elementEnd }: Tag) => html.startsWith("<link disabled", elementEnd);
  const styles = tags.filter(({ name }) => name === "style");
  return {
    scripts: hashes(
      tags.filter(
        ({ name, attributes }) =>
          name === "script" &&
          !("src" in attributes) &&
          EXECUTABLE_TYPE.test(attributes.type ?? ""),
      ),
    ),
    styles: hashes(styles.filter((style) => !isSheet(style))),
    sheets: hashes(styles.filter(isSheet)),
  };
}

/**
 * Returns the Content-Security-Policy of a page. As an element of the page it cannot hold
 * frame-ancestors, so headers.ts adds that to the header.
 */
export function contentSecurityPolicy(
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
    // Without scripts, too, the contact form can be sent where there is an endpoint, and only there.
    `form-action ${contact.length > 0 ? contact.join(" ") : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Next's own two, and those of components/shell/hydration/trusted-types.ts and components/shell/hydration/hydrate-page.ts.
    "trusted-types default nextjs nextjs#bundler hydration",
  ].join("; ");
}

/**
 * Returns the page with its policy right after the charset, before anything that it governs.
 *
 * @returns undefined if no charset is declared before the first script, style or link
 */
export function withPolicy(html: string, policy: string): string | undefined {
  const first = parseTags(html).find(
    ({ name, attributes }) =>
      /^(script|style|link)$/.test(name) || (name === "meta" && "charset" in attributes),
  );
  if (first?.name !== "meta") return undefined;
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, first.end) + element + html.slice(first.end);
}

/** Returns the policy that a page declares for itself, or undefined. */
export function declaredPolicy(html: string): string | undefined {
  return parseTags(html).find(
    ({ name, attributes }) =>
      name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  )?.attributes.content;
}

/**
 * Build step: gives every page a policy of hashes, and stops the build at what it would block.
 *
 * @returns what was done
 */
export function addPolicies(out: string, others: OtherOrigins = configuredOrigins()): string {
  const pages = readPages(out);
  const violations = pages.flatMap(({ file, html }) =>
    policyViolations(html).map((violation) => `out/${file}  ${violation}`),
  );
  if (violations.length > 0) {
    throw new UserError(
      "The Content-Security-Policy would block part of the site.",
      violations.join("\n"),
    );
  }
  const hashed = pages.map((page) => ({ ...page, ...inlineHashes(page.html) }));
  // A page that is navigated to runs under the policy of the page that was loaded first.
  const everywhere = hashed.flatMap((page) => page.styles);
  for (const { file, html, scripts, sheets } of hashed) {
    const styles = [...new Set([...everywhere, ...sheets])].sort();
    const governed = withPolicy(html, contentSecurityPolicy({ scripts, styles }, others));
    if (governed === undefined) {
      throw new UserError(
        `out/${file} does not declare its charset before its first script, style or link.`,
        "The policy must come before all of them: keep <meta charSet> first in <head>.",
      );
    }
    writeFileSync(join(out, file), governed);
  }
  const origins = [...new Set([...others.data, ...others.contact])];
  const sending = origins.length > 0 ? `, which may send data to ${origins.join(", ")}` : "";
  const showing = others.tiles.length > 0 ? `, and show tiles of ${others.tiles.join(", ")}` : "";
  return `policy written into ${pages.length} pages${sending}${showing}`;
}
