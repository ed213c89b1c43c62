"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepEditorDraft } from "./draft-store.client";
import type { JsonObject } from "./json";
import type { EditorDraft, KeptDraft } from "./live-drafts";
import { textOf } from "./opening.client";

/** The pause after which a change is stored on the device, in ms. */
const KEEP_AFTER_MS = 500;

/** Returns a new key in the store for the following changes. @param from the draft that they continue */
function newPlace(from: KeptDraft | null): Pick<KeptDraft, "key"> & Pick<EditorDraft, "continues"> {
  // `crypto.randomUUID` is absent over plain http.
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return from ? { key, continues: { key: from.key, keptAt: from.keptAt } } : { key };
}

/**
 * Stores the document on the device, beginning with the first change.
 * @param isChanged false until the visitor changes the document
 * @param from the draft that the document was opened from
 * @returns a function that continues another draft; earlier changes remain in their own draft
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
