import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Runs a command to its end and times it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env] what differs from the environment of this process
 * @returns {Promise<{ code: number, output: string, seconds: number, cpuSeconds: number }>} exit
 *   code, what it printed, and its wall-clock and processor time with that of its children
 */
export async function runTimed(command, args, cwd, env = {}) {
  const begin = performance.now();
  const before = childrenSeconds();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  /** @type {number} */
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - begin) / 1000;
  return { code, output, seconds, cpuSeconds: childrenSeconds() - before };
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Returns the seconds of processor time of all commands that have ended; NaN outside Linux. */
function childrenSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // After the name, which may hold spaces: user and system time of ended children.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
