import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lookupPaths } from "./check-lockfile.mjs";
import { ROOT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/**
 * THIRD_PARTY.md: what the site is made of besides its own code, with licences. Written from the lock
 * file, and from the package.json of what is installed on every platform, so it is the same everywhere.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ license?: string, homepage?: string, repository?: string | { url?: string } }} Manifest
 * @typedef {{ name: string, version: string, licence: string, through: string, address: string }} Entry
 */

const FILE = "THIRD_PARTY.md";

/** Licences under which code and data may be passed on together with code under MIT. */
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

/** Other licences that are taken, each for the packages named, with the reason that the file gives. */
const EXCEPTIONS = [
  {
    licence: "Hippocratic-2.1",
    packages: /^(@react-leaflet\/core|react-leaflet)$/,
    reason:
      "The one licence here that is not compatible with MIT. It [permits use, change and redistribution](https://firstdonoharm.dev/version/2/1/license.html), but not for purposes that violate human rights, so whoever builds on this project takes on that condition together with the package.",
  },
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    reason:
      "A library that draws pictures while the site is built, loaded as a file of its own. Nothing of it is in what is published.",
  },
];

/** Why a version of package.json's `overrides` is another than the one that its dependents ask for. */
const OVERRIDE_REASONS = {
  "serialize-javascript":
    "next-pwa builds with workbox-build 6, which asks for 4.0.0. That has known advisories (GHSA-5c6j-r48x-rmvq, GHSA-qj8w-gfj5-8c6v, GHSA-76p7-773f-r4q5), of build time only; 7.1.4 has none of them.",
  "unrs-resolver":
    "1.13.0, which jest asks for, lacks published packages for macOS and Windows, so that `npm ci` fails there.",
};

/** What reaches a visitor besides these packages. */
const ALSO_PUBLISHED = [
  {
    packages: [
      "@fontsource-variable/atkinson-hyperlegible-next",
      "@fontsource-variable/atkinson-hyperlegible-mono",
      "@fontsource/atkinson-hyperlegible-next",
    ],
    text: "Atkinson Hyperlegible Next and Mono, fonts by the Braille Institute of America: [SIL Open Font License 1.1](https://openfontlicense.org). Published with the characters and weights that the site uses.",
  },
  {
    packages: ["world-atlas"],
    text: "[Natural Earth](https://www.naturalearthdata.com), public domain: the coasts and borders that the map's tiles are drawn from, as packed by [world-atlas](https://github.com/topojson/world-atlas), ISC.",
  },
  {
    packages: ["workbox-core"],
    text: "[Workbox](https://github.com/GoogleChrome/workbox), MIT: the code of the service worker, which next-pwa puts there.",
  },
];

/** @param {string} expression */
const termsOf = (expression) => expression.replace(/[()]/g, "").split(" AND ");

/**
 * Returns which of a licence expression's terms are not compatible with MIT: none, if one side of
 * each "OR" is.
 *
 * @param {string} expression SPDX, such as "(MIT OR CC0-1.0)" or "Apache-2.0 AND MIT"
 * @returns {string[]}
 */
export function incompatibleTerms(expression) {
  return termsOf(expression).filter(
    (choice) => !choice.split(" OR ").some((licence) => COMPATIBLE.has(licence)),
  );
}

/** @param {string} path in the lock file */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Returns the packages that package.json's `dependencies` lead to, by their path in the lock file: the
 * names of those that need each ("direct" for package.json), and whether it is there on every platform.
 *
 * @param {Record<string, LockedPackage>} packages
 * @returns {Map<string, { needers: Set<string>, isOptional: boolean }>}
 */
function productionTree(packages) {
  /** @type {Map<string, { needers: Set<string>, isOptional: boolean }>} */
  const tree = new Map();
  /** @param {string} path @param {boolean} isOptional */
  const visit = (path, isOptional) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = lookupPaths(path, name).find((candidate) => candidate in packages);
      if (!target) continue;
      const entry = tree.get(target);
      const needers = (entry?.needers ?? new Set()).add(path === "" ? "direct" : nameOf(path));
      const isNowOptional = isOptional || name in optionalDependencies;
      tree.set(target, { needers, isOptional: isNowOptional && (entry?.isOptional ?? true) });
      if (!entry || (entry.isOptional && !isNowOptional)) visit(target, isNowOptional);
    }
  };
  visit("", false);
  return tree;
}

/**
 * Returns the page of a package for people: what it calls its home, else its repository.
 *
 * @param {Manifest} manifest
 * @returns {string}
 */
