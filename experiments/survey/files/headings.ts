import { isRedcapHeading } from "./redcap-headings";

/** A language of the site; `other` is a language that the site does not have. */
export type HeadingLanguage = "en" | "fr" | { other: string };

/** A heading of a column: its canonical name, and the language that the heading names, if any. */
export type Heading = { key: string; language?: HeadingLanguage };

/** Names that other programs and older files use (pyxform/aliases.py), and plain words. */
const ALIASES: Readonly<Record<string, string>> = {
  caption: "label",
  question: "label",
  relevance: "relevant",
  value: "name",
  tag: "name",
  command: "type",
  constraining_message: "constraint_message",
  "jr:constraintmsg": "constraint_message",
  requiredmsg: "required_message",
  "jr:requiredmsg": "required_message",
  list: "list_name",
  calculate: "calculation",
  readonly: "read_only",
  repeat_count: "repeat_count",
  "jr:count": "repeat_count",
  "big-image": "big_image",
  set_form_title: "form_title",
  set_form_id: "form_id",
};

const LANGUAGES: Readonly<Record<string, "en" | "fr">> = {
  en: "en",
  english: "en",
  anglais: "en",
  fr: "fr",
  french: "fr",
  français: "fr",
  francais: "fr",
};

/** Returns the language that a heading or a setting names: `English (en)`, `en`, `en-GB`, `Français`. */
export function languageOf(name: string): HeadingLanguage {
  const trimmed = name.trim();
  const code = /\(([^()]+)\)\s*$/.exec(trimmed)?.[1] ?? trimmed;
  const known = (text: string) => {
    const key = text.trim().toLowerCase();
    const short = key.split(/[-_]/)[0] ?? "";
    return Object.hasOwn(LANGUAGES, key)
      ? LANGUAGES[key]
      : short.length === 2 && Object.hasOwn(LANGUAGES, short)
        ? LANGUAGES[short]
        : undefined;
  };
  return known(code) ?? known(trimmed.replace(/\([^()]*\)\s*$/, "")) ?? { other: trimmed };
}

/** The largest number of characters of a heading that are read. */
const LONGEST = 200;

/** Returns the canonical name and the language of a heading such as `label::English (en)`. */
export function readHeading(text: string): Heading {
  // Older files write bind::relevant and control::appearance.
  const parts = text
    .slice(0, LONGEST)
    .trim()
    .replace(/^(?:bind|control|body)\s*::?\s*/i, "")
    .split(/\s*::?\s*/);
  // jr:constraintMsg and media::image have a colon that does not precede a language.
  const isPrefixed = /^(?:jr|media|instance)$/i.test(parts[0] ?? "");
  const base = (isPrefixed ? parts.slice(0, 2).join(":") : (parts[0] ?? ""))
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  const rest = parts.slice(isPrefixed ? 2 : 1).join("::");
  const key = Object.hasOwn(ALIASES, base) ? (ALIASES[base] ?? base) : base;
  return rest === "" ? { key } : { key, language: languageOf(rest) };
}

/** The sheets of a survey that are read. All other sheets of XLSForm are ignored. */
const SHEETS = ["survey", "choices", "settings", "scales", "sources"] as const;
export type SheetName = (typeof SHEETS)[number];

const FOREIGN_SHEETS = ["external_choices", "entities", "osm"];

/** Returns the sheet that a cell names; undefined if the cell does not name a sheet. */
export function sheetNamed(cell: string): SheetName | undefined {
  const name = cell.trim().toLowerCase();
  return SHEETS.find((sheet) => sheet === name);
}

/**
 * Returns the kind of table for which a row is the heading: `sheets` for a file whose first column names the sheet of
 * each row, `redcap` for a REDCap data dictionary, otherwise the sheet that has these columns. Returns undefined if the
 * row is not a heading.
 */
export function headingOf(cells: readonly string[]): "sheets" | "redcap" | SheetName | undefined {
  if (isRedcapHeading(cells)) return "redcap";
  const [first = ""] = cells;
  const keys = cells.map((cell) => readHeading(cell).key);
  const rest = keys.slice(1).filter((key) => key !== "");
  if (sheetNamed(first) || FOREIGN_SHEETS.includes(first.trim().toLowerCase())) {
    const isAlone = rest.length === 0;
    if (isAlone || rest.some((key) => HEADING_KEYS.includes(key))) return "sheets";
  }
  if (keys.includes("type") && (keys.includes("name") || keys.includes("label"))) return "survey";
  if (keys.includes("list_name") && (keys.includes("name") || keys.includes("label")))
    return "choices";
  if (keys.includes("form_title") || keys.includes("form_id") || keys.includes("default_language"))
    return "settings";
  if (keys.includes("score") && keys.includes("name")) return "scales";
  return keys.includes("citation") ? "sources" : undefined;
}

const HEADING_KEYS = [
  "type",
  "name",
  "label",
  "list_name",
  "form_title",
  "form_id",
  "version",
  "default_language",
  "score",
  "citation",
];

/** Returns whether a cell is the heading of a column that every survey has. */
export const isColumnName = (cell: string): boolean => HEADING_KEYS.includes(readHeading(cell).key);
