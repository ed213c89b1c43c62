import type { ItemType } from "@/experiments/survey/definition/schema";

/** The meaning of a cell of the column `type`. */
export type RowType =
  | { kind: "item"; type: Exclude<ItemType, "long">; list?: string }
  | { kind: "acknowledge" }
  | { kind: "begin" | "end"; control: "group" | "other"; name: string }
  | { kind: "leftOut"; name: string }
  | { kind: "orOther" | "noList"; name: string }
  | { kind: "unknown" };

const SIMPLE: Readonly<Record<string, Exclude<ItemType, "long" | "one" | "many" | "rank">>> = {
  text: "text",
  string: "text",
  integer: "integer",
  int: "integer",
  decimal: "decimal",
  date: "date",
  note: "note",
  range: "slider",
};

/** Beginnings of a type that asks for choices, the longest first. */
const WITH_LIST = [
  ["add select multiple prompt using", "many"],
  ["add select one prompt using", "one"],
  ["select all that apply from", "many"],
  ["select all that apply", "many"],
  ["select multiple from", "many"],
  ["select multiple", "many"],
  ["select one from", "one"],
  ["select one", "one"],
  ["select1", "one"],
  ["rank", "rank"],
] as const;

/** Types of XLSForm that a survey of this site does not have. */
const LEFT_OUT = new Set(
  "calculate,hidden,start,end,today,deviceid,device id,subscriberid,simserial,username,phonenumber,phone number,email,imei,audit,background audio,background geopoint,start geopoint,geopoint,geotrace,geoshape,location,gps,image,photo,picture,audio,video,file,barcode,time,datetime,date time,xml external,csv external,osm,select one external".split(
    ",",
  ),
);
const FROM_FILE = /^select (?:one|multiple) (?:from file|external)\b|^uri:/;

/** Returns the meaning of a cell of the column `type`, such as `select_one sex`, `begin group` or `integer`. */
export function readType(cell: string): RowType {
  const words = cell.trim().split(/\s+/);
  // The name of a list keeps its underscores and capitals.
  const first = (words[0] ?? "").toLowerCase().replace(/[_-]/g, " ");
  const lower = [first, ...words.slice(1).map((word) => word.toLowerCase())].join(" ");
  if (Object.hasOwn(SIMPLE, lower)) {
    const type = SIMPLE[lower];
    if (type) return { kind: "item", type };
  }
  if (lower === "acknowledge" || lower === "trigger") return { kind: "acknowledge" };
  if (LEFT_OUT.has(lower) || FROM_FILE.test(lower)) return { kind: "leftOut", name: cell };
  const control = /^(begin|end) (.+)$/.exec(lower);
  if (control?.[1] && control[2])
    return {
      kind: control[1] === "begin" ? "begin" : "end",
      control: control[2] === "group" ? "group" : "other",
      name: cell,
    };
  for (const [beginning, type] of WITH_LIST) {
    if (lower !== beginning && !lower.startsWith(`${beginning} `)) continue;
    const list = words
      .join(" ")
      .slice(beginning.length)
      .replace(/^_?\s*/, "")
      .trim();
    if (list === "") return { kind: "noList", name: cell };
    if (/\s(?:or[ _]other|or specify other)$/i.test(list)) return { kind: "orOther", name: cell };
    return { kind: "item", type, list };
  }
  return { kind: "unknown" };
}
