import type { Json } from "@/components/features/editor/document/json";

/** Returns a value in the form in which people type it: a number with all its digits, without thousands separators. */
export const shownNumber = (value: Json | undefined, comma: boolean): string => {
  if (typeof value === "number") return comma ? String(value).replace(".", ",") : String(value);
  return typeof value === "string" ? value : "";
};
