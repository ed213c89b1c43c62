import { strToU8, zipSync } from "fflate";
import { french, participantFiles, tableOf, utf16, zipped } from "./study-home";

type Files = Record<string, string | Uint8Array>;

const TABLE = tableOf("speed");
const SETTINGS = "1-speed/parameters.json";

/**
 * Returns a zip with changed bytes. The offsets of the bytes are counted from the start of the record that begins with
 * this signature.
 */
function patched(
  zip: Uint8Array,
  signature: readonly number[],
  at: number,
  bytes: readonly number[],
) {
  const start = Buffer.from(zip).indexOf(Buffer.from(signature));
  const changed = zip.slice();
  changed.set(bytes, start + at);
  return changed;
}

const DIRECTORY_ENTRY = [0x50, 0x4b, 1, 2];

/**
 * Returns a table in which one cell has another value. The cell is in the row with index `row`, by default in the last
 * row.
 */
function withCell(csv: string, column: string, value: string, row = csv.split("\n").length - 2) {
  const lines = csv.split("\n");
  const place = (lines[0] ?? "").trim().split(",").indexOf(column);
  const cells = (lines[row] ?? "").split(",");
  cells[place] = value;
  lines[row] = cells.join(",");
  return lines.join("\n");
}

const large = (bytes: number) => new Uint8Array(bytes).fill(97);
const bomb = zipSync({ [TABLE]: large(19_000_000) });
const largeZip = zipSync({ "other.bin": large(30_000_000) });
const manyFiles = zipSync(
  Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
  ),
);

/**
 * Faulty archives, for example from an interrupted download, a spreadsheet or an unknown person. `reason` is a part of
 * the message with which the scripts refuse the archive.
 */
export const SPOILED: Readonly<
  Record<string, { reason: string; zip: (files: Files, csv: string) => Uint8Array }>
