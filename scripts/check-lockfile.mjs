import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

const PUBLIC_REGISTRY = /^https:\/\/registry\.npmjs\.org\//;

/** Of the site, of the receiver, and of tools that the site itself does not need. */
export const LOCK_FILES = [
  "package-lock.json",
  "audit/package-lock.json",
  "receiver/package-lock.json",
  "scripts/bench/site/lighthouse/package-lock.json",
];

/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Returns the paths under which node would find `name` from the package at `path`, nearest first.
 *
 * @param {string} path
 * @param {string} name
 * @returns {string[]}
 */
export function lookupPaths(path, name) {
  const paths = [];
  for (
    let from = path;
    ;
    from = from.slice(0, from.lastIndexOf("node_modules/")).replace(/\/$/, "")
  ) {
    paths.push(`${from === "" ? "" : `${from}/`}node_modules/${name}`);
    if (from === "") return paths;
  }
}

/**
 * Returns the optional dependencies that have no entry. They are native builds for one platform
 * each, and a lock file without those of another makes `npm ci` fail there.
 *
 * @param {Record<string, LockedPackage>} packages
 * @returns {string[]}
 */
export function missingNatives(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lookupPaths(path, name).some((candidate) => candidate in packages))
      .map((name) => `${path || "package.json"} needs ${name}, which has no entry`),
  );
}

/**
 * Returns the entries that name another host than the public registry. An entry that names none
 * is fine: npm then asks the registry that it is configured for.
 *
 * @param {Record<string, LockedPackage>} packages
 * @returns {string[]}
 */
export function foreignAddresses(packages) {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved && !link && !PUBLIC_REGISTRY.test(resolved))
    .map(([path]) => `${path} is not resolved to the public npm registry`);
}

if (isMain(import.meta.url)) {
  await runMain(() => {
    for (const file of LOCK_FILES) {
      const { packages } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
      const faults = [...missingNatives(packages), ...foreignAddresses(packages)];
      if (faults.length > 0) {
        throw new UserError(
          `${file} would not install everywhere (npm ci on Linux, macOS and Windows).`,
          faults.join("\n"),
        );
      }
      say(`${file} is complete: ${Object.keys(packages).length} entries.`);
    }
  });
}
