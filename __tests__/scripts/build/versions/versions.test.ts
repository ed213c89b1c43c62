/** @jest-environment node */
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { checkVersions } from "@/scripts/build/versions/check-versions";
import { versionFaults } from "@/scripts/build/versions/raise";
import type { VersionRecord } from "@/scripts/build/versions/record-of";

const BEFORE: VersionRecord = {
  version: "3.1.0",
  formerVersions: [],
  parameters: {
    trials: { kind: "number", default: 48, minimum: 24, maximum: 480, step: 4 },
    feedback: { kind: "choice", default: "practice", values: ["never", "practice"] },
  },
  settings: [],
  trials: "a",
  scores: "b",
  columns: "c",
};
const { trials, feedback } = BEFORE.parameters as Required<typeof BEFORE.parameters>;
const added = { kind: "flag", default: false, since: "3.2" } as const;

const withParameters = (changes: object): Partial<VersionRecord> => ({
  parameters: { ...BEFORE.parameters, ...changes },
});

/** Returns the version numbers that are too low for a change, in rising order. */
const tooLow = (changes: Partial<VersionRecord>) =>
  ["3.1.0", "3.1.1", "3.2.0", "4.0.0"].filter(
    (version) => versionFaults("stroop", BEFORE, { ...BEFORE, ...changes, version }).length > 0,
  );

const NOT_MAJOR = ["3.1.0", "3.1.1", "3.2.0"];
const NOT_MINOR = ["3.1.0", "3.1.1"];

it.each<[string, Partial<VersionRecord>, string[]]>([
  ["another default", withParameters({ trials: { ...trials, default: 96 } }), NOT_MAJOR],
  ["a narrower limit", withParameters({ trials: { ...trials, maximum: 240 } }), NOT_MAJOR],
  ["a coarser step", withParameters({ trials: { ...trials, step: 8 } }), NOT_MAJOR],
  [
    "a choice that is gone",
    withParameters({ feedback: { ...feedback, values: ["practice"] } }),
    NOT_MAJOR,
  ],
  ["a parameter that is gone", { parameters: { trials } as typeof BEFORE.parameters }, NOT_MAJOR],
  ["other trials of a seed", { trials: "x" }, NOT_MAJOR],
  ["another score", { scores: "x" }, NOT_MAJOR],
  ["a wider limit", withParameters({ trials: { ...trials, maximum: 960 } }), NOT_MINOR],
  ["another column", { columns: "x" }, NOT_MINOR],
  ["a parameter that was added", withParameters({ cue: added }), NOT_MINOR],
  ["nothing", {}, []],
])("the check refuses a change with too low a version: %s", (_, changes, expected) => {
  expect(tooLow(changes)).toEqual(expected);
});

it("the check requires that an added parameter declares the version since which it exists", () => {
  const now = {
    ...BEFORE,
    ...withParameters({ cue: { ...added, since: "3.1" } }),
    version: "3.2.0",
  };
  expect(versionFaults("stroop", BEFORE, now).join()).toContain("say since which version cue");
});

it("an app that runs documents of its previous version must declare every former default and have no other change", () => {
  const now = (changes: Partial<VersionRecord>) =>
    versionFaults("stroop", BEFORE, {
      ...BEFORE,
      ...changes,
      version: "4.0.0",
      formerVersions: ["3.1"],
    });
  const other = { ...trials, default: 96 };
  const formerly = [{ before: "4.0", default: 48 }];
  expect(now(withParameters({ trials: other })).join()).toContain(
    "formerly of trials that it was 48",
  );
  expect(now(withParameters({ trials: { ...other, formerly } }))).toEqual([]);
  expect(now({ scores: "x" }).join()).toContain("Take 3.1 out of formerVersions");
});

it("the current versions of the apps are recorded", () => {
  expect(checkVersions()).toBe(`versions of ${APP_IDS.length} apps as recorded`);
});
