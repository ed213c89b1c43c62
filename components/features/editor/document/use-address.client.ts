"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type Checked, linksOf } from "./consequences";
import type { HistoryMode } from "./editor-state";

/** While the visitor types, the URL is replaced at most once in this time, ms. */
const REPLACE_EVERY_MS = 300;

/**
 * Writes the document into the part of the URL after `#`. A complete change adds an entry to the history, and typing
 * replaces the current entry. The URL is computed only when it is written, not after each key press.
 * @param mode how the last change affects the URL
 * @param onHash receives the part of the URL after `#` when the history or a link changes this part
 * @returns a function that writes a pending URL at once
 */
export function useAddress(
  checked: Checked,
  mode: HistoryMode,
  onHash: (hash: string) => void,
): () => void {
  const written = useRef<string | null>(null);
  const waiting = useRef<{ checked: Checked; timer: ReturnType<typeof setTimeout> } | null>(null);

  const write = useCallback((how: "pushState" | "replaceState", from: Checked) => {
    const { hash } = linksOf(from);
    if (hash === written.current) return;
    if (hash === null) {
      // A document that does not fit into a link is stored as the draft of this device. A URL without a document opens
      // this draft; the URL of an earlier version would open the earlier version.
      if (written.current !== "") history.replaceState(history.state, "", location.pathname);
      written.current = "";
      return;
    }
    written.current = hash;
    // Next's router ignores a history change if the state of the entry is the state that the router has set. A reaction
    // of the router would take more time than the change itself.
    const state = how === "replaceState" ? history.state : null;
    history[how](state, "", location.pathname + hash);
  }, []);
  const flush = useCallback(() => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = null;
    write("replaceState", current.checked);
  }, [write]);

  useEffect(() => {
    if (mode === "none") return;
    if (mode === "push") {
      // The history entry that the visitor leaves must contain everything that the visitor typed while the entry was
      // current.
      flush();
      write("pushState", checked);
    } else if (waiting.current) waiting.current.checked = checked;
    else waiting.current = { checked, timer: setTimeout(flush, REPLACE_EVERY_MS) };
  }, [checked, mode, flush, write]);

  const read = useEffectEvent(() => {
    const { current } = waiting;
    if (current) clearTimeout(current.timer);
    waiting.current = null;
    if (location.hash === written.current) return;
    written.current = location.hash;
    onHash(location.hash);
  });
  useEffect(() => {
    written.current = location.hash;
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const event of ["popstate", "hashchange"])
      window.addEventListener(event, () => read(), { signal });
    window.addEventListener("pagehide", flush, { signal });
    return () => {
      leaving.abort();
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
    };
  }, [flush]);

  return flush;
}
