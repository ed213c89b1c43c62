"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type Checked, linksOf } from "./consequences";
import type { Mode } from "./editor-state";

/** The address is replaced at most this often while somebody types, ms. */
const REPLACE_EVERY_MS = 300;

/**
 * Keeps the document in the address, behind `#`: a change that is whole as an entry of the history, what is typed in
 * place of the present one. The address is made when it is written, not with each letter.
 * @param mode of the last change
 * @param onHash gets the part behind `#` when the history or a link brings another one
 * @returns writes at once what waits to be written
 */
export function useAddress(
  checked: Checked,
  mode: Mode,
  onHash: (hash: string) => void,
): () => void {
  const written = useRef<string | null>(null);
  const waiting = useRef<{ checked: Checked; timer: ReturnType<typeof setTimeout> } | null>(null);

  const write = useCallback((how: "pushState" | "replaceState", from: Checked) => {
    const { hash } = linksOf(from);
    if (hash === null || hash === written.current) return;
    written.current = hash;
    // With the state that Next has put there its router takes no notice, which would cost more than the change itself.
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
      // The entry that is left keeps what was typed in it.
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
