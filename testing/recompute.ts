import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { dataWords } from "@/content/data-downloads";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { findRscript } from "@/scripts/programs.mjs";

/**
 * Returns the files of the archive that a page offers, as texts keyed by path.
 * @param name name of the download button; by default the button of a result
 */
export async function downloadArchive(
  page: Page,
  locale: Locale,
  name = localize(dataWords, locale).zip,
): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).first().click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** Writes the files of an archive into a folder. */
export function unpack(files: Readonly<Record<string, string>>, folder: string) {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Returns the output of the scripts in a folder, keyed by programming language. The output of R is included only if R
 * is installed.
 */
export async function recompute(folder: string): Promise<Record<string, string>> {
  const run = (command: string, script: string) =>
    execFileSync(command, [join(folder, "analysis", script)], { encoding: "utf8" });
  const rscript = await findRscript();
  if (!rscript && process.env.CI) throw new Error("R is missing, so its scripts were not run.");
  return {
    python: run("python3", "recompute.py"),
    ...(rscript && { r: run(rscript, "recompute.R") }),
  };
}

/**
 * Returns the output lines of a script, keyed by measure. Each line becomes `[value, low, high]`. A measure without an
 * interval has null in place of the interval's limits.
 */
export function parsePrinted(output: string): Record<string, (number | null)[]> {
  return Object.fromEntries(
    output
      .trim()
      .split("\n")
      .map((line) => {
        const [measure = "", ...numbers] = line.trim().split(/\s+/);
        return [measure, numbers.map((number) => (number === "NA" ? null : Number(number)))];
      }),
  );
}
