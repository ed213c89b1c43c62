"use client";

import { useCallback, useEffect, useState } from "react";
import { isAppShaped, stepsOf } from "./document/edit-document";
import type { JsonObject } from "./document/json";
import { fieldId } from "./shared/editor-context.client";

/** The longest id of a field, in characters; a key of a document can be longer. */
const LONGEST_ID = 300;

/**
 * The open step, and the functions that move the focus to a field.
 * @param opened the document that the editor opens
 * @returns `go` opens the step of a path and moves the focus to its field; `focus` moves it to an id
 */
export function useStepInSight(opened: JsonObject) {
  const [open, setOpen] = useState<number | null>(() =>
    isAppShaped(stepsOf(opened)[0]) ? 0 : null,
  );
  const [toFocus, focus] = useState<string | null>(null);
  const go = useCallback((path: string) => {
    const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
    if (index !== undefined) setOpen(Number(index));
    focus(fieldId([path]));
  }, []);
  useEffect(() => {
    if (toFocus === null) return;
    focusField(toFocus);
    focus(null);
  }, [toFocus]);
  return { open, setOpen, go, focus };
}

/** Moves the focus to a field, or to its nearest existing ancestor; opens the disclosures around it. */
function focusField(id: string) {
  for (
    let at = id.slice(0, LONGEST_ID);
    at !== "";
    at = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("-"), 0))
  ) {
    const field = window.document.getElementById(at);
    if (!field) continue;
    for (
      let fold = field.closest("details");
      fold;
      fold = fold.parentElement?.closest("details") ?? null
    )
      fold.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
    return;
  }
}
