"use client";

import { useId } from "react";
import { useEditorPage } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { useSaid } from "@/components/ui/use-said.client";
import { copyText } from "@/lib/device/copy";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./copied-text.module.css";

/** Settings or commands, with a button that copies them to the clipboard. */
export function CopiedText({ text, what }: { text: string; what: string }) {
  const { launch } = useEditorPage().payload;
  const { said, say } = useSaid();
  const id = useId();
  return (
    <div className={styles.block}>
      <pre id={id} className={styles.text} translate="no">
        {text}
      </pre>
      <ActionButton
        look="quiet"
        aria-label={interpolate(launch.ways.copyLabel, { what })}
        onClick={() =>
          copyText(text).then(
            () => say(launch.copy.done),
            () => {
              say(launch.copy.failed);
              selectText(id);
            },
          )
        }
      >
        {launch.copy.button}
      </ActionButton>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}

/** Selects the text of an element, so that the visitor can copy it by keyboard. */
function selectText(id: string) {
  const element = document.getElementById(id);
  if (element) getSelection()?.selectAllChildren(element);
}
