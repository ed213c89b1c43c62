import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, ROOT } from "../project.mjs";
import { runMain, UserError } from "../terminal.mjs";

type LockedPackages = Record<string, { optionalDependencies?: Record<string, string> }>;

/**
 * Returns the paths at which node looks for the package `name` when the package at `path` imports it, nearest first.
 */
const lookupPaths = (path: string, name: string): string[] =>
  path
    .split(/\/?node_modules\//)
    .map((_, depth, parts) =>
      [...parts.slice(0, parts.length - depth), name].join("/node_modules/"),
    )
    .map((found) => found.replace(/^\//, ""));

/**
 * Fails if optional dependencies have no entry in a lock file. Optional dependencies are native builds, one for each
 * platform. If the entry for a platform is missing, `npm ci` fails on this platform (npm bug 4828).
 */
await runMain(() => {
  const isCode = (folder: string) => !["node_modules", ".next", ".git", "out"].includes(folder);
  const files = listFiles(ROOT, (folder) => !isCode(folder)).filter((file) =>
    file.endsWith("package-lock.json"),
  );
  for (const file of files) {
    const packages: LockedPackages = JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !lookupPaths(path, name).some((target) => target in packages))
        .map((name) => `${path} needs ${name}, which has no entry`),
    );
    if (missing.length > 0)
      throw new UserError(`${file} would not install on every platform.`, missing.join("\n"));
  }
});
