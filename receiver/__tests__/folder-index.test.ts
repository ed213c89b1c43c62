/** @jest-environment node */
import { createFolderIndex } from "../sessions/folder-index.ts";
import { sha256 } from "../sessions/session-record.ts";
import { aStep, PROTOCOL } from "./records";

const NAMES = ["step_a.json", "step_b.json", "step_c.json"];
const BODY = JSON.stringify(aStep());

/** Returns an index of files that all have the same content, and counts how often a file is read. */
function open(most?: number, body = BODY) {
  const reads: string[] = [];
  const index = createFolderIndex(async (session, name) => {
    reads.push(`${session}/${name}`);
    return name === "gone.json" ? undefined : Buffer.from(body);
  }, most);
  return { index, reads };
}

it("a file is read once, and a file that was deleted meanwhile is left out", async () => {
  const { index, reads } = open();
  const facts = { digest: sha256(BODY), bytes: Buffer.byteLength(BODY), protocol: PROTOCOL };
  for (const _count of [1, 2])
    expect(await index.factsOf("session", ["step_b.json", "gone.json", "step_a.json"])).toEqual([
      ["step_a.json", facts],
      ["step_b.json", facts],
    ]);
  expect(reads.filter((each) => each.endsWith("step_a.json"))).toHaveLength(1);
});

it("an index of more files than may be remembered is complete, and only the files that were not remembered are read again", async () => {
  const { index, reads } = open(2);
  for (const _count of [1, 2])
    expect((await index.factsOf("session", NAMES)).map(([name]) => name)).toEqual(NAMES);
  expect(reads).toHaveLength(4);
  // After the files of one session are forgotten, the files of another session can be remembered.
  index.forget("session");
  await index.factsOf("other", NAMES.slice(1));
  await index.factsOf("other", NAMES.slice(1));
  expect(reads).toHaveLength(6);
});

it("a record that the disk has damaged belongs to the study of the session's other records", async () => {
  const index = createFolderIndex(async (_, name) =>
    Buffer.from(name === "step_b.json" ? "{" : BODY),
  );
  const listed = await index.factsOf("session", NAMES);
  expect(listed.map(([, { protocol }]) => protocol)).toEqual([PROTOCOL, PROTOCOL, PROTOCOL]);
});
