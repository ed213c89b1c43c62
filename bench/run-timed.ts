import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Runs a command until it ends.
 *
 * @param env variables that are added to the environment of this process
 * @returns the exit code, both output streams, the wall-clock time, and the processor time including child processes
 */
export async function runTimed(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
) {
  const begin = performance.now();
  const before = childrenSeconds();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const code = await new Promise<number>((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - begin) / 1000;
  return { code, output, seconds, cpuSeconds: childrenSeconds() - before };
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** The processor time in seconds of all child processes that have ended. It is NaN outside of Linux. */
function childrenSeconds(): number {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // The fields follow the name of the process, which may contain spaces. They contain the user time and the system
    // time of child processes that have ended.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
