/** @jest-environment node */
import { strFromU8, unzipSync } from "fflate";
import { APPS } from "@/experiments/catalog/registry";
import { sessionCsv } from "@/experiments/engine/data/csv";
import { psychDsFiles } from "@/experiments/engine/data/psych-ds";
import { zipOf } from "@/experiments/engine/data/zip";
import { psychDsFaults } from "../../psych-ds-check";
import { sampleApp, sampleSession } from "../../sample/sample-session";

const DATA = "data/task-stroop_subject-a1b2c3d4e5f6_session-a1b2c3d4e5f6_data.csv";
const files = psychDsFiles(sampleSession(), sampleApp);

describe("the data set of a session", () => {
  it("satisfies the rules of Psych-DS", () => {
    expect(psychDsFaults(files)).toEqual([]);
  });

  it("of a run of format 2 describes the later columns, and satisfies the rules of Psych-DS", () => {
    const later = psychDsFiles(sampleSession({ format: 2, person: "P7" }), sampleApp);
    expect(psychDsFaults(later)).toEqual([]);
    expect(later["codebook.csv"]).toContain("device_refresh_hz");
    expect(later["README.md"]).toContain("`device_refresh_hz`");
    expect(files["codebook.csv"]).not.toContain("device_refresh_hz");
    expect(files["README.md"]).not.toContain("`device_refresh_hz`");
  });

  it("contains the trials, the session record, the codebook, the scripts and a README", () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        "CHANGES.md",
        "README.md",
        "analysis/recompute.R",
        "analysis/recompute.py",
        "codebook.csv",
        "codebook.json",
        DATA,
        "dataset_description.json",
        "events.csv",
        "parameters.json",
        "session.json",
      ].sort(),
    );
    expect(files[DATA]).toBe(sessionCsv(sampleSession()));
    expect(JSON.parse(files["session.json"] ?? "")).toEqual(sampleSession());
    expect(files["analysis/recompute.R"]).toContain(sampleApp.recompute.r);
    expect(files["analysis/recompute.py"]).toContain(sampleApp.recompute.py);
  });

  it("contains a machine-readable description", () => {
    expect(JSON.parse(files["dataset_description.json"] ?? "")).toMatchObject({
      schemaVersion: "Psych-DS 0.4.0",
      identifier: "a1b2c3d4e5f6",
      version: APPS.stroop.model.facts.version,
      dateCreated: "2026-11-21T10:00:00.000Z",
      dateModified: "2026-11-21T10:03:00.000Z",
      inLanguage: "en",
    });
  });

  it("contains a README that explains the files, the values and the scripts", () => {
    const readme = files["README.md"];
    for (const text of [
      DATA,
      "Rscript analysis/recompute.R",
      "python3 analysis/recompute.py",
      "no-score <reason>",
      "`NA` means",
      "milliseconds",
      "`excluded`",
      "`stroop_effect`, in ms, 0 decimals",
      "https://doi.org/10.1037/h0054651",
      "https://doi.org/10.21105/joss.05351",
      "2 trials, sittings: 1",
    ])
      expect(readme).toContain(text);
  });

  it("states that the run was not finished", () => {
    const stopped = psychDsFiles(
      sampleSession({ status: "running", finishedAt: null, blocksDone: 1 }),
      sampleApp,
    );
    expect(psychDsFaults(stopped)).toEqual([]);
    const description = JSON.parse(stopped["dataset_description.json"] ?? "");
    expect(description.description).toContain("not complete: 1 of 3 blocks");
    expect(description).not.toHaveProperty("dateModified");
    expect(stopped["README.md"]).toContain("not finished (1 of 3 blocks)");
  });

  it("has a table whose file name states the app and the participant with letters and digits only", () => {
    const named = psychDsFiles(
      sampleSession({
        app: "simple-rt",
        participant: { prolificPid: "5f_a-9", studyId: null, sessionId: null },
      }),
      sampleApp,
    );
    expect(named).toHaveProperty(["data/task-simplert_subject-5fa9_session-a1b2c3d4e5f6_data.csv"]);
    const nameless = { prolificPid: "-_-", studyId: null, sessionId: null };
    expect(
      psychDsFaults(psychDsFiles(sampleSession({ participant: nameless }), sampleApp)),
    ).toEqual([]);
  });
});

describe("the Psych-DS check reports", () => {
  const change = (changes: Record<string, string>) => psychDsFaults({ ...files, ...changes });
  const described = (changes: object) => ({
    "dataset_description.json": JSON.stringify({
      ...JSON.parse(files["dataset_description.json"] ?? ""),
      ...changes,
    }),
  });

  it.each([
    ["a column that is not listed", { "data/task-a_data.csv": "other\n1\n" }, /other is not in/],
    ["a file name without keywords", { "data/trials.csv": "trial\n1\n" }, /not a name/],
    ["a hyphen in a name's value", { "data/task-simple-rt_data.csv": "trial\n1\n" }, /not a name/],
    ["an unofficial keyword", { "data/app-a_data.csv": "trial\n1\n" }, /app is not official/],
    ["a table that is not CSV", { "data/task-a_data.csv": "trial\n1,2\n" }, /Row 1/],
    ["a description without a name", described({ name: " " }), /name is missing/],
    ["an unknown @type", described({ "@type": "Thing" }), /@type/],
    ["an unknown @context", described({ "@context": "https://x.example" }), /@context/],
    ["missing variables", described({ variableMeasured: [] }), /variableMeasured is missing/],
    [
      "a variable without a column",
      described({ variableMeasured: [{ "@type": "PropertyValue", name: "extra" }] }),
      /extra is in variableMeasured/,
    ],
    ["an unreadable JSON file", { "session.json": "{" }, /session.json is not JSON/],
    ["an empty file", { "README.md": "" }, /README.md is empty/],
  ])("%s", (_, changes, fault) => {
    const faults = (() => {
      try {
        return change(changes).join("\n");
      } catch (error) {
        return String(error);
      }
    })();
    expect(faults).toMatch(fault);
  });

  it("a data set without tables or without a description", () => {
    const { [DATA]: _, ...without } = files;
    expect(psychDsFaults(without)).toContain("no table in data/");
    expect(psychDsFaults({})).toEqual(["no readable dataset_description.json"]);
  });
});

describe("the zip archive", () => {
  it("contains the files unchanged", () => {
    const held = unzipSync(zipOf(files));
    const texts = Object.entries(held).map(([path, bytes]) => [path, strFromU8(bytes)]);
    expect(Object.fromEntries(texts)).toEqual(files);
  });

  it("does not depend on the time of its creation", () => {
    const first = zipOf(files);
    jest.useFakeTimers({ now: new Date("2031-05-06T07:08:09Z") });
    expect(Buffer.from(zipOf(files)).equals(Buffer.from(first))).toBe(true);
    jest.useRealTimers();
  });

  it("supports texts with characters outside ASCII", () => {
    const held = unzipSync(zipOf({ "a.txt": "é ±" }));
    expect(strFromU8(held["a.txt"] ?? new Uint8Array())).toBe("é ±");
  });
});
