import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findCommand, installWithApt } from "../../programs.mjs";
import { UserError } from "../../terminal.mjs";

const SCRIPT = fileURLToPath(new URL("visitors.lua", import.meta.url));

const THREADS = 2;

/** An answer that takes longer counts as none, s. */
const TIMEOUT_S = 10;

/**
 * @typedef {object} Load what came of many visitors at once; times in ms, from request to whole answer
 * @property {number} requests
 * @property {number} seconds
 * @property {number} bytes
 * @property {number} p50
 * @property {number} p99
 * @property {number} max
 * @property {Record<"connect" | "read" | "write" | "timeout" | "status", number>} errors
 */

/**
 * Returns the path of wrk; Debian's package is installed where that is allowed.
 *
 * @returns {Promise<string>}
 * @throws UserError where there is none
 */
export async function findWrk() {
  if (!findCommand("wrk")) await installWithApt("wrk", "it stands for the visitors");
  const wrk = findCommand("wrk");
  if (wrk) return wrk;
  throw new UserError("wrk was not found.", "Install it (Debian: apt install wrk).");
}

/**
 * Has visitors ask a server on this machine for files, each for the next one as soon as it has one.
 *
 * @param {object} options
 * @param {string} options.wrk
 * @param {string} options.url
 * @param {readonly string[]} options.paths
 * @param {number} options.visitors how many at once
 * @param {number} options.seconds
 * @param {string} options.folder for the list of files
 * @returns {Promise<Load>}
 */
export async function sendVisitors({ wrk, url, paths, visitors, seconds, folder }) {
  const list = join(folder, "paths");
  writeFileSync(list, paths.join("\n"));
  const args = [`-t${THREADS}`, `-c${visitors}`, `-d${seconds}s`, `--timeout=${TIMEOUT_S}s`];
  const { stdout } = await promisify(execFile)(wrk, [...args, "-s", SCRIPT, url], {
    env: { ...process.env, LOAD_PATHS: list },
  });
  const result = /^RESULT (.+)$/m.exec(stdout)?.[1];
  if (!result) throw new Error(`wrk has said nothing of its result:\n${stdout}`);
  return JSON.parse(result);
}
