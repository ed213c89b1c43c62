"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { eraseDraft, keepDraft, readDraft } from "@/components/shell/outbox/store";
import { fillForm, isFilled, onFormChange, readAttachment, readTexts } from "./form-values";

/** The pause in typing after which the contents of the form are stored, ms. */
const KEEP_AFTER_MS = 300;

/**
 * Stores the contents of the form on the device from the first letter until the form is reset, and restores the
 * contents that an earlier visit has stored.
 */
export function useMessageDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (values: Readonly<Record<string, string>>) => void,
) {
  const [filled, setFilled] = useState(false);
  /** The time at which the restored draft was stored. */
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  /** The attachment of the restored draft. */
  const [attached, setAttached] = useState<File | null>(null);
  /** The name of the study that the editor has written into the form. */
  const [study, setStudy] = useState<string | null>(null);
  const restored = useEffectEvent(onRestored);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const left = new AbortController();
    const { signal } = left;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /**
     * The name of the study in the form, as long as the visitor has not changed the form since the editor filled it in.
     */
    let ofStudy: string | undefined;
    const cancel = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = () => {
      cancel();
      if (!isFilled(current)) return void eraseDraft();
      void keepDraft({
        values: readTexts(current),
        attachment: readAttachment(current),
        keptAt: new Date().toISOString(),
        ...(ofStudy !== undefined && { study: ofStudy }),
      });
    };
    const onInput = (event?: Event) => {
      // A script that fills in the form causes the same event as typing, but without `isTrusted`.
      if (event?.isTrusted) ofStudy = undefined;
      setFilled(isFilled(current));
      cancel();
      timer = setTimeout(keep, KEEP_AFTER_MS);
    };
    const onReset = () => {
      cancel();
      setFilled(false);
      setRestoredAt(null);
      setAttached(null);
      setStudy(null);
      ofStudy = undefined;
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    signal.addEventListener("abort", onFormChange(current, onInput));
    // A click on the submit button does not always cause a submit event (`onSend`), so clicks are observed.
    current.addEventListener("click", keepNow, { signal });
    current.addEventListener("reset", onReset, { signal });
    document.addEventListener("visibilitychange", keepNow, { signal });
    window.addEventListener("pagehide", keepNow, { signal });
    void readDraft().then((draft) => {
      // The visitor left or submitted the form before the draft was read.
      if (signal.aborted || current.hidden) return;
      if (draft) {
        ofStudy = draft.study;
        setStudy(draft.study ?? null);
        const values = Object(draft.values) as Record<string, string>;
        fillForm(current, values, draft.attachment);
        restored(values);
        setRestoredAt(draft.keptAt);
        setAttached(readAttachment(current));
      }
      // The form may already contain text that was typed before hydration.
      if (isFilled(current)) onInput();
    });
    return () => {
      keepNow();
      left.abort();
    };
  }, [form]);

  return { isFilled: filled, restoredAt, attached, study };
}
