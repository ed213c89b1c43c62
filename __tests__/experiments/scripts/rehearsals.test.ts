/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES_HERE } from "../recompute";
import { participantFiles, printed, tableOf, write, writeHome, zipped } from "./study-home";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "protocole-rehearsals-"));
  writeHome(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const TABLE = tableOf("speed");
const counts = participantFiles("p1", 1);
const rehearsal = participantFiles("p2", 2);

/** Returns a table with the column that marks rehearsals. */
const marked = (csv: string, mark: string) =>
  csv
    .trimEnd()
    .split("\r\n")
    .map((line, index) => `${line},${index === 0 ? "rehearsal" : mark}\r\n`)
    .join("");

const withoutHeading = (line: string) => !line.startsWith("#");

const archiveOf = ({ files }: typeof counts, mark: string) => {
  const table = marked(files[TABLE] ?? "", mark);
  return zipped({ ...files, [TABLE]: table });
};

describe.each(LANGUAGES_HERE)(
  "a rehearsal among the data, with $command",
  ({ command, script }) => {
    const all = () => join(folder, "analysis", script.replace("recompute", "recompute-all"));

    it.each([
      ["FALSE", "with the column"],
      ["NA", "of an earlier release"],
    ])("is left out and named, and the session with the mark %s (%s) is scored", (mark) => {
      write(folder, {
        "data/a.zip": archiveOf(counts, mark),
        "data/b.zip": archiveOf(rehearsal, "TRUE"),
      });
      const { status, lines, said } = printed(command, [all()]);
      expect(status).toBe(0);
      expect(lines.filter(withoutHeading)).toEqual(counts.expected);
      expect(said.join("\n")).toMatch(/session "p2": is a rehearsal, .* and is left out/);
    });

    it("is not scored together with the data of a study even if no other session reached this step", () => {
      write(folder, { "data/b.zip": archiveOf(rehearsal, "TRUE") });
      const { status, lines } = printed(command, [all()]);
      expect({ status, lines: lines.filter(withoutHeading) }).toEqual({ status: 0, lines: [] });
    });

    it("is scored by the script of its own data set, which states that it does not count", () => {
      const table = marked(rehearsal.files[TABLE] ?? "", "TRUE");
      write(join(folder, "own"), { ...rehearsal.files, [TABLE]: table });
      const own = join(folder, "analysis/speed", script);
      const { status, lines, said } = printed(command, [own, join(folder, "own", TABLE)]);
      const expected = rehearsal.expected.map((line) => line.replace(/^p2 /, ""));
      expect({ status, lines }).toEqual({ status: 0, lines: expected });
      expect(said.join("\n")).toMatch(/session "p2": is a rehearsal, which does not count$/m);
    });
  },
);
