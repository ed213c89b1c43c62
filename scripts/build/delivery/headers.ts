import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, pathOf } from "@/lib/routes";
import { listFiles } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";
import { buildEnvironment, embedOrigins } from "../environment";
import { declaredPolicy } from "../html/csp";
import type { HtmlPage } from "../html/html-page";
import { type ExportedSite, escapePattern, isNeverServed, pagePath } from "../html/pages";

export type Headers = Record<string, string>;

/**
 * The only source of the HTTP headers. `out/_headers` is written from these rules for Netlify and Cloudflare Pages, and
 * `npm start` reads this file. The configurations of other hosts are written from the same rules
 * (scripts/build/delivery/).
 *
 * If several matching rules set the same header, both hosts join the values. The rules below therefore never set the
 * same header twice for one path; `repeatedHeaders` checks this in each build.
 */
export type HeaderRule = { path: string; headers: Headers };

const DAY = 86_400;
const YEAR = 365 * DAY;

const REVALIDATE = "public, max-age=0, must-revalidate";
const ONE_DAY = `public, max-age=${DAY}`;
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;

/** Cloudflare Pages ignores rules and lines beyond these limits. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** The file from which both hosts read the headers. This file is never served. */
export const HEADERS_FILE = "_headers";

export const WORKER_FILE = "sw.js";

/**
 * Returns the policy of the service worker. The worker fetches the files that it precaches, sends queued messages to
 * the same origins as the pages, and loads no script of another host.
 *
 * @param policy policy of a page
 */
function workerPolicy(policy: string) {
  const connections = /connect-src [^;]*/.exec(policy)?.[0] ?? "connect-src 'self'";
  return `default-src 'none'; script-src 'self'; ${connections}`;
}

const OWN_SITE_ONLY = { "Cross-Origin-Resource-Policy": "same-origin" };
const ANY_SITE = { "Cross-Origin-Resource-Policy": "cross-origin" };

/**
 * Features that no page uses are denied. The map may request the visitor's location. Features that Chromium does not
 * know are left out of this list, because Chromium would report each of them on the console.
 */
const PERMISSIONS = [
  ...[
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "encrypted-media",
    "gyroscope",
    "hid",
    "idle-detection",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
  "geolocation=(self)",
].join(", ");

/** Forbids pages of other sites to display a page of this site in a frame. */
const NO_FRAME = { "X-Frame-Options": "DENY" };

/** The headers of every response, including redirects and refusals. */
const EVERY_PATH = "/*";
const OF_EVERY_RESPONSE: HeaderRule = {
  path: EVERY_PATH,
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",
    "Permissions-Policy": PERMISSIONS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Strict-Transport-Security": `max-age=${2 * YEAR}; includeSubDomains`,
  },
};

/**
 * Returns the headers of every response. X-Frame-Options does not accept a list of origins, and hosts that join headers
 * cannot remove a header for one page. If some origins may embed the page of studies, this rule therefore omits the
 * frame headers and every other rule sets them (`framing`).
 *
 * @param embedders origins that may embed the page of studies in a frame
 */
const everywhere = (embedders: readonly string[]): HeaderRule =>
  embedders.length > 0
    ? OF_EVERY_RESPONSE
    : { ...OF_EVERY_RESPONSE, headers: { ...OF_EVERY_RESPONSE.headers, ...NO_FRAME } };

/** The pages that a survey tool may display in a frame. The operator must allow the origin of the tool. */
const EMBEDDED_PAGES: readonly string[] = LOCALES.map((locale) => pathOf("study", locale));

/** Returns the origins that the operator of this build allows to embed the page of studies. */
export const configuredEmbedders = () => embedOrigins(buildEnvironment());

/** Page data and other texts. In the rules of both hosts, the star matches any number of folders. */
const TEXTS = "/*.txt";

/** Files whose names change with their content. */
const HASHED_FILES = "/_next/static/*";

/** The preview pictures, which other sites display next to a link. */
const PREVIEWS = "/og/*";

/** The payloads of the apps. Their names also change with their content (experiments/payloads/app-payload.ts). */
const PAYLOADS = "/apps/*.json";

/** Files with fixed names. Browsers revalidate these files, because a new version must not wait for a day. */
const ALWAYS_FRESH = /\.(webmanifest|json|xml|js)$/;

/**
 * Returns the headers of a page, in addition to the headers of every response.
 *
 * @param policy the policy that the page declares for itself
 * @param embedders origins that may embed the page in a frame
 */
const pageHeaders = (policy: string, embedders: readonly string[]): Record<string, string> => ({
  // A survey page with an embedder policy embeds only pages that allow any site to load them.
  ...(embedders.length > 0 ? ANY_SITE : OWN_SITE_ONLY),
  "Cache-Control": REVALIDATE,
  "Content-Security-Policy": `${policy}; frame-ancestors ${embedders.join(" ") || "'none'"}`,
});

/**
 * The headers of responses without a file. Without these headers, caches would store the absence of a file for as long
 * as a file.
 */
export const NO_FILE_HEADERS = { ...OWN_SITE_ONLY, "Cache-Control": REVALIDATE };

/**
 * Returns the headers of the 404 page. `_headers` cannot contain them, because the page is served for any unknown URL.
 * Only hosts that are configured by code set them.
 */
export function notFoundHeaders(page: HtmlPage | undefined): Headers {
  const policy = page && declaredPolicy(page);
  return policy ? pageHeaders(policy, []) : NO_FILE_HEADERS;
}

