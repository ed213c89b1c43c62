import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long before security.txt runs out a build begins to remind of it. */
const REMIND_DAYS = 30;

/**
 * Returns the day (UTC) that a build counts as its date, in place of the time at which it runs, so
 * that two builds of one commit are the same: that of `SOURCE_DATE_EPOCH`, else of the last commit,
 * else of package.json, which an archive of the sources dates as the commit.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} [env]
 * @returns {Date}
 */
export function sourceDay(root, env = process.env) {
  // What is no number is refused by the build (environment.mjs).
  const given = Number(env.SOURCE_DATE_EPOCH);
  const seconds = given || commitSeconds(root) || fileSeconds(root);
  return new Date(Math.floor((seconds * 1000) / DAY_MS) * DAY_MS);
}

/** @param {string} root */
function commitSeconds(root) {
  // Without a look for the repository itself, git would answer for one that encloses the folder.
  if (!existsSync(join(root, ".git"))) return undefined;
  const git = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  return git.status === 0 ? Number(git.stdout) : undefined;
}

/** @param {string} root */
const fileSeconds = (root) =>
  (statSync(join(root, "package.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000;

/**
 * Build step: reminds of a security.txt that old sources make run out (RFC 9116: it must not be used
 * then).
 *
 * @param {string} out
 * @param {number} [now] milliseconds since 1970
 * @returns {string} until when it is valid
 */
export function checkSecurityText(out, now = Date.now()) {
  const text = readFileSync(join(out, ".well-known/security.txt"), "utf8");
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0);
  const valid = `security.txt is valid until ${expires.toISOString().slice(0, 10)}`;
  if (expires.getTime() - now > REMIND_DAYS * DAY_MS) return valid;
  return `${valid}: build from a newer commit, or set SOURCE_DATE_EPOCH=${Math.floor(now / 1000)}`;
}
