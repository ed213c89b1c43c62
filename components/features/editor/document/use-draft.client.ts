"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepEditorDraft } from "./draft-store.client";
import type { JsonObject } from "./json";
import type { EditorDraft, KeptDraft } from "./live-drafts";
import { textOf } from "./opening.client";

/** The pause after which a change is kept on the device, ms. */
const KEEP_AFTER_MS = 500;

/** Returns a place of its own for what is written from now on. @param from the draft that it continues */
function newPlace(from: KeptDraft | null): Pick<KeptDraft, "key"> & Pick<EditorDraft, "continues"> {
  // `crypto.randomUUID` is absent over plain http.
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return from ? { key, continues: { key: from.key, keptAt: from.keptAt } } : { key };
}

/**
 * Keeps the document on the device from the first change on.
 * @param isChanged false while nobody has written anything
 * @param from the draft that the document is
 * @returns what makes another draft the one that is continued; what was written before stays a draft beside it
 */
export function useDraft(
  document: JsonObject,
  title: string,
  isChanged: boolean,
  from: KeptDraft | null,
): (draft: KeptDraft) => void {
  const [place, setPlace] = useState(() => newPlace(from));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = (now = document) => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void keepEditorDraft({
      ...place,
      text: textOf(now),
      title,
      keptAt: new Date().toISOString(),
    });
  };
  const keep = useEffectEvent(keepNow);

  useEffect(() => {
    if (!isChanged) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(document), KEEP_AFTER_MS);
  }, [document, isChanged]);

  useEffect(() => {
    const onHide = () => keep();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);

  return (draft) => {
    keepNow();
    setPlace(newPlace(draft));
  };
}
