import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withBase } from "@/lib/base-path";

/** The folder of the built files (scripts/build/archive/bundle.ts); the build runs in the project folder. */
const FOLDER = join(process.cwd(), "public/archive");

const ENDS = { script: ".js", styles: ".css", notices: ".txt" };
type BundleFile = keyof typeof ENDS;

const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const nameOf = (file: BundleFile) => names.find((name) => name.endsWith(ENDS[file]));

/** Returns the URL of a file that is the same in all archives; "" if the file has not been built. */
export function bundleUrl(file: BundleFile): string {
  const name = nameOf(file);
  return name === undefined ? "" : withBase(`/archive/${name}`);
}

/** Returns the content of a file that is the same in all archives; "" if the file has not been built. */
export function bundleText(file: BundleFile): string {
  const name = nameOf(file);
  return name === undefined ? "" : readFileSync(join(FOLDER, name), "utf8");
}

/** Returns the text of the software's licence. */
export const licenceText = (): string => readFileSync(join(process.cwd(), "LICENSE"), "utf8");
