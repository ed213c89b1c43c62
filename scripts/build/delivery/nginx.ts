import { escapePattern, NEVER_SERVED } from "../html/pages";
import { COMPRESSIBLE, CONTENT_TYPES } from "./content-types";
import { patternOf } from "./headers";

import type { Site } from "./site";

/** @param name of a header */
const variableOf = (name: string) => `$protocole_${name.toLowerCase().replaceAll("-", "_")}`;

/** Returns the content type without its parameters. The directive `charset` of nginx adds the parameters. */
const plainType = (extension: string) => (CONTENT_TYPES[extension] ?? "").replace(/;.*/, "");

const block = (head: string, lines: string[]) =>
  `${head} {\n${lines.map((line) => `    ${line}\n`).join("")}}\n`;

/**
 * Returns an nginx map from the served file to the value of a header. The value is empty if the file has no such
 * header.
 */
function headerMap({ rules, notFound, otherwise }: Site, name: string): string {
  const rest = otherwise[name] ?? "";
  const values = [...rules, { path: "/404.html", headers: notFound }].flatMap(
    ({ path, headers: { [name]: value = rest } }) =>
      value === rest ? [] : [`"~${patternOf(path)}" "${value}";`],
  );
  return block(`map $uri ${variableOf(name)}`, [`default "${rest}";`, ...values]);
}

/**
 * Refuses other methods, and redirects aliases of pages. These rules are not in the server, because they would then
 * also apply to the locations in `protocole.d/`, which pass the data of studies and messages to a receiver.
 */
const GUARD = `        if ($request_method !~ "^(?:GET|HEAD)$") {
            return 405;
        }
        if ($protocole_moved) {
            return 308 $protocole_moved$is_args$args;
        }`;

/**
 * Returns the nginx configuration of a site, to be included in the `http` block. It contains the headers and a server
 * whose port, name, folder and certificates are configured in `protocole.d/`.
 */
export function nginxConfig(site: Site): string {
  const base = escapePattern(site.base);
  const ofFiles = [...new Set(site.rules.flatMap(({ headers }) => Object.keys(headers)))];
  const compressed = site.extensions.filter((extension) => COMPRESSIBLE.test(extension));
  const headers = [
    ...Object.entries(site.everywhere).map(([name, value]) => `${name} "${value}"`),
    ...ofFiles.map((name) => `${name} ${variableOf(name)}`),
    "Allow $protocole_allow",
  ];
  return `# Written by \`npm run build\`; docs/deploy/nginx.md says how it is used.

# The page that a URL means, by whatever alias.
${block("map $uri $protocole_page", [
  'default "";',
  ...site.pages.map(({ pattern, path }) => `"~${pattern}" "${path}";`),
])}
# Its address, unless that is how it was asked for.
${block('map "$protocole_page $request_uri" $protocole_moved', [
  'default "";',
  String.raw`"~^(?<protocole_clean>\S+) \k<protocole_clean>(?:\?|$)" "";`,
  String.raw`"~^(?<protocole_target>\S+) " $protocole_target;`,
])}
${block("map $status $protocole_allow", ['default "";', '405 "GET, HEAD";'])}
# Headers by the file that is sent. Where the value is empty, the header is left out.
${ofFiles.map((name) => headerMap(site, name)).join("\n")}
server {
    # What belongs to this host alone: listen, server_name, root, certificates.
    include protocole.d/*.conf;

    absolute_redirect off;
    server_tokens off;
    error_page 404 /404.html;

    types {
${site.extensions.map((extension) => `        ${plainType(extension)} ${extension.slice(1)};`).join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/plain;
    # A browser reads no byte of a TLS record before it has received the whole record. Seven records of 2 kB fit into the
    # ten packets that a server sends before the first acknowledgement, but only three of 4 kB, and none of 16 kB.
    ssl_buffer_size 2k;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${compressed
      .map(plainType)
      .filter((type) => type !== "text/html")
      .join(" ")};

    # All of them here: a location with an add_header of its own would lose these.
${headers.map((header) => `    add_header ${header} always;`).join("\n")}

    location = /404.html {
        internal;
    }
    location ~ "^${base}${NEVER_SERVED.slice(1)}" {
        return 404;
    }
    location ~ "^${base}/$" {
${GUARD}
        try_files /index.html =404;
    }
    # about.html stands beside a folder about/, which holds the page's data.
    location ~ "^${base}(?<protocole_file>/.*)$" {
${GUARD}
        try_files $protocole_file $protocole_file.html =404;
    }
    location / {
${GUARD}
        return 404;
    }
}
`;
}
