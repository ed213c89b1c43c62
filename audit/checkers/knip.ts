import { join } from "node:path";
import { runTimed } from "@/bench/run-timed";
import { ROOT } from "@/scripts/project.mjs";
import type { Checker } from "../checker";
import { toolFile } from "../tools";

type Issue = { name?: string; line?: number };

/** The issues of a file: a list for each kind of issue. Some kinds have lists that contain further lists. */
type FileIssues = { file: string; owners?: unknown } & Record<string, unknown>;

const isIssue = (value: unknown): value is Issue => typeof value === "object" && value !== null;

/** knip: finds unused files, exports and dependencies, and undeclared dependencies. */
export const knip: Checker = {
  name: "knip",
  check: async () => {
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
    const { issues }: { issues: FileIssues[] } = JSON.parse(output);
    return {
      checked: "files, exports, dependencies",
      findings: issues.flatMap(({ file, owners: _owners, ...kinds }) =>
        Object.entries(kinds).flatMap(([kind, found]) =>
          [found]
            .flat(2)
            .filter(isIssue)
            .map(({ name = file, line }) => ({
              where: line ? `${file}:${line}` : file,
              what: `${kind}: ${name}`,
            })),
        ),
      ),
    };
  },
};
