import type { FindingsWords } from "@/content/findings";
import { faultValues } from "@/experiments/study/reading/fault-values";
import type { ReadFault, ReadFile } from "@/experiments/study/reading/read-session";
import { interpolate } from "@/lib/i18n/interpolate";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { counted } from "./number-texts";

const SEPARATORS = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;
const ENCODINGS = { "utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252" } as const;

/** Returns one line about the kind and the content of a file. */
export function fileText(file: ReadFile, words: FindingsWords["files"], locale: Locale): string {
  return [
    words.kinds[file.kind],
    file.rows > 0 && counted(words.rows, file.rows, locale),
    file.sessions > 0 && counted(words.sessions, file.sessions, locale),
    file.table && ENCODINGS[file.table.encoding],
    file.table && words.separators[SEPARATORS[file.table.separator]],
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Returns the text of a fault with its position.
 * @param texts the texts of faults, keyed by id
 */
export function faultText(
  fault: ReadFault,
  texts: Readonly<Record<string, string>>,
  words: FindingsWords["files"],
  locale: Locale,
): string {
  const { id, at } = fault;
  const text = ownValue(texts, id);
  // A fault without a text is displayed as its id, because a missing text must not hide the fault.
  const said = text === undefined ? id : interpolate(text, faultValues(fault, locale));
  return at === null ? said : interpolate(words.faultAt, { at, fault: said });
}

/** The state of a file: read, read in part or not at all, or not needed. */
export function fileState({ kind, faults }: ReadFile): "done" | "short" | "open" {
  if (faults.length > 0) return "short";
  return kind === "other" || kind === "known" ? "open" : "done";
}
