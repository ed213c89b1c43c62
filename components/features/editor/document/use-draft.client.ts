"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepEditorDraft } from "./draft-store.client";
import type { JsonObject } from "./json";
import type { EditorDraft, KeptDraft } from "./live-drafts";
import { textOf } from "./opening.client";

type Way = EditorDraft["way"] | null;

/** The pause after which a change is stored on the device, ms. */
const KEEP_AFTER_MS = 500;

/**
 * Returns a new key in the database for the changes that follow.
 * @param from the draft that the changes continue
 */
function newPlace(from: KeptDraft | null): Pick<KeptDraft, "key"> & Pick<EditorDraft, "continues"> {
  // `crypto.randomUUID` is not available on pages that are loaded over plain HTTP.
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return from ? { key, continues: { key: from.key, keptAt: from.keptAt } } : { key };
}

/** The stored draft of the document, and functions that begin another draft. */
export type DraftOfDocument = {
  /** Whether the device has stored the present study; null until the device has reported this. */
  isKept: boolean | null;
  /** Continues another draft. Changes that were already stored remain in the previous draft. */
  takeUp: (draft: KeptDraft) => void;
  /** Stores the document in its current draft, and all later changes in a new draft. Returns the current draft. */
  setAside: () => KeptDraft;
};

/**
 * Stores the document on the device, beginning with the first change.
 * @param isChanged false until the visitor changes the document or chooses a way to collect data
 * @param from the draft that the document was opened from
 * @param way the way to collect data that the visitor has chosen
 */
export function useDraft(
  document: JsonObject,
  title: string,
  isChanged: boolean,
  from: KeptDraft | null,
  way: Way,
): DraftOfDocument {
  const [place, setPlace] = useState(() => newPlace(from));
  const [isKept, setKept] = useState<boolean | null>(from ? true : null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(true);
  const draftOf = (now: JsonObject): KeptDraft => ({
    ...place,
    text: textOf(now),
    title,
    ...(way && { way }),
    keptAt: new Date().toISOString(),
  });
  const keepNow = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void keepEditorDraft(draftOf(document)).then((kept) => {
      if (isMounted.current) setKept(kept);
    });
  };
  const keep = useEffectEvent(keepNow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document or of the way is stored
  useEffect(() => {
    if (!isChanged) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(), KEEP_AFTER_MS);
  }, [document, way, isChanged]);

  useEffect(() => {
    const onHide = () => keep();
    isMounted.current = true;
    window.addEventListener("pagehide", onHide);
    return () => {
      isMounted.current = false;
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);

  return {
    isKept,
    takeUp: (draft) => {
      keepNow();
      setPlace(newPlace(draft));
    },
    setAside: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const draft = draftOf(document);
      void keepEditorDraft(draft);
      setPlace(newPlace(null));
      return draft;
    },
  };
}
