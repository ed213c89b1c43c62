import { extname } from "node:path";
import { CONTENT_TYPES } from "./content-types";
import { matches } from "./headers";

import type { Site } from "./site";

const POLICY = "Content-Security-Policy";

/** The headers for which the configuration of CloudFront has separate fields. */
const OWN_FIELDS = {
  "Strict-Transport-Security": (value: string) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: /includeSubDomains/.test(value),
    },
  }),
  "X-Content-Type-Options": () => ({ ContentTypeOptions: { Override: true } }),
  "X-Frame-Options": (value: string) => ({
    FrameOptions: { Override: true, FrameOption: value },
  }),
  "Referrer-Policy": (value: string) => ({
    ReferrerPolicy: { Override: true, ReferrerPolicy: value },
  }),
  [POLICY]: (value: string) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
};

/**
 * Returns the directives of a page's policy except the directives for scripts and styles. CloudFront sends the same
 * header for all URLs of the old and the new release. The header can therefore not contain the hashes of one page. The
 * page itself contains its hashes, and a browser enforces both policies.
 */
const policyOfAllPages = (policy: string, embedders: readonly string[]): string =>
  policy
    .split("; ")
    .filter((directive) => !/^(default|script|style)-src /.test(directive))
    .map((directive) =>
      // CloudFront sends the same header for all pages. An origin that may embed the page of studies in a frame may
      // therefore embed every page.
      directive.startsWith("frame-ancestors") && embedders.length > 0
        ? `frame-ancestors ${embedders.join(" ")}`
        : directive,
    )
    .join("; ");

/**
 * Returns the configuration of a CloudFront response headers policy.
 *
 * @param headers headers in addition to those of every response
 * @returns JSON
 */
function headersPolicy(
  { everywhere }: Site,
  name: string,
  headers: Record<string, string>,
): string {
  const all = Object.entries({ ...everywhere, ...headers });
  const own = all.map(([header, value]) => OWN_FIELDS[header as keyof typeof OWN_FIELDS]?.(value));
  const custom = all.filter(([header]) => !(header in OWN_FIELDS));
  const config = {
    Name: name,
    Comment: "Written by npm run build",
    SecurityHeadersConfig: Object.assign({}, ...own),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function previewRule({ rules }: Site) {
  return rules.find(({ path }) => path === "/og/*")?.headers ?? {};
}

/** S3 stores the Cache-Control header together with each file. */
function withoutCache({ "Cache-Control": _, ...headers }: Record<string, string>) {
  return headers;
}

/**
 * Returns the headers policies for CloudFront: one for all URLs, and one for the preview pictures, which other sites
 * may display.
 *
 * @returns JSON in the format of the AWS command line
 */
export function cloudfrontHeaders(site: Site): { all: string; previews: string } {
  return {
    all: headersPolicy(site, "protocole", {
      ...withoutCache(site.notFound),
      [POLICY]: policyOfAllPages(site.notFound[POLICY] ?? "", site.embedders),
    }),
    previews: headersPolicy(site, "protocole-previews", withoutCache(previewRule(site))),
  };
}

/**
 * Returns the CloudFront function for viewer requests. The function redirects the aliases of a page to the page's URL,
 * and maps the URL without extension to the file of the page.
 *
 * @returns JavaScript for the runtime cloudfront-js-2.0
 */
export function cloudfrontFunction({ base, pages }: Site): string {
  const rows = pages.map(
    ({ pattern, path, file }) =>
      `  [new RegExp(${JSON.stringify(pattern)}), ${JSON.stringify(path)}, "/${file}"],`,
  );
  return `// Written by \`npm run build\`; docs/deploy/s3-cloudfront.md says how it is used.

/** The aliases of each page, its URL, and its file. */
const PAGES = [
${rows.join("\n")}
];

function queryOf(parameters) {
  const parts = [];
  for (const name in parameters) {
    const values = parameters[name].multiValue || [parameters[name]];
    for (const { value } of values) parts.push(value === "" ? name : name + "=" + value);
  }
  return parts.length > 0 ? "?" + parts.join("&") : "";
}

function handler(event) {
  const request = event.request;
  const page = PAGES.find((row) => row[0].test(request.uri));
  if (page && page[1] !== request.uri) {
    return {
      statusCode: 308,
      statusDescription: "Permanent Redirect",
      headers: { location: { value: page[1] + queryOf(request.querystring) } },
    };
  }
  request.uri = page ? page[2] : request.uri.slice(${base.length});
  return request;
}
`;
}

/** Returns the rank of a file in the upload. Each file is uploaded after all files that it refers to. */
function turnOf(file: string) {
  if (file === "sw.js") return 3;
  if (file.endsWith(".html")) return 2;
  return file.startsWith("_next/static/") ? 0 : 1;
}

/** Returns the shell script that uploads out/ to S3, with the content type and the cache rule of each file. */
export function s3Upload({ rules, files, notFound }: Site): string {
  const commands: Map<string, { turn: number; includes: string[] }> = new Map();
  for (const { path, headers } of [...rules, { path: "/404.html", headers: notFound }]) {
    const extensions = files.filter((file) => matches(path, file)).map((file) => extname(file));
    const paths = extname(path)
      ? [path]
      : [...new Set(extensions)].map((extension) => path + extension);
    for (const include of paths.map((each) => each.slice(1))) {
      const turn = turnOf(include);
      const options = `--content-type "${CONTENT_TYPES[extname(include)]}" --cache-control "${headers["Cache-Control"]}"`;
      const command = commands.get(`${turn} ${options}`) ?? { turn, includes: [] };
      command.includes.push(include);
      commands.set(`${turn} ${options}`, command);
    }
  }
  const lines = [...commands]
    .sort(([, first], [, second]) => first.turn - second.turn)
    .map(([key, { includes }]) => {
      const patterns = includes.map((include) => `--include "${include}"`).join(" ");
      return `upload ${key.slice(2)} ${patterns}`;
    });
  return `#!/bin/sh
# Written by \`npm run build\`; docs/deploy/s3-cloudfront.md says how it is used.
# Usage: sh hosts/s3-upload.sh s3://bucket
set -eu
bucket="\${1:?Say where to: sh hosts/s3-upload.sh s3://bucket}"
upload() {
  aws s3 cp out "$bucket" --recursive --exclude "*" "$@"
}
# In this order, so that nothing refers to what is not there yet: files that never change, what
# pages fetch, the pages, the service worker.
${lines.join("\n")}
`;
}
