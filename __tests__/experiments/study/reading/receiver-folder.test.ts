/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { MODELS } from "@/experiments/catalog/generated/models";
import { runningStudy, studiesText } from "@/experiments/study/document/running-study";
import type { Place } from "@/receiver/sessions/place";
import { tokensIn } from "@/scripts/lab/token-file";
import { faultLines } from "@/scripts/read/report";
import {
  checkedDocument,
  peopleOfThreeTasks,
  sentRecords,
  THREE_TASKS,
} from "@/testing/simulated-participations";
import { aFile, faultsOf, read } from "./a-reading";

const [one] = peopleOfThreeTasks(1);

const ID = "0f".repeat(32);
const PLACE: Place = {
  protocol: ID,
  person: ID,
  session: one.id,
  condition: "high",
  row: null,
  offered: 1,
  freed: null,
  sessions: [],
};

/** The folder of the command `npm run lab` with the records of one session. */
function labFolder() {
  const token = join(temporaryFolder(), "token");
  const { READ_TOKEN, RUN_TOKEN } = tokensIn(token);
  const places = [
    [PLACE],
    [PLACE, { ...PLACE, session: null }],
    [{ removed: { protocol: ID, person: ID } }],
    [{ withdrawn: ID }, PLACE],
  ];
  const files = [
    aFile("lab-data/token", readFileSync(token, "utf8")),
    aFile(
      "lab-data/studies.json",
      studiesText({ [one.protocol]: runningStudy(checkedDocument(THREE_TASKS), MODELS) }),
    ),
    ...places.map((entries, index) =>
      aFile(`lab-data/sessions/places/000000000${index + 1}.json`, JSON.stringify(entries)),
    ),
    aFile("lab-data/sessions/places/whole-0000000009.json", JSON.stringify([PLACE])),
    aFile(`lab-data/sessions/withdrawn/${ID}`, '{"day":"2026-11-28"}\n'),
    aFile(
      `lab-data/sessions/drafts/${one.id}.8c1f0b1e-32ad-4b6c-9d0a-0123456789ab`,
      '{"format":1,"kind":"st',
    ),
    ...sentRecords(one).map((text, index) =>
      aFile(`lab-data/sessions/records/${one.id}/step_${index}.json`, text),
    ),
  ];
  return { files, secrets: [READ_TOKEN, RUN_TOKEN] };
}

it("the whole folder of a lab is read without a fault, and its tokens are not displayed", async () => {
  const { files, secrets } = labFolder();
  const reading = await read(...files);
  expect(reading.files.flatMap(faultsOf)).toEqual([]);
  expect(reading.sessions.map(({ id }) => id)).toEqual([one.id]);
  const shown = JSON.stringify(reading) + faultLines(reading).join("\n");
  for (const secret of secrets) expect(shown).not.toContain(secret);
});

it("a list of other objects is not mistaken for places, and is reported", async () => {
  const { files } = await read(aFile("people.json", JSON.stringify([{ name: "A" }])));
  expect(files.flatMap(faultsOf)).toEqual(["otherJson"]);
});

const SECRET = "s3cr3t-".repeat(6);
it.each([
  ["a line of text", SECRET],
  ["a list of settings", `# settings\npassword: ${SECRET}\n`],
  ["a table with a secret header", `user,${SECRET}\n1,2\n`],
  ["a JSON text", JSON.stringify({ password: SECRET })],
  ["a JSON list", JSON.stringify([SECRET])],
  ["a JSON text that was cut off", `{"password":"${SECRET}`],
])("the fault of a file of another program does not display its content: %s", async (_, text) => {
  const reading = await read(aFile("other", text));
  expect(reading.files.flatMap(faultsOf)).toHaveLength(1);
  expect(JSON.stringify(reading)).not.toContain("s3cr3t");
});

it("a fault displays only the beginning of a long cell", async () => {
  const header = "session_id,task,task_version,trial,phase,rt";
  const long = "9".repeat(5000);
  const { files } = await read(aFile("t.csv", `${header}\n${long},stroop,1,x${long},test,1\n`));
  const faults = files.flatMap(({ faults: each }) => each);
  expect(faults).not.toEqual([]);
  expect(JSON.stringify(faults).length).toBeLessThan(1500);
});