function homeOf({ homepage, repository }) {
  if (homepage) return homepage;
  const source = typeof repository === "string" ? repository : (repository?.url ?? "");
  return source
    .replace(/^git\+/, "")
    .replace(/^git@([^:]+):/, "https://$1/")
    .replace(/^(git|ssh):\/\/(git@)?/, "https://")
    .replace(/^(github:)?([\w.-]+\/[\w.-]+)$/, "https://github.com/$2")
    .replace(/\.git$/, "");
}

/**
 * Returns the text of THIRD_PARTY.md.
 *
 * @param {{ overrides?: Record<string, string> }} project package.json
 * @param {Record<string, LockedPackage>} packages of package-lock.json
 * @param {(path: string) => Manifest} readManifest of a package that every platform installs
 * @returns {string}
 * @throws UserError for a licence that may not be passed on with MIT, and for an override without reason
 */
export function thirdPartyText({ overrides = {} }, packages, readManifest) {
  const all = [...productionTree(packages)].map(([path, { needers, isOptional }]) => {
    const { version = "", license } = packages[path] ?? {};
    /** @type {Manifest} */
    const manifest = isOptional ? {} : readManifest(path);
    return {
      name: nameOf(path),
      version,
      licence: manifest.license ?? license ?? "none named",
      through: [...needers].sort().join(", "),
      address: homeOf(manifest),
      isOptional,
    };
  });
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  const shipped = all.filter(({ isOptional }) => !isOptional);
  const optional = all.filter(({ isOptional }) => isOptional);
  refuseLicences(all);
  return [
    "# Third-party software, fonts and data",
    "Written by `npm run third-party` from package-lock.json; `npm test` says when it is out of date.",
    "## Packages",
    "What the site runs on in the browser, what `npm start` serves it with, and what these need in turn. “direct” stands for package.json; other names say through what a package comes.",
    table(shipped),
    "## Optional packages",
    "Next takes them where they exist: builds for one platform each, and the drawing of pictures. They work at build time; nothing of them is in what is published.",
    table(optional),
    "## Fonts, map data, and what the build puts in",
    list(
      ALSO_PUBLISHED.filter((what) =>
        what.packages.some((name) => `node_modules/${name}` in packages),
      ).map(({ text }) => text),
    ),
    "## Exceptions",
    "All other licences above are compatible with the project's own, MIT.",
    list(
      EXCEPTIONS.flatMap(({ licence, packages: named, reason }) => {
        const names = all
          .filter((entry) => named.test(entry.name) && termsOf(entry.licence).includes(licence))
          .map(({ name }) => name);
        return names.length > 0 ? `${licence} (${names.join(", ")}): ${reason}` : [];
      }),
    ),
    "## Overridden versions",
    "`overrides` of package.json, which cannot hold a comment:",
    list(reasonsOf(overrides)),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** @param {Entry[]} entries */
function refuseLicences(entries) {
  const refused = entries.filter(({ name, licence }) =>
    incompatibleTerms(licence).some(
      (term) => !EXCEPTIONS.some((taken) => taken.licence === term && taken.packages.test(name)),
    ),
  );
  if (refused.length === 0) return;
  throw new UserError(
    "A licence may not be passed on together with code under MIT.",
    refused
      .map(({ name, licence, through }) => `${name} (through ${through}): ${licence}`)
      .concat(
        "Take another package, or add it to COMPATIBLE or EXCEPTIONS of scripts/third-party.mjs.",
      )
      .join("\n"),
  );
}

/** @param {Record<string, string>} overrides */
function reasonsOf(overrides) {
  return Object.entries(overrides).map(([name, version]) => {
    const reason = OVERRIDE_REASONS[/** @type {keyof typeof OVERRIDE_REASONS} */ (name)];
    if (reason) return `${name} ${version}: ${reason}`;
    throw new UserError(
      `package.json overrides ${name}, and nobody says why.`,
      "Write the reason into OVERRIDE_REASONS of scripts/third-party.mjs.",
    );
  });
}

/** @param {string[]} lines */
const list = (lines) => lines.map((line) => `- ${line}`).join("\n");

/** @param {Entry[]} entries */
const table = (entries) =>
  [
    "| package | version | licence | needed by |",
    "| --- | --- | --- | --- |",
    ...entries.map(
      ({ name, version, licence, through, address }) =>
        `| ${address ? `[${name}](${address})` : name} | ${version} | ${licence} | ${through} |`,
    ),
  ].join("\n");

/**
 * Returns the text that THIRD_PARTY.md must have now.
 *
 * @returns {string}
 */
export function currentThirdPartyText() {
  /** @param {string} path */
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  return thirdPartyText(read("package.json"), read("package-lock.json").packages, (path) =>
    read(`${path}/package.json`),
  );
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    writeFileSync(join(ROOT, FILE), currentThirdPartyText());
    say(`${FILE} written.`);
  });
}
