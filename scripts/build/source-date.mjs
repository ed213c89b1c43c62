import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the day (UTC) that a build uses as its date in place of the current time, so that two builds of one commit
 * are the same. It is the day of `SOURCE_DATE_EPOCH`. If this variable is not set, it is the day of the last commit.
 * Outside a repository, it is the day of package.json: an archive of the sources gives this file the date of the
 * commit.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {Date}
 */
export function sourceDay(root, env = process.env) {
  // The build refuses every value that is not a number (scripts/build/environment.ts), so such a value is ignored here.
  const given = Number(env.SOURCE_DATE_EPOCH);
  const seconds = given || commitSeconds(root) || fileSeconds(root);
  return new Date(Math.floor((seconds * 1000) / DAY_MS) * DAY_MS);
}

/** @param {string} root */
function commitSeconds(root) {
  // Without this check, git would use a repository that contains the folder of the unpacked sources.
  if (!existsSync(join(root, ".git"))) return undefined;
  const git = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  return git.status === 0 ? Number(git.stdout) : undefined;
}

/** @param {string} root */
const fileSeconds = (root) =>
  (statSync(join(root, "package.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000;
