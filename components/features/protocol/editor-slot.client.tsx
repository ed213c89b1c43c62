"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import type { EditorPayload } from "@/experiments/editor-payload";
import { whenAtRest } from "@/lib/idle";
import type { EditorProps } from "./editor-props";
import styles from "./editor-slot.module.css";

type Loaded = {
  Editor: ComponentType<EditorProps & { payload: EditorPayload; children: React.ReactNode }>;
  payload: EditorPayload;
};

/** @throws when the code or the words do not arrive */
async function load(payloadUrl: string): Promise<Loaded> {
  const words = async () => {
    const response = await fetch(payloadUrl);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return (await response.json()) as EditorPayload;
  };
  const [{ Editor }, payload] = await Promise.all([
    loadDespiteLeaving(() => import("./editor.client")),
    words(),
  ]);
  return { Editor, payload };
}

/** Whether the address holds a protocol or names an app: then nobody has come for the example. */
const asksForMore = () => location.hash.includes("p=") || location.search !== "";

/**
 * The example until the editor is there, whose code and words are fetched when the page is at rest, or at once where the
 * address asks for more than the example.
 */
export function EditorSlot({ children, ...props }: EditorProps & { children: React.ReactNode }) {
  const { payloadUrl, words } = props;
  const [loaded, setLoaded] = useState<Loaded | "lost" | null>(null);
  const fetchAll = useCallback(() => {
    load(payloadUrl).then(setLoaded, () => setLoaded("lost"));
  }, [payloadUrl]);

  useEffect(() => {
    if (!asksForMore()) return whenAtRest(fetchAll);
    fetchAll();
  }, [fetchAll]);

  if (loaded && loaded !== "lost")
    return (
      <loaded.Editor {...props} payload={loaded.payload}>
        {children}
      </loaded.Editor>
    );
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
