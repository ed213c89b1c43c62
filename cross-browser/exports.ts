import { strFromU8, unzipSync } from "fflate";
import { dataWords } from "@/content/data-downloads";
import { study } from "@/content/study";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { Observe } from "./engine";
import type { Visitor } from "./visitor";

/** Matches text that differs in each run, namely the id of the run and the times of its events. */
const OF_ONE_RUN =
  /(?<![\da-f])[\da-f]{12}(?![\da-f])|\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?/g;

/** Returns a text without the passages that differ in each run. */
export const withoutRun = (text: string) => text.replace(OF_ONE_RUN, "…");

/**
 * Returns texts without one note that only one engine displays: the note that this engine deletes stored data after a
 * week.
 */
export function withoutWeek(texts: readonly string[], locale: Locale): string[] {
  const { sevenDays } = localize(study, locale).risks;
  return texts.map((text) => text.replace(`${sevenDays.replace(/\s+/g, " ")} `, ""));
}

/**
 * Columns that differ in each run or on each machine: the time between the opening of the page and a trial's onset, the
 * sizes of the viewport and the screen, and the step of the clock, which the scenarios control.
 */
const OF_ONE_MACHINE = [
  "onset_ms",
  "viewport_height",
  "screen_width",
  "screen_height",
  "device_clock_step_ms",
];

/** Returns the rows of a table without the columns that differ in each run or on each machine. */
function comparableRows(table: string): string[] {
  const rows = withoutRun(table)
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  const columns = rows[0] ?? [];
  return rows.map((cells) =>
    cells.filter((_, at) => !OF_ONE_MACHINE.includes(columns[at] ?? "")).join(","),
  );
}

/** Returns the fields of a raw record that do not depend on the machine. */
function record(text: string) {
  const { app, locale, version, seed, status, rows, events } = JSON.parse(text);
  return {
    app,
    locale,
    version,
    seed,
    status,
    rows: rows.map(({ onset_ms, ...row }: { onset_ms: number }) => row),
    events: events.map(({ what }: { what: string }) => what),
  };
}

/** Downloads all files of the result and records their names and contents as observations. */
export async function observeExports(visitor: Visitor, observe: Observe, locale: Locale) {
  const words = localize(dataWords, locale);
  const csv = await visitor.download("csv", () => visitor.press("main button", words.csv));
  const [columns, ...lines] = comparableRows(csv.bytes.toString());
  observe("CSV: name", withoutRun(csv.name));
  observe("CSV: columns", columns);
  observe("CSV: number of rows", lines.length);
  observe("CSV: rows", lines);
  const json = await visitor.download("json", () => visitor.press("main button", words.json));
  observe("JSON: name", withoutRun(json.name));
  observe("JSON: record", record(json.bytes.toString()));
  const zip = await visitor.download("zip", () => visitor.press("main button", words.zip));
  observe("archive: name", withoutRun(zip.name));
  const files = Object.entries(unzipSync(new Uint8Array(zip.bytes)));
  observe(
    "archive: files",
    files.map(([path]) => withoutRun(path)),
  );
  for (const [path, bytes] of files) {
    const text = strFromU8(bytes);
    const what = `archive: ${withoutRun(path)}`;
    if (path.startsWith("data/")) observe(`${what} is the CSV`, text === csv.bytes.toString());
    else if (path.endsWith("session.json")) observe(what, record(text));
    else observe(what, withoutRun(text));
  }
}
