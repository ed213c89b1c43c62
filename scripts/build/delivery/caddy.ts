import { NEVER_SERVED } from "../html/pages";
import { COMPRESSIBLE, CONTENT_TYPES } from "./content-types";
import { patternOf } from "./headers";

import type { Site } from "./site";

const block = (head: string, lines: string[]) =>
  `\t\t${head} {\n${lines.map((line) => `\t\t\t${line}\n`).join("")}\t\t}`;

const fields = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name} "${value}"`);

const typeOf = (extension: string) => CONTENT_TYPES[extension] ?? "";

/** Returns the Caddyfile of a site. Environment variables set the domain and the folder of the site. */
export function caddyfile({
  base,
  pages,
  everywhere,
  rules,
  notFound,
  otherwise,
  extensions,
}: Site): string {
  const compressed = extensions.filter((extension) => COMPRESSIBLE.test(extension));
  return `# Written by \`npm run build\`; docs/deploy/caddy.md says how it is used.

{$PROTOCOLE_ADDRESS:localhost} {
	root * {$PROTOCOLE_ROOT:/var/www/protocole}
	encode {
		gzip
		match {
			header Content-Type ${compressed.map((type) => `${typeOf(type).replace(/;.*/, "")}*`).join("\n\t\t\theader Content-Type ")}
		}
	}

	route {
		# What belongs to this host alone, such as the receiver of the data.
		import {$PROTOCOLE_ROUTES:/etc/caddy/protocole.d/*.caddy}

		# An error forgets what the route has set.
${block("header", fields({ ...everywhere, ...otherwise }))}

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused "Only GET and HEAD are answered." 405

		# The URL of the page that a path means, by whatever alias.
${block("map {path} {page}", [
  ...pages.map(({ pattern, path }) => `~${pattern} ${path}`),
  'default ""',
])}
${block("map {query} {mark}", ['"" ""', 'default "?"'])}
		@moved expression \`{page} != "" && {page} != {path}\`
		redir @moved {page}{mark}{query} 308
${
  base &&
  `
		@outside not path ${base}/*
		error @outside 404
		uri strip_prefix ${base}
`
}
		@hidden path_regexp ${NEVER_SERVED}
		error @hidden 404

		# about.html stands beside a folder about/, which holds the page's data.
		rewrite / /index.html
		try_files {path} {path}.html
${extensions
  .map((extension) => {
    const matcher = `@${extension.slice(1)}`;
    return `\t\t${matcher} path *${extension}\n\t\theader ${matcher} Content-Type "${typeOf(extension)}"`;
  })
  .join("\n")}
${rules
  .map(
    ({ path, headers }, index) =>
      `\t\t@rule${index} path_regexp ${patternOf(path)}\n${block(`header @rule${index}`, fields(headers))}`,
  )
  .join("\n")}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		# An error forgets what the route has set.
${block("header", fields({ ...everywhere, ...notFound, "Content-Type": typeOf(".html") }))}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
