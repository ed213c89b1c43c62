import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findCommand, installWithApt } from "@/scripts/programs.mjs";
import { UserError } from "@/scripts/terminal.mjs";

const SCRIPT = fileURLToPath(new URL("visitors.lua", import.meta.url));

const THREADS = 2;

/** The time limit of a response, in seconds. A response that takes longer is counted as missing. */
const TIMEOUT_S = 10;

/** The result of a load test. `p50`, `p99` and `max` are times in ms between a request and its complete response. */
export type LoadResult = {
  requests: number;
  seconds: number;
  bytes: number;
  p50: number;
  p99: number;
  max: number;
  errors: Record<"connect" | "read" | "write" | "timeout" | "status", number>;
};

/**
 * Returns the path of the load generator wrk. If installations are allowed, installs Debian's package.
 *
 * @throws UserError if wrk is not available
 */
export async function findWrk(): Promise<string> {
  if (!findCommand("wrk")) await installWithApt("wrk", "it stands for the visitors");
  const wrk = findCommand("wrk");
  if (wrk) return wrk;
  throw new UserError("wrk was not found.", "Install it (Debian: apt install wrk).");
}

/**
 * Simulates visitors, each of whom requests files one after the other from a server on this machine.
 *
 * @param options.folder the folder for the file that lists the paths
 */
export async function sendVisitors({
  wrk,
  url,
  paths,
  visitors,
  seconds,
  folder,
}: {
  wrk: string;
  url: string;
  paths: readonly string[];
  visitors: number;
  seconds: number;
  folder: string;
}): Promise<LoadResult> {
  const list = join(folder, "paths");
  writeFileSync(list, paths.join("\n"));
  const args = [`-t${THREADS}`, `-c${visitors}`, `-d${seconds}s`, `--timeout=${TIMEOUT_S}s`];
  const { stdout } = await promisify(execFile)(wrk, [...args, "-s", SCRIPT, url], {
    env: { ...process.env, LOAD_PATHS: list },
  });
  const result = /^RESULT (.+)$/m.exec(stdout)?.[1];
  if (!result) throw new Error(`wrk printed no result:\n${stdout}`);
  return JSON.parse(result);
}
