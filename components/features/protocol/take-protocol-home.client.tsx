"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { ProtocolDocument } from "@/experiments/protocol/schema";
import { isAppStep } from "@/experiments/protocol/step-kind";
import type { AppId } from "@/experiments/registry";
import { loadTakeHome } from "@/experiments/take-home/load-take-home";
import type { TakeHomeSizes } from "@/experiments/take-home/take-home-sizes";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { useEditorContext } from "./editor-context.client";
import type { EditorProps } from "./editor-props";
import styles from "./take-away.module.css";

/** About how many bytes the archive of a document has: what all share, and what each of its apps brings. */
function bytesOf({ steps }: ProtocolDocument, { shared, apps }: TakeHomeSizes): number {
  const used = new Set(steps.filter(isAppStep).map(({ app }) => app as AppId));
  return [...used].reduce((sum, app) => sum + apps[app] - shared, shared);
}

/** Hands over the archive of the study, or that for JATOS; a receiver that its document names the maker confirms first. */
export function TakeProtocolHome({
  document,
  takeHome: { url, sizes },
}: {
  /** In its complete form. */
  document: ProtocolDocument;
  takeHome: EditorProps["takeHome"];
}) {
  const { words, locale } = useEditorContext();
  const { home } = words.away;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const receiver = document.delivery?.receiver ?? null;
  const take = async (way: "takeProtocolHome" | "takeToJatos") => {
    setSaid(home.making);
    try {
      const archives = await loadTakeHome();
      const { file, bytes } = await (way === "takeToJatos"
        ? archives.takeToJatos(document, url)
        : archives.takeProtocolHome(document, confirmed === receiver ? receiver : null, url));
      const made = way === "takeToJatos" ? home.madeForJatos : home.made;
      setSaid(interpolate(made, { file, size: sizeText(bytes, locale) }));
    } catch {
      setSaid(home.failed);
    }
  };
  return (
    <div className={styles.home}>
      <ActionButton onClick={() => void take("takeProtocolHome")}>
        {interpolate(home.take, { size: sizeText(bytesOf(document, sizes), locale) })}
      </ActionButton>
      <span>{home.text}</span>
      {receiver === null ? (
        <span>{home.sendsNothing}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={confirmed === receiver}
            onChange={({ target }) => setConfirmed(target.checked ? receiver : null)}
          />{" "}
          {interpolate(home.confirm, { host: new URL(receiver).host })}
        </label>
      )}
      <ActionButton onClick={() => void take("takeToJatos")}>
        {interpolate(home.toJatos, { size: sizeText(sizes.jatos, locale) })}
      </ActionButton>
      <span>{home.jatosText}</span>
      <span role="status">{said}</span>
    </div>
  );
}
