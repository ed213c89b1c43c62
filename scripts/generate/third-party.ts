import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project.mjs";
import { runMain, say, UserError } from "../terminal.mjs";

type LockedPackage = {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};

const FILE = join(ROOT, "THIRD_PARTY.md");

/** Licences under which code and data may be distributed together with code under MIT. */
const COMPATIBLE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Zlib",
]);

const EXCEPTIONS = [
  {
    licence: "Hippocratic-2.1",
    packages: /^(@react-leaflet\/core|react-leaflet)$/,
    reason:
      "The one published licence that is not compatible with MIT. It [permits use, change and redistribution](https://firstdonoharm.dev/version/2/1/license.html), but not for purposes that violate human rights, so whoever builds on this project takes on that condition together with the package.",
  },
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    reason:
      "Draws pictures while the site is built, loaded as a file of its own. Nothing of it is published.",
  },
  {
    licence: "MPL-2.0",
    packages: /^(@axe-core\/playwright|axe-core)$/,
    reason: "Only tests the site. Nothing of it is published.",
  },
  {
    licence: "none named",
    packages: /^svg-tags$/,
    reason: "A tool of stylelint; its LICENSE file is MIT's. Nothing of it is published.",
  },
];

const OVERRIDE_REASONS: Record<string, string> = {
  "serialize-javascript":
    "next-pwa builds with workbox-build 6, which asks for 4.0.0. That has known advisories (GHSA-5c6j-r48x-rmvq, GHSA-qj8w-gfj5-8c6v, GHSA-76p7-773f-r4q5), of build time only; 7.1.4 has none of them.",
  "unrs-resolver":
    "1.13.0, which jest asks for, lacks published packages for macOS and Windows, so that `npm ci` fails there.",
};

/**
 * Returns the terms of an SPDX expression that are not compatible with MIT. For an "OR", one compatible licence is
 * enough.
 */
const incompatibleTerms = (expression: string) =>
  expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .filter((choice) => !choice.split(" OR ").some((licence) => COMPATIBLE.has(licence)));

const rows = (packages: readonly { name: string; version: string; licence: string }[]) =>
  packages
    .map(
      ({ name, version, licence }) =>
        `| [${name}](https://www.npmjs.com/package/${name}) | ${version} | ${licence} |`,
    )
    .join("\n");

/**
 * Returns the text of THIRD_PARTY.md. The text depends only on package-lock.json, so it is the same on every platform.
 *
 * @throws UserError for a licence, also of a tool, that is not compatible with MIT, or an override without a reason
 */
function thirdPartyText(): string {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  const { "": _project, ...locked }: Record<string, LockedPackage> =
    read("package-lock.json").packages;
  const all = Object.entries(locked)
    .map(([path, { version, license = "none named", ...flags }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, licence: license, ...flags };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

  const refused = all.flatMap(({ name, licence }) =>
    incompatibleTerms(licence)
      .filter((term) => !EXCEPTIONS.some((one) => one.licence === term && one.packages.test(name)))
      .map((term) => `${name}: ${term}`),
  );
  const overrides = Object.entries<string>(read("package.json").overrides);
  const unexplained = overrides.flatMap(([name]) =>
    OVERRIDE_REASONS[name] ? [] : `the override of ${name} has no reason`,
  );
  if (refused.length + unexplained.length > 0) {
    throw new UserError(
      "A licence may not be passed on together with MIT, or an override has no reason.",
      [
        ...refused,
        ...unexplained,
        "Take another package, or add it to scripts/generate/third-party.ts.",
      ].join("\n"),
    );
  }

  const published = all.filter(({ dev }) => !dev);
  const isOptional = ({ optional, devOptional }: Partial<LockedPackage>) => optional || devOptional;
  const head = "| package | version | licence |\n| --- | --- | --- |\n";
  return `# Third-party software, fonts and data

Written by \`npm run gen:files third-party\` from package-lock.json; \`npm run lint\` says when it is out of date.

## Packages

What the site runs on in the browser, what \`npm start\` serves it with, and what these need in turn.

${head}${rows(published.filter((one) => !isOptional(one)))}

## Optional packages

The packages above take them where they exist: builds for one platform each, the drawing of pictures, types, test tools. Nothing of them is published.

${head}${rows(published.filter(isOptional))}

## Fonts, map data, and what the build puts in

- Atkinson Hyperlegible Next and Mono, fonts by the Braille Institute of America: [SIL Open Font License 1.1](https://openfontlicense.org). Published with the characters and weights that the site uses.
- [Natural Earth](https://www.naturalearthdata.com), public domain: the coasts and borders that the map's tiles are drawn from, as packed by [world-atlas](https://github.com/topojson/world-atlas), ISC.
- [Workbox](https://github.com/GoogleChrome/workbox), MIT: the code of the service worker, which next-pwa puts there.

## Exceptions

All other licences of package-lock.json, those of tools included, are compatible with the project's own, MIT.

${EXCEPTIONS.map(({ licence, packages, reason }) => {
  const names = all.filter(({ name }) => packages.test(name)).map(({ name }) => name);
  return `- ${licence} (${[...new Set(names)].join(", ")}): ${reason}`;
}).join("\n")}

## Overridden versions

\`overrides\` of package.json, which cannot hold a comment:

${overrides.map(([name, version]) => `- ${name} ${version}: ${OVERRIDE_REASONS[name]}`).join("\n")}
`;
}

await runMain(() => {
  const text = thirdPartyText();
  if (!process.argv.includes("--check")) {
    writeFileSync(FILE, text);
    say("THIRD_PARTY.md written.");
  } else if (readFileSync(FILE, "utf8") !== text) {
    throw new UserError(
      "THIRD_PARTY.md is out of date.",
      "Write it anew: npm run gen:files third-party",
    );
  }
});
