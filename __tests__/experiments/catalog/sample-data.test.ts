/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { APPS } from "@/experiments/catalog/registry";
import { sampleApp, samplePrinted, sampleSession } from "@/experiments/catalog/sample-data";
import { psychDsFiles } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { isSession } from "@/experiments/engine/session/session";
import { parseCsv } from "../parse-csv";
import { psychDsFaults } from "../psych-ds-check";
import { LANGUAGES_HERE } from "../recompute";

const session = sampleSession();
const zip = zipOf(psychDsFiles(session, sampleApp));
const files = Object.fromEntries(
  Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]),
);
const dataPath = Object.keys(files).find((path) => path.startsWith("data/")) ?? "";

describe("the sample data set", () => {
  it("is a valid Psych-DS data set", () => {
    expect(psychDsFaults(files)).toEqual([]);
  });

  it("contains a complete run, in the format in which a participant's device stores runs", () => {
    expect(isSession(session)).toBe(true);
    const { practiceTrials, trials } = APPS.stroop.model.parameters;
    expect(session.rows).toHaveLength(practiceTrials + trials);
    expect(session.raw).toHaveLength(session.rows.length);
  });

  it("consists of the same bytes each time", () => {
    expect(zipOf(psychDsFiles(sampleSession(), sampleApp))).toEqual(zip);
  });

  it("states in its name, its description, its README, its list of changes and each row that it is simulated", () => {
    const { name, description } = JSON.parse(files["dataset_description.json"] ?? "");
    expect(name).toMatch(/simulated/);
    expect(description).toContain("Simulated data: nobody took part.");
    expect(files["README.md"]).toContain("**Simulated data: nobody took part.**");
    expect(files["CHANGES.md"]).toContain("simulated");
    expect(dataPath).toContain("simulated");
    const [header = [], ...rows] = parseCsv(files[dataPath] ?? "");
    const ids = rows.map((row) => row[header.indexOf("session_id")]);
    expect(new Set(ids)).toEqual(new Set(["simulated"]));
  });

  it.each(LANGUAGES_HERE)(
    "contains a script, $script, that prints the same number as the page",
    ({ command, script }) => {
      const folder = mkdtempSync(join(tmpdir(), "protocole-sample-"));
      try {
        for (const [path, text] of Object.entries(files)) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), text);
        }
        const { stdout } = spawnSync(command, [`analysis/${script}`], {
          cwd: folder,
          encoding: "utf8",
        });
        expect(stdout.trim()).toBe(samplePrinted(session));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
