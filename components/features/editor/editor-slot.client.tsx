"use client";

import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { focusCounterpart } from "@/components/ui/counterpart";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import { useSaid } from "@/components/ui/use-said.client";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { whenAtRest } from "@/lib/idle";
import styles from "./editor-slot.module.css";
import type { EditorProps } from "./shared/editor-props";

/**
 * Returns the component of the editor.
 * @param signal aborted if the visitor has left the page
 * @throws when the code or the texts fail to load
 */
async function load(props: EditorProps, signal: AbortSignal) {
  const words = async () => {
    const response = await fetch(props.payloadUrl);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return (await response.json()) as EditorPayload;
  };
  const [{ openedEditor }, payload] = await Promise.all([
    loadDespiteLeaving(() => import("./editor.client")),
    words(),
  ]);
  return openedEditor(props, payload, signal);
}

/** Returns whether the URL contains a study document or names an app. If so, the editor opens them instead of the example. */
const asksForMore = () => location.hash.includes("p=") || location.search !== "";

/**
 * Displays the example until the editor has loaded. The code and the texts of the editor are fetched when the page is
 * idle, or at once if the URL contains a protocol or names an app.
 */
export function EditorSlot({ children, ...props }: EditorProps & { children: React.ReactNode }) {
  const { words } = props;
  const [editor, setEditor] = useState<ReactElement | null>(null);
  const [isLost, setLost] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const { said, say } = useSaid();
  // The path of the page and the texts do not change, so the first props remain valid.
  const asked = useRef(props);
  const left = useRef(new AbortController());
  /** The element with the focus when the editor replaced the example. */
  const focused = useRef<Element | null>(null);
  const fetchAll = useCallback(() => {
    load(asked.current, left.current.signal).then(
      (loaded) => {
        focused.current = document.activeElement;
        setEditor(loaded);
      },
      () => {
        setLost(true);
        setRetrying(false);
        say(asked.current.words.lost);
      },
    );
  }, [say]);

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    const cancel = asksForMore() ? fetchAll() : whenAtRest(fetchAll);
    return () => {
      cancel?.();
      leaving.abort();
    };
  }, [fetchAll]);

  const isLoaded = editor !== null;
  useEffect(() => {
    const lost = focused.current;
    if (!isLoaded || !lost || lost.isConnected) return;
    focusCounterpart(lost, document);
    if (document.activeElement === document.body)
      document.querySelector("h1")?.focus({ preventScroll: true });
  }, [isLoaded]);

  if (editor) return editor;
  return (
    <>
      <div className={isLost ? styles.notice : undefined}>
        <p role="status">{said}</p>
        {isLost && (
          <ActionButton
            isOff={isRetrying}
            onClick={() => {
              setRetrying(true);
              say(words.loading);
              fetchAll();
            }}
          >
            {words.retry}
          </ActionButton>
        )}
      </div>
      {children}
    </>
  );
}
