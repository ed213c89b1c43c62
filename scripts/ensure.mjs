import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { whyBuild } from "./build/build-stamp.mjs";
import { checkNodeVersion, installPackages, whyInstall, writePlatformStamp } from "./install.mjs";
import { ROOT } from "./project.mjs";
import { isMain, run, runMain, say, UserError } from "./terminal.mjs";

function checkWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw new UserError(
      `${ROOT} cannot be written to, so nothing can be installed or built there.`,
      "Copy the project to a folder of your own, or change the owner of its files.",
    );
  }
}

/** Installs the packages with `npm ci` unless they already match the lock file. */
export async function ensureInstalled() {
  checkNodeVersion();
  const reason = whyInstall(ROOT);
  if (!reason) return;
  checkWritable();
  say(`Installing packages (npm ci), because ${reason} …`);
  await installPackages();
  writePlatformStamp(ROOT);
}

/** Builds the site unless out/ is already the result of the current sources. */
export async function ensureBuilt() {
  const reason = whyBuild(ROOT);
  if (!reason) return;
  checkWritable();
  say(`Building the site (npm run build), because ${reason} …`);
  const build = join(ROOT, "scripts/build/build.ts");
  const { code } = await run(process.execPath, ["--import", "tsx", build]);
  if (code !== 0) {
    throw new UserError("The site could not be built.", "The reason is in the lines above.");
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const what = process.argv[2];
    if (what !== "install" && what !== "build") {
      throw new UserError("Usage: node scripts/ensure.mjs install|build");
    }
    await ensureInstalled();
    if (what === "build") await ensureBuilt();
  });
}
