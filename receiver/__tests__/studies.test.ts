/** @jest-environment node */
import { rmSync } from "node:fs";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { parseStudies } from "../sessions/studies.ts";
import { aStudy, askState, studiesFile } from "./a-study";
import { aStep, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

const fileOf = (study: object) =>
  JSON.stringify({ format: 1, studies: { [PROTOCOL]: { ...aStudy(), ...study } } }, null, 2);

it.each([
  ["a text that is cut off", fileOf({}).slice(0, 300), /^line \d+: this is not JSON$/],
  ["a missing field", fileOf({ leaseMinutes: undefined }), /^line 4, .*"leaseMinutes" is missing$/],
  [
    "a field that is misspelt",
    fileOf({ qouta: 3 }),
    /^line 31, field "studies\.qouta": there is no/,
  ],
  [
    "a quota as a text",
    fileOf({ quota: "60" }),
    /^line 31, field "studies\.quota": must be integer or object or null$/,
  ],
  [
    "a negative quota",
    fileOf({ quota: { high: -1 } }),
    /^line 32, field "studies\.quota\.high": must/,
  ],
  [
    "a quota of an unknown condition",
    fileOf({ quota: { hgih: 30 } }),
    /^line 32, .*no such condition$/,
  ],
  [
    "two conditions with one name",
    fileOf({ conditions: [1, 2].map(() => ({ name: "a", steps: [], rows: null })) }),
    /^line 19, field "studies\.conditions\.1\.name": another condition/,
  ],
  [
    "a short protocol id",
    '{ "format": 1,\n "studies": { "abc": {} } }',
    /^line 2, field "studies": /,
  ],
  ["another format", '{ "format": 2, "studies": {} }', /^line 1, field "format": must be equal/],
  ["a list", "[]", /^line 1, field "": must be object$/],
])("the error about a file of studies states the line and the field: %s", (_, text, message) => {
  expect(() => parseStudies(text)).toThrow(message);
  expect(() => parseStudies(text)).not.toThrow(PROTOCOL);
});

it("a file of studies may begin with the byte order mark that Windows editors write", () => {
  expect(parseStudies(`\uFEFF${fileOf({})}`).protocols).toEqual([PROTOCOL]);
});

it("the receiver accepts the records of a study that is added to its file, without a restart", async () => {
  const file = studiesFile();
  const receiver = await startReceiver({ SESSIONS_DIR: temporaryFolder(), STUDIES: file.path });
  const added = "b".repeat(64);
  const record = aStep({ protocol: added });
  expect((await sent(receiver, record))[0]).toBe(403);
  expect((await askState(receiver, added))[0]).toBe(403);
  file.write({}, { [added]: aStudy() });
  expect((await sent(receiver, record))[0]).toBe(200);
  expect(await askState(receiver, added)).toEqual([200, { state: "open" }]);
});

it("the last correct file remains in force while the file is wrong or absent, and the log states the line once", async () => {
  const file = studiesFile({ paused: true });
  const receiver = await startReceiver({ SESSIONS_DIR: temporaryFolder(), STUDIES: file.path });
  const paused = [200, { state: "paused" }];
  file.writeText('{ "format": 1,\n "studies": [] }');
  for (const _attempt of [1, 2]) expect(await askState(receiver)).toEqual(paused);
  rmSync(file.path);
  expect(await askState(receiver)).toEqual(paused);
  expect((await sent(receiver, aStep()))[0]).toBe(200);
  file.write({ paused: false });
  expect(await askState(receiver)).toEqual([200, { state: "open" }]);
  const logged = receiver.entries().filter(({ event }) => event === "studies");
  expect(logged.map(({ reason, text }) => reason ?? text)).toEqual([
    'line 2, field "studies": must be object',
    "ENOENT",
    "1 studies",
  ]);
});

it("the receiver refuses to start with a wrong or absent file of studies, and states the line", async () => {
  const file = studiesFile();
  const start = () => startReceiver({ SESSIONS_DIR: temporaryFolder(), STUDIES: file.path });
  file.writeText('{\n\n"format": 1 }');
  await expect(start()).rejects.toThrow(
    /^STUDIES is ".*studies\.json"\. line 1, field "": the field "studies" is missing/,
  );
  rmSync(file.path);
  await expect(start()).rejects.toThrow(
    /^STUDIES is ".*studies\.json", which cannot be read \(ENOENT\)/,
  );
});
