/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES_HERE } from "../recompute";
import { SPOILED, spoiled } from "./strangers-files";
import { participantFiles, printed, tableOf, write, writeHome, zipped } from "./study-home";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-strangers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KINDS = Object.keys(SPOILED);

/** Returns the output of recompute-all in each language that this machine can run. */
function inAll(home: string) {
  mkdirSync(join(folder, "temporary"));
  return LANGUAGES_HERE.map(({ command, script }) => {
    const all = join(home, "analysis", script.replace("recompute", "recompute-all"));
    return printed(command, [all], folder, { TMPDIR: join(folder, "temporary") });
  });
}

it("recompute-all prints 60 sessions among 200 faulty archives, and names each faulty archive with its reason", () => {
  const home = join(folder, "a", "b", "home");
  writeHome(home);
  const expected: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const person = participantFiles(`g${String(index).padStart(3, "0")}`, index + 1);
    write(home, { [`data/m-${String(index).padStart(3, "0")}.zip`]: zipped(person.files) });
    expected.push(...person.expected);
  }
  const hostile = Array.from({ length: 200 }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? "";
    // Half of the faulty archives are read before the valid archives, and the other half after them.
    const name = `${index % 2 ? "a" : "z"}-${index}-${kind}.zip`;
    write(home, { [`data/${name}`]: spoiled(kind, `h${index}`, index) });
    return { name, kind };
  });
  const all = inAll(home);
  for (const { status, lines, said } of all) {
    expect(status).toBe(1);
    expect(lines.filter((line) => /^g\d/.test(line))).toEqual(expected);
    for (const { name, kind } of hostile) {
      const own = said.filter((line) => line.includes(`/${name}:`) || line.includes(`/${name}: `));
      expect({ name, said: own.join() }).toEqual({
        name,
        said: expect.stringContaining(SPOILED[kind]?.reason ?? ""),
      });
    }
    expect(said.join("\n")).not.toMatch(/Traceback|warning/i);
  }
  // The scripts in both languages print exactly the same lines.
  for (const each of all) expect(each).toEqual(all[0]);
  // The scripts wrote no file outside the temporary folder, and left no file in the temporary folder.
  expect(readdirSync(folder)).toEqual(["a", "temporary"]);
  expect(readdirSync(join(folder, "temporary"))).toEqual([]);
  expect(readdirSync(join(folder, "a", "b"))).toEqual(["home"]);
  expect(readdirSync(home).sort()).toEqual(["analysis", "data"]);
}, 300_000);

it("recompute-all rejects only the table with an impossible value, and recomputes all other tables", () => {
  writeHome(folder);
  const good = participantFiles("good", 1, ["speed", "colours", "person"]);
  const bad = participantFiles("bad", 2, ["speed", "colours", "person"]);
  const spoil = (text: string) => text.replace(/,[EACNI][+-],/, ",X?,");
  const files = Object.fromEntries(
    Object.entries(bad.files).map(([path, text]) => [
      path,
      path.startsWith("3-person/data") ? spoil(text) : text,
    ]),
  );
  write(folder, { "data/a.zip": zipped(files), "data/b.zip": zipped(good.files) });
  for (const { status, lines, said } of inAll(folder)) {
    expect(status).toBe(1);
    for (const line of good.expected) expect(lines).toContain(line);
    for (const line of bad.expected.slice(0, 2)) expect(lines).toContain(line);
    expect(lines.filter((line) => line.startsWith("bad extraversion"))).toEqual([]);
    expect(said.join("\n")).toMatch(/a\.zip: 3-person.*session "bad": condition is "X\?"/);
  }
});

it("recompute-all refuses a table with 20,000 sessions quickly, and recomputes the other archives", () => {
  const home = join(folder, "home");
  writeHome(home);
  const person = participantFiles("good", 1);
  const [header = "", row = ""] = (person.files[tableOf("speed")] ?? "").split("\n");
  const rows = Array.from({ length: 20_000 }, (_, index) => row.replace("good", `many${index}`));
  const many = { ...person.files, [tableOf("speed")]: [header, ...rows, ""].join("\n") };
  write(home, { "data/a.zip": zipped(many), "data/b.zip": zipped(person.files) });
  for (const { status, lines, said } of inAll(home)) {
    expect(status).toBe(1);
    expect(lines.filter((line) => !line.startsWith("#"))).toEqual(
      person.expected.map((line) => line.replace("good ", "")),
    );
    expect(said.join("\n")).toContain("has 20000 sessions, more than the 100");
  }
});

