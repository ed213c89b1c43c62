"use client";

import { useState } from "react";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import type { EditorProps } from "@/components/features/editor/shared/editor-props";
import { ActionButton } from "@/components/ui/action-button";
import type { AppId } from "@/experiments/catalog/registry";
import type { TakeHomeSizes } from "@/experiments/payloads/archive-sizes";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { loadTakeHome } from "@/experiments/study/export/load-make-archive";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { hostOf } from "@/lib/plain-origin";
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
  /** What came of each button, which stands below it. */
  const [said, setSaid] = useState<Partial<Record<"home" | "jatos", string>>>({});
  const receiver = document.delivery?.receiver ?? null;
  const take = async (
    way: "home" | "jatos",
    hand: (code: TakeHomeCode) => Promise<TakenHome>,
    made: string,
  ) => {
    setSaid({ [way]: home.making });
    try {
      const { file, bytes } = await hand(await loadTakeHome());
      setSaid({ [way]: interpolate(made, { file, size: sizeText(bytes, locale) }) });
    } catch {
      setSaid({ [way]: home.failed });
    }
  };
  const to = confirmed === receiver ? receiver : null;
  return (
    <div className={styles.home}>
      <ActionButton
        onClick={() =>
          void take("home", (code) => code.takeProtocolHome(document, to, url), home.made)
        }
      >
        {interpolate(home.take, { size: sizeText(bytesOf(document, sizes), locale) })}
      </ActionButton>
      <span role="status" className={styles.done}>
        {said.home}
      </span>
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
          {interpolate(home.confirm, { host: hostOf(receiver) })}
          {document.delivery?.receipts === "none" && ` ${home.withoutReceipts}`}
        </label>
      )}
      <ActionButton
        onClick={() =>
          void take("jatos", (code) => code.takeToJatos(document, url), home.madeForJatos)
        }
      >
        {interpolate(home.toJatos, { size: sizeText(sizes.jatos, locale) })}
      </ActionButton>
      <span role="status" className={styles.done}>
        {said.jatos}
      </span>
      <span>{home.jatosText}</span>
    </div>
  );
}
