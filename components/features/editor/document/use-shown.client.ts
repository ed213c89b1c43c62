"use client";

import { useEffect } from "react";
import { noteDraftShown } from "./draft-store.client";
import type { KeptDraft } from "./live-drafts";

/** After it a page that was going to stand still does, ms. */
const STANDS_AFTER_MS = 4000;

/** Notes that the draft which the editor has opened is shown: once the page has been in use, or is left. */
export function useShown(draft: KeptDraft | null): void {
  useEffect(() => {
    if (!draft) return;
    const leaving = new AbortController();
    const note = () => {
      leaving.abort();
      clearTimeout(timer);
      void noteDraftShown(draft);
    };
    const timer = setTimeout(note, STANDS_AFTER_MS);
    window.addEventListener("pagehide", note, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [draft]);
}
