"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { keepEditorDraft } from "./draft-store.client";
import type { JsonObject } from "./json";
import { textOf } from "./opening.client";

/** The pause after which a change is kept on the device, ms. */
const KEEP_AFTER_MS = 500;

/** Keeps the document on the device from the first change on. @param isChanged false while nobody has written anything */
export function useDraft(document: JsonObject, title: string, isChanged: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = { text: textOf(document), title, keptAt: new Date().toISOString() };
    void keepEditorDraft("draft", draft);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each document is kept
  useEffect(() => {
    if (!isChanged) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(), KEEP_AFTER_MS);
  }, [document, isChanged]);

  useEffect(() => {
    const keepNow = () => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);
}
