"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { eraseDraft, keepDraft, readDraft } from "@/components/shell/outbox/store";
import { fillForm, isFilled, onFormChange, readAttachment, readTexts } from "./form-values";

/** How long after the last key what stands in the form is kept, ms. */
const KEEP_AFTER_MS = 300;

/**
 * Keeps what stands in the form on the device, from the first letter on, and brings back what was kept.
 * @param onRestored told what was brought back
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (values: Readonly<Record<string, string>>) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filled, setFilled] = useState(false);
  /** When the draft that was brought back was kept. */
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const restored = useRef(onRestored);

  const keepForm = useCallback((current: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setFilled(isFilled(current));
    if (!isFilled(current)) return void eraseDraft();
    void keepDraft({
      values: readTexts(current),
      attachment: readAttachment(current),
      keptAt: new Date().toISOString(),
    });
  }, []);
  const keep = useCallback(() => {
    if (form.current) keepForm(form.current);
  }, [form, keepForm]);

  /** Forgets what would be kept, because it is sent or erased. */
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setFilled(false);
    setRestoredAt(null);
  }, []);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const left = new AbortController();
    const { signal } = left;
    const onInput = () => {
      setFilled(isFilled(current));
      clearTimeout(timer.current);
      timer.current = setTimeout(keepForm, KEEP_AFTER_MS, current);
    };
    // By its element: when the page is left by a link, the reference to it is gone before this is asked.
    const keepNow = () => {
      if (timer.current !== undefined) keepForm(current);
    };
    signal.addEventListener("abort", onFormChange(current, onInput));
    document.addEventListener("visibilitychange", keepNow, { signal });
    window.addEventListener("pagehide", keepNow, { signal });
    void readDraft().then((draft) => {
      if (signal.aborted) return;
      if (draft) {
        const values = Object(draft.values) as Record<string, string>;
        fillForm(current, values, draft.attachment);
        restored.current(values);
        setRestoredAt(draft.keptAt);
      }
      // What was typed before this came is there already.
      if (isFilled(current)) onInput();
    });
    return () => {
      keepNow();
      left.abort();
    };
  }, [form, keepForm]);

  return { isFilled: filled, restoredAt, keep, stop };
}
