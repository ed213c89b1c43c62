"use client";

import type { ReactNode } from "react";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { useWritten, type Written, WrittenContext } from "./editor-context.client";
import { useKept } from "./use-kept.client";

type Key = keyof ProtocolDocument;

/** Returns an object with only some keys of a document, and the faults of these keys. */
const partOf = ({ document, faults }: Written, keys: readonly Key[]): Written => ({
  document: Object.fromEntries(
    keys.flatMap((key) => {
      const value = document[key];
      return value === undefined ? [] : [[key, value]];
    }),
  ),
  faults: new Map(
    [...faults].filter(([path]) => keys.some((key) => path === key || path.startsWith(`${key}.`))),
  ),
});

const isSame = (a: Written, b: Written, keys: readonly Key[]) =>
  keys.every((key) => a.document[key] === b.document[key]) &&
  a.faults.size === b.faults.size &&
  [...a.faults].every(([path, { rule }]) => b.faults.get(path)?.rule.en === rule.en);

/**
 * Provides only some keys of the document to its children. Memoised children render only when one of these keys
 * changes.
 */
export function DocumentPart({ of, children }: { of: readonly Key[]; children: ReactNode }) {
  const part = useKept(partOf(useWritten(), of), (kept, next) => isSame(kept, next, of));
  return <WrittenContext value={part}>{children}</WrittenContext>;
}
