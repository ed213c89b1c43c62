import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, say, UserError } from "@/scripts/terminal.mjs";
import { runTimed } from "./run-timed";

const FILES = ["package.json", "package-lock.json"];

/** npm must not download browsers, because the machine already has them. */
const WITHOUT_BROWSERS = { PUPPETEER_SKIP_DOWNLOAD: "1", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };

/**
 * Installs packages that the site does not depend on, with a separate lock file, unless they are already installed.
 *
 * @param what the name of the packages in messages
 * @param sources the folder of their package.json and package-lock.json
 * @param folder the folder in which the packages are installed
 */
export async function installApart(what: string, sources: string, folder: string) {
  // npm writes this file last. If the file exists, the installation is therefore complete.
  const isComplete = existsSync(join(folder, "node_modules/.package-lock.json"));
  const isSame = FILES.every((file) => {
    const copy = join(folder, file);
    return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(sources, file)));
  });
  if (isComplete && isSame) return;
  say(`· installing ${what}, which the site itself does not need`);
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(sources, file), join(folder, file));
  const { command, args } = npmCommand(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  const { code, output } = await runTimed(command, args, folder, WITHOUT_BROWSERS);
  if (code !== 0) throw new UserError(`${what} could not be installed.`, output.slice(-2000));
}
