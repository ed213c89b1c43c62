import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./project.mjs";

/**
 * Bundles a script for Node, and returns the path of the bundle. Only a bundler imports the scripts in R and Python as
 * texts, and the memory of the process then contains only the code that is used.
 * @param entry the path of the script in the project
 * @param folder the folder for the bundle
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  const outfile = join(folder, `${entry.replaceAll("/", "-").replace(/\.ts$/, "")}.cjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: "node",
    format: "cjs",
    loader: { ".R": "text", ".py": "text", ".css": "empty" },
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
    logLevel: "error",
  });
  return outfile;
}
