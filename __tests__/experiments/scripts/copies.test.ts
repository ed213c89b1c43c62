/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES_HERE } from "../recompute";
import { SAVED_AGAIN } from "./strangers-files";
import { participantFiles, printed, tableOf, write, writeHome, zipped } from "./study-home";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-copies-"));
  writeHome(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const TABLE = tableOf("speed");
const { files, expected } = participantFiles("p1", 1, ["speed", "colours", "person"]);
const whole = expected.map((line) => line.slice(3));

const without = (line: string) => !line.startsWith("#");

describe.each(LANGUAGES_HERE)("recompute-all run with $command", ({ command, script }) => {
  const recompute = () => {
    const all = script.replace("recompute", "recompute-all");
    const { status, lines, said } = printed(command, [join(folder, "analysis", all)]);
    return { status, lines: lines.filter(without).sort(), said: said.join("\n") };
  };
  const sorted = [...whole].sort();

  it("counts an archive only once if the data folder contains p.zip, p (1).zip and the unpacked files", () => {
    const zip = zipped(files);
    write(folder, { "data/p.zip": zip, "data/p (1).zip": zip });
    write(join(folder, "data/p"), files);
    const { status, lines, said } = recompute();
    expect({ status, lines }).toEqual({ status: 0, lines: sorted });
    expect(said).toMatch(/data\/p\.zip.*is the same as in .*data\/p \(1\)\.zip.* and counts once/);
  });

  it("uses the longer version of a table if the archives were downloaded in the middle and at the end of a study", () => {
    const csv = files[TABLE] ?? "";
    const middle = { ...files, [TABLE]: `${csv.split("\n").slice(0, 12).join("\n")}\n` };
    write(folder, {
      "data/a.zip": zipped(middle),
      "data/b.zip": zipped(files),
      "data/c.zip": zipped(middle),
    });
    const { status, lines, said } = recompute();
    expect({ status, lines }).toEqual({ status: 0, lines: sorted });
    expect(said).toMatch(/data\/b\.zip: 1-speed.*the longer version counts, in .*data\/b\.zip/);
  });

  it("uses neither version if two tables of a session differ, names both tables, and recomputes all others", () => {
    const csv = files[TABLE] ?? "";
    const other = { ...files, [TABLE]: csv.replace(/,test,/g, ",practice,") };
    write(folder, { "data/a.zip": zipped(files), "data/b.zip": zipped(other) });
    const { status, lines, said } = recompute();
    expect(status).toBe(1);
    expect(lines).toEqual(sorted.filter((line) => !line.startsWith("median_rt")));
    expect(said).toMatch(
      /data\/b\.zip: 1-speed.*differs from .*data\/a\.zip: 1-speed.* neither is used/,
    );
  });

  it("prints session ids unchanged if they look like numbers, dates or missing values", () => {
    const ids = [
      "123456e78901",
      "048213977105",
      "00000000e123",
      "007",
      "1e5",
      "null",
      "nan",
      "inf",
      "TRUE",
      "2026-01-02",
    ];
    const all = ids.map((id, index) => participantFiles(id, index + 1));
    for (const [index, person] of all.entries())
      write(folder, { [`data/${String(index).padStart(2, "0")}.zip`]: zipped(person.files) });
    const { status, lines } = recompute();
    expect(status).toBe(0);
    expect(lines).toEqual(all.flatMap((person) => person.expected).sort());
  });

  it("treats a session id with the leading apostrophe of a data set as the id without the apostrophe", () => {
    const marked = { ...files, [TABLE]: (files[TABLE] ?? "").replaceAll("p1,", "'p1,") };
    write(folder, { "data/a.zip": zipped(marked), "data/b.zip": zipped(files) });
    expect(recompute()).toMatchObject({ status: 0, lines: sorted });
  });

  it.each(Object.entries(SAVED_AGAIN))(
    "accepts a table that a spreadsheet saved %s, and reports the change",
    (_, { said: word, of }) => {
      write(folder, { "data/p.zip": zipped({ ...files, [TABLE]: of(files[TABLE] ?? "") }) });
      const { status, lines, said } = recompute();
      expect({ status, lines }).toEqual({ status: 0, lines: sorted });
      expect(said).toMatch(
        new RegExp(`data/p\\.zip: 1-speed.*saved again by a spreadsheet.*${word}`),
      );
    },
  );

  it("accepts quoted cells that contain separators, line ends and quotes", () => {
    const quoted = (files[TABLE] ?? "")
      .replaceAll(",1.0.0,", ',"1,0\n""0""",')
      .replaceAll("simple-rt", '"simple-rt"');
    write(folder, { "data/p.zip": zipped({ ...files, [TABLE]: quoted }) });
    expect(recompute()).toMatchObject({ status: 0, lines: sorted });
  });
});
