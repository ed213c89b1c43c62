import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { run, say } from "./terminal.mjs";

/** Whether this process may do anything on this machine. */
export const isRoot = () => process.getuid?.() === 0;

/** Without it apt warns that its own account cannot write into a folder of root's. */
const UNSANDBOXED = ["-o", "APT::Sandbox::User=root"];

const ENV = { DEBIAN_FRONTEND: "noninteractive" };

/** Whether packages may be had without asking. */
const mayUseApt = () => isRoot() && existsSync("/usr/bin/apt-get");

/** @returns {Promise<boolean>} whether the list of packages is up to date now */
const updateApt = async () => (await run("apt-get", ["update", "-qq"], { env: ENV })).code === 0;

/**
 * Installs a Debian package where that may be done without asking; elsewhere it does nothing.
 *
 * @param {string} name
 * @param {string} why
 */
export async function installWithApt(name, why) {
  if (!mayUseApt()) return;
  say(`Installing ${name} (apt-get install ${name}), because ${why} …`);
  if (!(await updateApt())) return;
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env: ENV });
}

/**
 * Unpacks a Debian package into a folder, without what it depends on, where that may be done without
 * asking; elsewhere it does nothing.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} why
 */
export async function unpackWithApt(name, folder, why) {
  if (!mayUseApt()) return;
  say(`Unpacking ${name} (apt-get download ${name}), because ${why} …`);
  if (!(await updateApt())) return;
  mkdirSync(folder, { recursive: true });
  await run("apt-get", ["download", "-qq", ...UNSANDBOXED, name], { env: ENV, cwd: folder });
  for (const archive of readdirSync(folder).filter((file) => file.endsWith(".deb")))
    await run("dpkg-deb", ["-x", join(folder, archive), folder]);
}