it("recompute-all reads a participant's folder whose name is not valid UTF-8", () => {
  const home = join(folder, "home");
  writeHome(home);
  const person = participantFiles("good", 1);
  const unnamed = join(home, "data", "Zo_");
  write(unnamed, person.files);
  // Such a folder name results if a zip from an older Windows is unpacked on another system.
  const name = Buffer.concat([Buffer.from(join(home, "data", "Zo")), Buffer.from([0xe9])]);
  renameSync(unnamed, name);
  for (const { status, lines } of inAll(home)) {
    expect(status).toBe(0);
    expect(lines.filter((line) => !line.startsWith("#"))).toEqual(
      person.expected.map((line) => line.replace("good ", "")),
    );
  }
});

it("recompute-all reads a table whose file name was changed to capital letters", () => {
  const home = join(folder, "home");
  writeHome(home);
  const { files, expected } = participantFiles("good", 1);
  const renamed = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/_data\.csv$/, "_DATA.CSV"), text]),
  );
  write(home, { "data/a.zip": zipped(renamed) });
  const other = participantFiles("other", 2);
  for (const [path, text] of Object.entries(other.files))
    write(home, { [`data/other/${path.replace(/_data\.csv$/, "_DATA.CSV")}`]: text });
  for (const { status, lines } of inAll(home)) {
    expect(status).toBe(0);
    expect(lines.filter((line) => !line.startsWith("#"))).toEqual([...expected, ...other.expected]);
  }
});

it("recompute-all refuses an archive with an unsupported compression method, and states a remedy", () => {
  const home = join(folder, "home");
  writeHome(home);
  const archive = Buffer.from(zipped(participantFiles("good", 1).files));
  // The test changes the method of each entry both in the header of the entry and in the directory at the end of the
  // archive.
  for (const [mark, place] of [
    ["PK\u0003\u0004", 8],
    ["PK\u0001\u0002", 10],
  ] as const)
    for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + 1))
      archive.writeUInt16LE(12, at + place);
  write(home, { "data/a.zip": archive });
  for (const { status, said } of inAll(home)) {
    expect(status).toBe(1);
    expect(said.join("\n")).toContain("unpack it, or pack it again");
  }
});

it("recompute-all refuses an archive if a parameter occurs twice in its parameters.json", () => {
  const home = join(folder, "home");
  writeHome(home);
  const person = participantFiles("good", 1);
  const settings = join(tableOf("speed"), "../../parameters.json");
  const twice = (person.files[settings] ?? "").replace(
    /"minimumValid": *\d+/,
    (entry) => `${entry}, "minimumValid": 1`,
  );
  expect(twice).not.toBe(person.files[settings]);
  write(home, { "data/a.zip": zipped({ ...person.files, [settings]: twice }) });
  for (const { status, said } of inAll(home)) {
    expect(status).toBe(1);
    expect(said.join("\n")).toContain("its parameters.json is not as it was handed over");
  }
});

it("recompute-all ignores the files that macOS adds to archives and next to unpacked files", () => {
  writeHome(folder);
  const { files, expected } = participantFiles("mac", 1);
  const [table = ""] = Object.keys(files).filter((path) => path.endsWith(".csv"));
  const hidden = table.replace("task-", "._task-");
  const inside = { ...files, [`__MACOSX/${hidden}`]: "\0\0", [hidden]: "\0\0", ".DS_Store": "\0" };
  write(folder, { "data/p.zip": zipped(inside), [`data/other/${hidden}`]: "\0\0" });
  for (const { status, lines } of inAll(folder)) {
    expect(status).toBe(0);
    expect(lines).toContain(expected[0]?.replace("mac ", ""));
  }
});
