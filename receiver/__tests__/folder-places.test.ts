/** @jest-environment node */
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { createFolderPlaces } from "../sessions/folder-places.ts";
import type { Place } from "../sessions/place.ts";
import { sha256 } from "../sessions/session-record.ts";
import { PROTOCOL } from "./records";

const aPlace = (person: string): Place => ({
  protocol: PROTOCOL,
  person: sha256(person),
  session: person,
  condition: "high",
  row: null,
  offered: 1000,
  freed: null,
  sessions: [],
});

function open(folder = temporaryFolder()) {
  const open = () => createFolderPlaces(folder, folder);
  const files = () => readdirSync(folder).sort();
  return {
    open,
    files,
    folder,
    text: () =>
      files()
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n"),
  };
}

type Store = ReturnType<typeof createFolderPlaces>;

const put = (store: Store, ...persons: string[]) =>
  store.change([PROTOCOL], undefined, () => ({ put: persons.map(aPlace), removed: [] }));

const sessionsIn = async (store: Store) =>
  (await store.places([PROTOCOL])).map(({ session }) => session).sort();

it("processes that share a folder store each change once, and decide again when another process was faster", async () => {
  const { open: openStore, files } = open();
  const stores = [openStore(), openStore(), openStore()];
  const counts: number[] = [];
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      stores[index % 3]?.change([PROTOCOL], undefined, (places) => {
        counts[index] = places.length;
        return { put: [aPlace(`person${index}`)], removed: [] };
      }),
    ),
  );
  expect(counts.toSorted((one, other) => one - other)).toEqual([...Array(60).keys()]);
  for (const store of stores) expect(await sessionsIn(store)).toHaveLength(60);
  expect(files()).toHaveLength(60);
});

it("the storage combines old files, and a process that has read only the first files reads the combined file", async () => {
  const { open: openStore, files, folder } = open();
  const [store, idle] = [openStore(), openStore()];
  await put(store, "first");
  expect(await sessionsIn(idle)).toEqual(["first"]);
  for (let count = 0; count < 510; count++) await put(store, `person${count}`);
  for (const name of files()) utimesSync(join(folder, name), 1, 1);
  await store.tidy();
  expect(files()).toEqual(["whole-0000000511.json"]);
  await put(idle, "last");
  for (const each of [store, idle, openStore()]) {
    const sessions = await sessionsIn(each);
    expect([sessions.length, sessions.includes("last")]).toEqual([512, true]);
  }
});

it("no file contains a withdrawn session or its person, and other processes also lose its place", async () => {
  const { open: openStore, text } = open();
  const [store, other] = [openStore(), openStore()];
  await put(store, "kept", "withdrawn");
  await put(store, "withdrawn");
  expect(await sessionsIn(other)).toEqual(["kept", "withdrawn"]);
  await store.forget("withdrawn");
  expect(text()).not.toContain('"withdrawn",');
  expect(text()).not.toContain(sha256("withdrawn").concat('","session"'));
  expect(text()).not.toContain(`"person":"${sha256("withdrawn")}"`);
  for (const each of [other, openStore()]) expect(await sessionsIn(each)).toEqual(["kept"]);
});

it("a file that the disk has damaged does not prevent further changes", async () => {
  const { open: openStore, folder } = open();
  await put(openStore(), "one");
  writeFileSync(join(folder, "0000000002.json"), '[{"protocol"');
  const store = openStore();
  await put(store, "two");
  expect(await sessionsIn(openStore())).toEqual(["one", "two"]);
});
