import { isTooDeep, isTooLarge, readProtocol } from "@/experiments/study/document/check";
import type { Fault, KnownApps } from "@/experiments/study/document/fault";
import { withoutMark } from "@/lib/decode-text";
import { isList, isObject, type Json, type JsonObject } from "./json";

/**
 * The result of opening a text: a document that the form can display, or the text with the faults that prevent its
 * display.
 */
export type ReadDocument = { document: JsonObject } | { text: string; faults: readonly Fault[] };

/**
 * Returns whether the form can display a value. The form can display it if the steps are objects: faults of any other
 * kind are displayed at their fields.
 */
const isForm = (value: Json): value is JsonObject =>
  isObject(value) &&
  isList(value.steps) &&
  value.steps.every((step) => isObject(step)) &&
  !isTooLarge(value) &&
  !isTooDeep(value);

/** Returns whether all keys of a document are known. If so, the form displays everything that the document contains. */
const isOfKnownKeys = (faults: readonly Fault[]) =>
  !faults.some(({ rule }) => rule.en === "A document has no such key");

/** Returns the result of opening a text in the editor. Never throws. */
export function readDocument(text: string, apps: KnownApps): ReadDocument {
  const checked = readProtocol(text, apps);
  if ("document" in checked) return { document: checked.document as unknown as JsonObject };
  const { faults } = checked;
  try {
    const value = JSON.parse(withoutMark(text)) as Json;
    if (isForm(value) && isOfKnownKeys(faults)) return { document: value };
  } catch {
    // The text is not valid JSON. The faults report the position of the error.
  }
  return { text, faults };
}
