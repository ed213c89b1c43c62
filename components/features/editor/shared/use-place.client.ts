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

/** The ids of the elements with which the settings of the information sheet and of the end begin. */
export const SETTINGS = { information: "information-settings", end: "end-settings" } as const;

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
  const [toFocus, setToFocus] = useState<{
    id: string;
    /** The pane with the pressed button, if the button keeps the focus while the pane is displayed. */
    from?: Pane;
  } | null>(null);
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
  /**
   * Chooses the settings that the second pane displays. On a phone, also displays the second pane in place of the pressed
   * button, and moves the focus to the settings. The settings of the information sheet and of the end follow other
   * settings, so they receive the focus in every window.
   */
  const choose = useCallback((next: NonNullable<Chosen>) => {
    setChosen(next);
    setWanted(null);
    setPage(0);
    setPane("settings");
    setToFocus(
      typeof next === "number" ? { id: "step-settings", from: "steps" } : { id: SETTINGS[next] },
    );
  }, []);
  useEffect(() => {
    if (toFocus === null) return;
    const target = nearest(toFocus.id);
    const own = target?.closest<HTMLElement>("[data-pane]")?.dataset.pane;
    const next = PANES.find((each) => each === own) ?? pane;
    // An element in a hidden pane cannot receive the focus, so on a phone the pane is displayed first.
    if (next !== pane) return setPane(next);
    if (target && !(toFocus.from && isDisplayed(toFocus.from))) focusOn(target);
    setToFocus(null);
  }, [toFocus, pane]);
  return useMemo(
    () => ({ chosen, setChosen, choose, pane, setPane, go, focus, wanted, reach, page, setPage }),
    [chosen, choose, pane, go, focus, wanted, reach, page],
  );
}

/** Returns whether the page displays a pane. A wide window displays all panes. */
const isDisplayed = (pane: Pane): boolean =>
  window.document.querySelector(`[data-pane="${pane}"]`)?.checkVisibility?.() ?? true;

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
  const isWhole = target.matches("section, h2, summary");
  target.scrollIntoView({ block: isWhole ? "start" : "center" });
}