/**
 * Returns the header rules of an export.
 *
 * @param embedders origins that may embed the page of studies
 */
export function headerRules(
  { out, pages }: Pick<ExportedSite, "out" | "pages">,
  embedders: readonly string[] = configuredEmbedders(),
): HeaderRule[] {
  const framing = (rule: HeaderRule): HeaderRule =>
    embedders.length === 0 || EMBEDDED_PAGES.includes(rule.path)
      ? rule
      : { ...rule, headers: { ...rule.headers, ...NO_FRAME } };
  const governed = pages.flatMap((page) => {
    const path = pagePath(page.file);
    const policy = declaredPolicy(page);
    return path && policy ? [{ path, policy }] : [];
  });
  const otherFiles = listFiles(out).filter(
    (file) => !/^_next\/|^og\/|\.(html|txt)$/.test(file) && !isNeverServed(file),
  );
  const own = [
    { path: HASHED_FILES, headers: { ...OWN_SITE_ONLY, "Cache-Control": IMMUTABLE } },
    { path: TEXTS, headers: { ...OWN_SITE_ONLY, "Cache-Control": REVALIDATE } },
    { path: PREVIEWS, headers: { ...ANY_SITE, "Cache-Control": ONE_DAY } },
    ...fileRules(otherFiles, workerPolicy(governed[0]?.policy ?? "")),
    ...governed.map(({ path, policy }) => ({
      path,
      headers: pageHeaders(policy, EMBEDDED_PAGES.includes(path) ? embedders : []),
    })),
  ];
  return [everywhere(embedders), ...own.map(framing)];
}

/**
 * Returns one rule for each file at the top level, and one rule for each kind of file in each folder.
 *
 * @param worker the policy of the service worker
 */
function fileRules(files: string[], worker: string): HeaderRule[] {
  const paths = files.map((file) => {
    const [, folder, extension] = /^([^/]+)\/.*(\.[^./]+)$/.exec(file) ?? [];
    return folder ? `/${folder}/*${extension}` : `/${file}`;
  });
  return [...new Set(paths)].map((path) => ({
    path,
    headers: {
      ...OWN_SITE_ONLY,
      "Cache-Control": cacheRule(path),
      ...(path === `/${WORKER_FILE}` && { "Content-Security-Policy": worker }),
    },
  }));
}

/** Returns the value of Cache-Control for the path of a rule. */
function cacheRule(path: string) {
  if (path === PAYLOADS) return IMMUTABLE;
  return ALWAYS_FRESH.test(path) ? REVALIDATE : ONE_DAY;
}

/** Returns the text of `_headers` for these rules. */
export function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
        "\n",
      ),
    )
    .join("\n");
}

/**
 * Parses the text of a `_headers` file.
 * @returns the rules in the file
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const rule = rules.at(-1);
    if (line.startsWith("/")) {
      rules.push({ path: line.trim(), headers: {} });
    } else if (rule) {
      const colon = line.indexOf(":");
      rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** Returns the headers of every response. One of the given rules contains these headers. */
export const everywhereIn = (rules: readonly HeaderRule[]): Headers =>
  rules.find(({ path }) => path === EVERY_PATH)?.headers ?? {};

/** Returns the regular expression of the URL paths that a rule covers. */
export const patternOf = (path: string): string => `^${escapePattern(path).replaceAll("*", ".*")}$`;

/** Returns whether a rule covers a URL path. */
export const matches = (path: string, urlPath: string): boolean =>
  path.includes("*") ? new RegExp(patternOf(path)).test(urlPath) : path === urlPath;

/**
 * Returns the headers of a URL path. If several rules state the same header, the values are joined in the way that
 * hosts join them.
 */
export function headersFor(rules: HeaderRule[], urlPath: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const rule of rules.filter(({ path }) => matches(path, urlPath))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
  }
  return joined;
}

/** Returns the headers that more than one rule sets for the same URL path, as "path: header". */
export function repeatedHeaders(rules: HeaderRule[], urlPaths: string[]): string[] {
  return urlPaths.flatMap((urlPath) => {
    const names = rules
      .filter(({ path }) => matches(path, urlPath))
      .flatMap(({ headers }) => Object.keys(headers).map((name) => name.toLowerCase()));
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `${urlPath}: ${name}`,
    );
  });
}

/**
 * Build step: writes `out/_headers`.
 *
 * @returns a summary for the log
 */
export function writeHeadersFile(site: Pick<ExportedSite, "out" | "pages">): string {
  const { out } = site;
  const rules = headerRules(site);
  const urlPaths = listFiles(out).flatMap((file) => [`/${file}`, pagePath(file) ?? []].flat());
  const repeated = repeatedHeaders(rules, urlPaths);
  if (repeated.length > 0) {
    throw new UserError(
      "Two rules of scripts/build/delivery/headers.ts set the same header for one path.",
      repeated.join("\n"),
    );
  }
  const text = formatHeaders(rules);
  const longLine = text.split("\n").find((line) => line.length > MAX_LINE);
  if (rules.length > MAX_RULES || longLine) {
    throw new UserError(
      `${HEADERS_FILE} is larger than Cloudflare Pages reads (${rules.length} rules of ${MAX_RULES}).`,
      longLine && `A line is longer than ${MAX_LINE} characters: ${longLine.slice(0, 80)} …`,
    );
  }
  writeFileSync(join(out, HEADERS_FILE), text);
  return `${HEADERS_FILE} written, ${rules.length} rules`;
}
