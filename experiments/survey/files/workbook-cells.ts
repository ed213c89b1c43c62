import { strFromU8, unzipSync } from "fflate";
import { ownValue } from "@/lib/own-value";
import { plainNumber } from "./plain-number";
import { type CellRow, MOST_ROWS } from "./read-cells";
import { readXml } from "./xml";

/** A sheet of a workbook: its name and its rows. */
export type WorkbookSheet = { name: string; rows: CellRow[] };

/** The largest number of files in a workbook, of bytes of all files that are read, and of columns. */
const MOST = { files: 2000, bytes: 30_000_000, columns: 200 } as const;

/** The files of a workbook that contain cells. The others are styles, pictures and properties. */
const READ =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Returns the sheets of a workbook (.xlsx); undefined if the bytes are not a workbook. Never throws. */
export function workbookSheets(bytes: Uint8Array): WorkbookSheet[] | undefined {
  const files = unzipped(bytes);
  const workbook = files["xl/workbook.xml"];
  if (!workbook) return undefined;
  const targets = new Map<string, string>();
  readXml(files["xl/_rels/workbook.xml.rels"] ?? "", {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship") targets.set(Id, Target);
    },
  });
  const named: { name: string; file: string }[] = [];
  const isXml = readXml(workbook, {
    open: (element, { name = "", id = "" }) => {
      const target = targets.get(id);
      if (element === "sheet" && target !== undefined)
        named.push({ name, file: target.startsWith("/") ? target.slice(1) : `xl/${target}` });
    },
  });
  // Each sheet has a file of its own. A small workbook could otherwise name one file thousands of times.
  const isOnce = new Set(named.map(({ file }) => file)).size === named.length;
  if (!isXml || !isOnce) return undefined;
  const shared = sharedTexts(files["xl/sharedStrings.xml"] ?? "");
  return named.map(({ name, file }) => ({
    name,
    rows: rowsOf(ownValue(files, file) ?? "", shared),
  }));
}

/** Returns the files of a workbook that are read, keyed by name; no files if the bytes are not a zip file. */
function unzipped(bytes: Uint8Array): Record<string, string> {
  const found = { files: 0, packed: 0, bytes: 0 };
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        // A zip file states its number of files and their sizes. A file of a few bytes can state billions of files, or
        // name the same packed bytes many times.
        found.files += 1;
        if (found.files > MOST.files) throw new Error("too many files");
        if (!READ.test(name)) return false;
        found.packed += size;
        found.bytes += originalSize;
        if (found.packed > bytes.length || found.bytes > MOST.bytes) throw new Error("too large");
        return true;
      },
    });
    return Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
    );
  } catch {
    return {};
  }
}

/** Returns the texts to which cells refer. The parts of a text with several formats are joined. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let current = "";
  let isText = false;
  /** Readings of East Asian characters (`rPh`) are not part of the text. */
  let isReading = false;
  readXml(xml, {
    open: (name) => {
      if (name === "si") current = "";
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      if (name === "si") texts.push(current);
      if (name === "rPh") isReading = false;
      isText = false;
    },
  });
  return texts;
}

/** Returns the index of a column from the name of a cell: 1 for `B7`; undefined for another text. */
function columnIndex(cell: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(cell)?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowsOf(xml: string, shared: readonly string[]): CellRow[] {
  const rows: CellRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "";
  let content = "";
  let inside = "";
  const value = () => {
    if (type === "s") return shared[Number(content)] ?? "";
    if (type === "b") return content === "1" ? "TRUE" : "FALSE";
    const isNumber = (type === "" || type === "n") && content !== "";
    // Programs store 0.1 + 0.2 with all its digits; 15 are exact.
    return isNumber ? plainNumber(Number(Number(content).toPrecision(15))) : content;
  };
  readXml(xml, {
    open: (name, { r = "", t = "" }) => {
      inside = name;
      if (name === "row") {
        number = r === "" ? number + 1 : Number(r);
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnIndex(r) ?? column + 1;
        type = t;
        content = "";
      }
    },
    text: (text) => {
      // `v` is the value, `t` a text in the cell itself; the formula (`f`) is not read.
      if (inside === "v" || inside === "t") content += text;
    },
    close: (name) => {
      inside = "";
      if (name === "c" && column < MOST.columns) {
        while (cells.length < column) cells.push("");
        cells[column] = value();
      }
      // One row more than the limit is read. This row shows that the file exceeds the limit.
      if (name === "row" && rows.length <= MOST_ROWS) rows.push({ number, line: number, cells });
    },
  });
  return rows;
}
