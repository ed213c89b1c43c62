"use client";

import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
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
  const [loaded, setLoaded] = useState<ReactElement | "lost" | null>(null);
  // The path of the page and the texts do not change, so the first props remain valid.
  const asked = useRef(props);
  const left = useRef(new AbortController());
  const fetchAll = useCallback(() => {
    load(asked.current, left.current.signal).then(
      (editor) => {
        hadFocus.current = document.activeElement?.tagName === "H1";
        setLoaded(editor);
      },
      () => setLoaded("lost"),
    );
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    const cancel = asksForMore() ? fetchAll() : whenAtRest(fetchAll);
    return () => {
      cancel?.();
      leaving.abort();
    };
  }, [fetchAll]);

  // If the heading of the example has the focus, the focus moves to the editor's heading, which replaces it.
  const hadFocus = useRef(false);
  const isLoaded = loaded !== null && loaded !== "lost";
  useEffect(() => {
    if (isLoaded && hadFocus.current) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [isLoaded]);

  if (loaded && loaded !== "lost") return loaded;
  return (
    <>
      <div role="status" className={styles.notice}>
        {loaded === "lost" && (
          <>
            <p>{words.lost}</p>
            <ActionButton onClick={fetchAll}>{words.retry}</ActionButton>
          </>
        )}
      </div>
      {children}
    </>
  );
}