> = {
  climbs: { reason: "leads out", zip: (files) => zipped({ ...files, "../../../climbed": "x" }) },
  climbsInside: {
    reason: "leads out",
    zip: (files) => zipped({ ...files, "1-speed/data/../../../../../climbed.csv": "x" }),
  },
  absolute: { reason: "leads out", zip: (files) => zipped({ ...files, "/tmp/climbed": "x" }) },
  backslash: { reason: "backslash", zip: (files) => zipped({ ...files, "..\\climbed": "x" }) },
  drive: { reason: "colon", zip: (files) => zipped({ ...files, "C:/climbed": "x" }) },
  controls: { reason: "control characters", zip: (files) => zipped({ ...files, "a\u0001b": "x" }) },
  nulInName: { reason: "control characters", zip: (files) => zipped({ ...files, "a\0b": "x" }) },
  link: {
    reason: "a link",
    zip: (files) =>
      zipSync({
        ...Object.fromEntries(
          Object.entries(files).map(([path, text]) => [path, strToU8(`${text}`)]),
        ),
        "1-speed/data/link.csv": [strToU8("/etc/passwd"), { os: 3, attrs: 0o120777 * 2 ** 16 }],
      }),
  },
  sameName: {
    reason: "twice",
    zip: (files, csv) => zipped({ ...files, [TABLE.replace("data.csv", "DATA.csv")]: csv }),
  },
  bomb: { reason: "too large", zip: () => bomb },
  large: { reason: "too large", zip: () => largeZip },
  many: { reason: "too many files", zip: () => manyFiles },
  lyingSize: {
    reason: "damaged",
    zip: (_, csv) => patched(zipped({ [TABLE]: csv }), DIRECTORY_ENTRY, 24, [20, 0, 0, 0]),
  },
  checksum: {
    reason: "damaged",
    zip: (_, csv) => patched(zipped({ [TABLE]: csv }), DIRECTORY_ENTRY, 16, [1, 2, 3, 4]),
  },
  encrypted: {
    reason: "encrypted",
    zip: (_, csv) => patched(zipped({ [TABLE]: csv }), DIRECTORY_ENTRY, 8, [1]),
  },
  cutZip: { reason: "not a complete zip", zip: (files) => zipped(files).slice(0, 900) },
  emptyZip: { reason: "not a complete zip", zip: () => new Uint8Array() },
  noZip: { reason: "not a complete zip", zip: () => strToU8("<!doctype html>".repeat(20)) },
  otherStudy: { reason: "no data of a step", zip: () => zipped({ "index.html": "x" }) },
  noSettings: { reason: "no parameters.json", zip: ({ [SETTINGS]: _, ...files }) => zipped(files) },
  brokenSettings: {
    reason: "parameters.json",
    zip: (files) => zipped({ ...files, [SETTINGS]: String(files[SETTINGS]).slice(0, 90) }),
  },
  settingsWithoutNumber: {
    reason: "minimumValid",
    zip: (files) =>
      zipped({
        ...files,
        [SETTINGS]: String(files[SETTINGS]).replace(
          /"minimumValid": \d+/,
          '"minimumValid": "many"',
        ),
      }),
  },
  noSetting: {
    reason: "minimumValid",
    zip: (files) =>
      zipped({
        ...files,
        [SETTINGS]: String(files[SETTINGS]).replace("minimumValid", "minimumvalid"),
      }),
  },
  hugeSetting: {
    reason: "minimumValid",
    zip: (files) =>
      zipped({
        ...files,
        [SETTINGS]: String(files[SETTINGS]).replace(/"minimumValid": \d+/, '"minimumValid": 1e308'),
      }),
  },
  deepSettings: {
    reason: "parameters.json",
    zip: (files) => zipped({ ...files, [SETTINGS]: `${"[".repeat(50_000)}` }),
  },
  noTime: { reason: "rt_ms is missing", zip: table((csv) => withCell(csv, "rt_ms", "NA")) },
  wordForTime: { reason: "rt_ms is", zip: table((csv) => withCell(csv, "rt_ms", "soon")) },
  hugeTime: { reason: "rt_ms is", zip: table((csv) => withCell(csv, "rt_ms", "1e308")) },
  infiniteTime: { reason: "rt_ms is", zip: table((csv) => withCell(csv, "rt_ms", "Infinity")) },
  nanTime: { reason: "rt_ms is", zip: table((csv) => withCell(csv, "rt_ms", "NaN")) },
  hexTime: { reason: "rt_ms is", zip: table((csv) => withCell(csv, "rt_ms", "0x1F4")) },
  wordForFrames: {
    reason: "late_frames is",
    zip: table((csv) => withCell(csv, "late_frames", "x")),
  },
  noExclusion: { reason: "excluded is empty", zip: table((csv) => withCell(csv, "excluded", "")) },
  otherTask: {
    reason: "rows of the task stroop",
    zip: table((csv) => withCell(csv, "task", "stroop")),
  },
  noSession: { reason: "session_id", zip: table((csv) => withCell(csv, "session_id", "NA")) },
  twoLineSession: {
    reason: "session_id",
    zip: table((csv) => withCell(csv, "session_id", '"a\nb simple 1 1 1"')),
  },
  repeatedTrial: {
    reason: "twice",
    zip: table((csv) => `${csv}${csv.split("\n").slice(1).join("\n")}`),
  },
  endless: {
    reason: "5000 rows",
    zip: table((csv) => csv + csv.split("\n").slice(1, -1).join("\n").concat("\n").repeat(300)),
  },
  nul: { reason: "NUL", zip: table((csv) => csv.replace("simple-rt", "simple\0rt")) },
  utf16: { reason: "UTF-16", zip: table((csv) => utf16(csv)) },
  badBytes: {
    reason: "neither UTF-8 nor",
    zip: table((csv) => Buffer.from(csv.replace("simple-rt", "simple\u0081rt"), "latin1")),
  },
  noTable: {
    reason: "no column session_id",
    zip: table(() => "<!doctype html>\n<p>Sign in</p>\n"),
  },
  noColumn: { reason: "no column rt_ms", zip: table((csv) => csv.replace("rt_ms", "time")) },
  columnTwice: { reason: "rt_ms twice", zip: table((csv) => csv.replace("seed", "rt_ms")) },
  cutTable: { reason: "cut off", zip: table((csv) => csv.slice(0, 1500)) },
  openQuote: {
    reason: "does not end",
    zip: table((csv) => csv.replace("simple-rt", '"simple-rt')),
  },
  empty: { reason: "is empty", zip: table(() => "") },
  hugeLine: { reason: "cells in row", zip: table((csv) => csv + noise(800_000)) },
  manyCells: { reason: "cells in row", zip: table((csv) => `${csv}${"1,".repeat(20_000)}1\n`) },
};

function table(change: (csv: string) => string | Uint8Array) {
  return (files: Files, csv: string) => zipped({ ...files, [TABLE]: change(csv) });
}

/** Returns a long text whose compressed form is almost as long as the text. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join("");
}

/** Returns a faulty archive of a participant with this session id. */
export function spoiled(kind: string, session: string, seed: number): Uint8Array {
  const { files } = participantFiles(session, seed);
  const known = SPOILED[kind];
  if (!known) throw new Error(kind);
  return known.zip(files, files[TABLE] ?? "");
}

/**
 * Tables in formats in which spreadsheets save them, and which the scripts accept. `said` is a part of the message that
 * the scripts print.
 */
export const SAVED_AGAIN: Readonly<
  Record<string, { said: string; of: (csv: string) => string | Uint8Array }>
> = {
  "with a byte order mark and CRLF": { said: "byte order mark", of: (csv) => `\ufeff${csv}` },
  "with semicolons and decimal commas": { said: "other separators", of: french },
  "with tabs": { said: "other separators", of: (csv) => csv.replaceAll(",", "\t") },
  "in Windows-1252": {
    said: "Windows-1252",
    of: (csv) => Buffer.from(csv.replace(/^(.*)$/m, "$1").replace(",1.0.0,", ",é,"), "latin1"),
  },
};
