import {
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";

const TEXTS = ["label", "hint", "labels", "problem"];

/** Returns the languages of the texts of a survey; both languages if all texts are the same in all languages. */
export function languagesIn(survey: JsonObject): readonly Locale[] {
  const found = new Set<Locale>();
  const look = (value: Json | undefined, isText: boolean) => {
    if (isList(value)) for (const each of value) look(each, isText);
    if (!isObject(value)) return;
    for (const [key, each] of Object.entries(value)) {
      if (isText && (key === "en" || key === "fr") && each !== "") found.add(key);
      else look(each, TEXTS.includes(key));
    }
  };
  look(survey, false);
  return found.size === 0
    ? ["en", "fr"]
    : (["en", "fr"] as const).filter((each) => found.has(each));
}
