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
import { useEditorBase } from "./editor-context.client";
import type { EditorProps } from "./editor-props";
import styles from "./take-away.module.css";

/** About how many bytes the archive of a document has: what all share, and what each of its apps brings. */
function bytesOf({ steps }: ProtocolDocument, { shared, apps }: TakeHomeSizes): number {
  const used = new Set(steps.filter(isAppStep).map(({ app }) => app as AppId));
  return [...used].reduce((sum, app) => sum + apps[app] - shared, shared);
}

type TakeHomeCode = Awaited<ReturnType<typeof loadTakeHome>>;
type TakenHome = Awaited<ReturnType<TakeHomeCode["takeToJatos"]>>;

/** Hands over the archive of the study, or that for JATOS; where its document names a receiver, the maker confirms it first. */
export function TakeProtocolHome({
  document,
  takeHome: { url, sizes },
}: {
  /** In its complete form. */
  document: ProtocolDocument;
  takeHome: EditorProps["takeHome"];
}) {
  const { words, locale } = useEditorBase();
  const { home } = words.away;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const receiver = document.delivery?.receiver ?? null;
  const take = async (hand: (code: TakeHomeCode) => Promise<TakenHome>, made: string) => {
    setSaid(home.making);
    try {
      const { file, bytes } = await hand(await loadTakeHome());
      setSaid(interpolate(made, { file, size: sizeText(bytes, locale) }));
    } catch {
      setSaid(home.failed);
    }
  };
  const to = confirmed === receiver ? receiver : null;
  return (
    <div className={styles.home}>
      <ActionButton
        onClick={() => void take((code) => code.takeProtocolHome(document, to, url), home.made)}
      >
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
      <ActionButton
        onClick={() => void take((code) => code.takeToJatos(document, url), home.madeForJatos)}
      >
        {interpolate(home.toJatos, { size: sizeText(sizes.jatos, locale) })}
      </ActionButton>
      <span>{home.jatosText}</span>
      <span role="status">{said}</span>
    </div>
  );
}
