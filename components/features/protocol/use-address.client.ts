"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { EditorState } from "./editor-state";

/** The address is replaced at most this often while somebody types, ms. */
const REPLACE_EVERY_MS = 300;

/**
 * Keeps the document in the address, behind `#`: a change that is whole as an entry of the history, what is typed in
 * place of the present one.
 * @param hash of the document; null where it cannot be written
 * @param onHash gets the part behind `#` when the history or a link brings another one
 * @returns writes at once what waits to be written
 */
export function useAddress(
  { document, mode }: Pick<EditorState, "document" | "mode">,
  hash: string | null,
  onHash: (hash: string) => void,
): () => void {
  const written = useRef<string | null>(null);
  const waiting = useRef<{ hash: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const write = useCallback((how: "pushState" | "replaceState", next: string) => {
    written.current = next;
    history[how](null, "", location.pathname + next);
  }, []);
  const flush = useCallback(() => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = null;
    write("replaceState", current.hash);
  }, [write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be a new change
  useEffect(() => {
    if (mode === "none" || hash === null) return;
    if (mode === "push") {
      // The entry that is left keeps what was typed in it.
      flush();
      if (hash !== written.current) write("pushState", hash);
    } else if (waiting.current) waiting.current.hash = hash;
    else if (hash !== written.current)
      waiting.current = { hash, timer: setTimeout(flush, REPLACE_EVERY_MS) };
  }, [document, mode, hash]);

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
