import { existsSync } from "node:fs";
import { run, say } from "./terminal.mjs";

/** Whether this process may do anything on this machine. */
export const isRoot = () => process.getuid?.() === 0;

/**
 * Installs a Debian package where that may be done without asking; elsewhere it does nothing.
 *
 * @param {string} name
 * @param {string} why
 */
export async function installWithApt(name, why) {
  if (!isRoot() || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${name} (apt-get install ${name}), because ${why} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await run("apt-get", ["update", "-qq"], { env });
  if (updated.code !== 0) return;
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
}
