"use client";

import { type ReactNode, useRef } from "react";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { useWritten, type Written, WrittenContext } from "./editor-context.client";

type Key = keyof ProtocolDocument;

/** Returns keys of a document with their faults; the others are as if they were not written. */
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
 * Shows what is in it some keys of the document only, so that it renders anew only where these have changed. What stands
 * in it is to be memoised.
 */
export function DocumentPart({ of, children }: { of: readonly Key[]; children: ReactNode }) {
  const next = partOf(useWritten(), of);
  const kept = useRef(next);
  if (!isSame(kept.current, next, of)) kept.current = next;
  return <WrittenContext value={kept.current}>{children}</WrittenContext>;
}
