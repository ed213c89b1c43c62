"use client";

import { useEffect } from "react";
import { noteDraftShown } from "./draft-store.client";
import type { KeptDraft } from "./live-drafts";

/** A draft that makes the page freeze does so within this time, ms. */
const STANDS_AFTER_MS = 4000;

/**
 * Records that the opened draft was displayed: after some time on the page, or when the visitor leaves the page, also by
 * a link that the router follows. A draft that makes the page freeze allows neither. If the form fails, the page stays and
 * the draft is not recorded as displayed.
 */
export function useShown(draft: KeptDraft | null): void {
  useEffect(() => {
    if (!draft) return;
    const leaving = new AbortController();
    const { pathname } = location;
    const note = () => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      clearTimeout(timer);
      void noteDraftShown(draft);
    };
    const timer = setTimeout(note, STANDS_AFTER_MS);
    window.addEventListener("pagehide", note, { signal: leaving.signal });
    return () => {
      if (location.pathname !== pathname) note();
      leaving.abort();
      clearTimeout(timer);
    };
  }, [draft]);
}
