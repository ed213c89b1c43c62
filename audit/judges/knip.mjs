import { join } from "node:path";
import { runTimed } from "../../bench/run-timed";
import { ROOT } from "../../scripts/project.mjs";
import { toolFile } from "../tools.mjs";

export const name = "knip";

/**
 * Returns the files, exports and dependencies that nothing uses, and those that are used and not declared.
 *
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge() {
  const { output } = await runTimed(
    process.execPath,
    [
      toolFile("knip/bin/knip.js"),
      "--config",
      join("audit", "knip.json"),
      "--reporter",
      "json",
      "--no-progress",
      "--no-exit-code",
    ],
    ROOT,
  );
  /** @type {{ issues: ({ file: string } & Record<string, any>)[] }} */
  const { issues } = JSON.parse(output);
  return {
    checked: "files, exports, dependencies",
    findings: issues.flatMap(({ file, owners: _, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        [found]
          .flat(2)
          .filter(Boolean)
          .map((/** @type {any} */ one) => ({
            where: one.line ? `${file}:${one.line}` : file,
            what: `${kind}: ${one.name ?? file}`,
          })),
      ),
    ),
  };
}
