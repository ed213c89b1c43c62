import { spawnSync } from "node:child_process";

/** True if R and its package pwr are installed on this machine. */
export const hasPwr = (): boolean =>
  spawnSync("Rscript", ["-e", "library(pwr)"], { stdio: "ignore" }).status === 0;

/** Runs R code and returns its output. @throws Error with the message of R */
export function runR(code: string): string {
  const { status, stdout, stderr } = spawnSync("Rscript", ["-"], { input: code, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
