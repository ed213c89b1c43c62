"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { isRunShaped, stepsOf } from "@/components/features/editor/document/edit-document";
import type { JsonObject } from "@/components/features/editor/document/json";
import { fieldId } from "./editor-context.client";
import { PANES, type Pane } from "./panes";

/** The maximum length of a field's id, in characters; a key of a document can be longer. */
const LONGEST_ID = 300;

/**
 * The settings that the second pane displays: the settings of a step, identified by the index of the step, or the
 * settings of the information sheet or of the end.
 */
export type Chosen = number | "information" | "end" | null;

export type EditorPlace = ReturnType<typeof usePlace>;

/**
 * Returns the chosen step, the pane that a phone displays, and the functions that move the focus.
 * @param opened the document that the editor opens
 * @returns `go` opens the step of a path and moves the focus to its field; `focus` moves the focus to the element with
 * an id; `wanted` is the path that `go` has opened last, for a part of the page that must first display its field and
 * then calls `reach`
 */
export function usePlace(opened: JsonObject) {
  const [chosen, setChosen] = useState<Chosen>(() => (isRunShaped(stepsOf(opened)[0]) ? 0 : null));
  const [pane, setPane] = useState<Pane>("steps");
  const [toFocus, setToFocus] = useState<{ id: string } | null>(null);
  /** The path of the last fault that the visitor has followed, until the part of the page that displays it is open. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** The page of a survey that the preview displays. */
  const [page, setPage] = useState(0);
  const reach = useCallback(() => setWanted(null), []);
  const focus = useCallback((id: string) => setToFocus({ id }), []);
  const go = useCallback(
    (path: string) => {
      const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
      if (index !== undefined) setChosen(Number(index));
      setWanted(path);
      focus(fieldId([path]));
    },
    [focus],
  );
  /** Chooses the settings that the second pane displays. On a phone, also displays the second pane. */
  const choose = useCallback((next: Chosen) => {
    setChosen(next);
    setWanted(null);
    setPage(0);
    if (next !== null) setPane("settings");
  }, []);
  useEffect(() => {
    if (toFocus === null) return;
    const target = nearest(toFocus.id);
    const own = target?.closest<HTMLElement>("[data-pane]")?.dataset.pane;
    const next = PANES.find((each) => each === own) ?? pane;
    // An element in a hidden pane cannot receive the focus, so on a phone the pane is displayed first.
    if (next !== pane) return setPane(next);
    if (target) focusOn(target);
    setToFocus(null);
  }, [toFocus, pane]);
  return useMemo(
    () => ({ chosen, setChosen, choose, pane, setPane, go, focus, wanted, reach, page, setPage }),
    [chosen, choose, pane, go, focus, wanted, reach, page],
  );
}

/**
 * Returns the element with an id. If the page has no such element, returns the nearest ancestor to which the id refers.
 */
function nearest(id: string): HTMLElement | null {
  for (
    let at = id.slice(0, LONGEST_ID);
    at !== "";
    at = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("-"), 0))
  ) {
    const field = window.document.getElementById(at);
    if (field) return field;
  }
  return null;
}

/** Moves the focus to an element, and opens the disclosures that contain the element. */
function focusOn(target: HTMLElement) {
  for (
    let fold = target.closest("details");
    fold;
    fold = fold.parentElement?.closest("details") ?? null
  )
    fold.open = true;
  target.focus({ preventScroll: true });
  const isWhole = target.matches("section, h2");
  target.scrollIntoView({ block: isWhole ? "start" : "center" });
}
