"use client";

import type { MouseEvent } from "react";
import { ActionLink } from "@/components/ui/action-link";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { withoutBase } from "@/lib/base-path";
import { type Locale, pageAt, pathOf } from "@/lib/routes";

/** The properties of the browser's Navigation API that this module uses. Some browsers lack this API. */
type History = {
  entries: () => { key: string; url: string | null; index: number }[];
  currentEntry: { index: number } | null;
  traverseTo: (key: string) => void;
};

/** Returns the key of the most recent visit to the editor in this tab; null if this tab has not visited the editor. */
function editorBefore(history: History): string | null {
  const here = history.currentEntry?.index ?? 0;
  const visit = history
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url && pageAt(withoutBase(new URL(url).pathname)) === "protocol");
  return visit?.key ?? null;
}

/**
 * A link from a rehearsal back to the editor. The link leads to the history entry of the editor from which the rehearsal
 * was opened, or else to the last draft on this device.
 */
export function BackToEditor({ words, locale }: { words: StudyPayload["words"]; locale: Locale }) {
  const goBack = (event: MouseEvent) => {
    const { navigation } = window as { navigation?: History };
    const key = navigation && editorBefore(navigation);
    if (!key || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.traverseTo(key);
  };
  return (
    <ActionLink href={pathOf("protocol", locale)} onClick={goBack}>
      {words.backToEditor}
    </ActionLink>
  );
}
