import { isTooDeep, isTooLarge, readProtocol } from "@/experiments/study/document/check";
import type { Fault, KnownApps } from "@/experiments/study/document/fault";
import { withoutMark } from "@/lib/decode-text";
import { isList, isObject, type Json, type JsonObject } from "./json";

/** A text that is to be edited: as a document in the form, or as a text with what keeps it from being one. */
export type ReadDocument = { document: JsonObject } | { text: string; faults: readonly Fault[] };

/** Whether the form can show a value: it has steps that are objects. What else is wrong in it stands beside its field. */
const isForm = (value: Json): value is JsonObject =>
  isObject(value) &&
  isList(value.steps) &&
  value.steps.every((step) => isObject(step)) &&
  !isTooLarge(value) &&
  !isTooDeep(value);

/** Whether a document has no key that the form would show nowhere. */
const isOfKnownKeys = (faults: readonly Fault[]) =>
  !faults.some(({ rule }) => rule.en === "A document has no such key");

/** Returns the text of a document as the editor opens it; it never throws. */
export function readDocument(text: string, apps: KnownApps): ReadDocument {
  const checked = readProtocol(text, apps);
  if ("document" in checked) return { document: checked.document as unknown as JsonObject };
  const { faults } = checked;
  try {
    const value = JSON.parse(withoutMark(text)) as Json;
    if (isForm(value) && isOfKnownKeys(faults)) return { document: value };
  } catch {
    // No JSON: the faults say where.
  }
  return { text, faults };
}
