import { canonicalJson } from "@/experiments/study/document/canonical";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

/** Returns the keys in which two documents differ. */
export function differingKeys(first: ProtocolDocument, second: ProtocolDocument): string[] {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  const textOf = (document: ProtocolDocument, key: string) => {
    const value = (document as Readonly<Record<string, unknown>>)[key];
    return value === undefined ? "" : canonicalJson(value);
  };
  return [...keys].filter((key) => textOf(first, key) !== textOf(second, key)).sort();
}
