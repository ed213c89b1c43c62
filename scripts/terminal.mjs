import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ROOT } from "./project.mjs";

/** A failure that the user can correct. The failure is printed without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} message what happened
   * @param {string} [advice] what to do about it
   */
  constructor(message, advice) {
    super(advice ? `${message}\n  ${advice.replaceAll("\n", "\n  ")}` : message);
    this.name = "UserError";
  }
}

/** Advice on the failures that may occur in any script, keyed by the error code of the operating system. */
const SYSTEM_ADVICE = {
  ENOSPC: "The disk is full: free some space and run the command again.",
  EACCES: "This account may not write there: change the owner of the project's files.",
  EPERM: "This account may not write there: change the owner of the project's files.",
  EROFS: "The file system is read-only: copy the project to a place that can be written to.",
  EMFILE: "Too many files are open: close other programs or raise `ulimit -n`.",
};

/**
 * Returns advice on the system failure that `text` contains. Returns undefined if `text` contains no such failure.
 *
 * @param {string} text
 * @returns {string | undefined}
 */
export function systemAdvice(text) {
  const code = Object.keys(SYSTEM_ADVICE).find((name) => new RegExp(`\\b${name}\\b`).test(text));
  return code && SYSTEM_ADVICE[/** @type {keyof typeof SYSTEM_ADVICE} */ (code)];
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Returns whether the module with this `import.meta.url` is the main module of this process.
 *
 * @param {string} moduleUrl
 * @returns {boolean}
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

/**
 * Runs the main function of a script. An expected failure ends the process with its message and exit code 1. Any other
 * failure prints its stack trace, because it is a bug.
 *
 * @param {() => unknown} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Returns the text to print for a failure.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const advice = systemAdvice(/** @type {NodeJS.ErrnoException} */ (error).code ?? "");
  return advice ? new UserError(error.message, advice).message : (error.stack ?? error.message);
}

/**
 * Runs a command in the project's folder, and returns its exit code and its error output. Both output streams are
 * displayed while the command runs.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, stderr: string }>}
 */
export function run(command, args, { env = {}, shell = false, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ["inherit", "inherit", "pipe"],
    });
    let stderr = "";
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
      process.stderr.write(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stderr }));
  });
}

/**
 * Returns the command that starts npm. If npm started this script, the function returns that copy of npm, because the
 * copy works without a search path and without a shell.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) {
    return { command: process.execPath, args: [running, ...args], shell: false };
  }
  return { command: "npm", args, shell: process.platform === "win32" };
}

/**
 * Returns the seconds since `start` (of `performance.now()`) as text, such as "4.2 s".
 *
 * @param {number} start
 * @returns {string}
 */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
