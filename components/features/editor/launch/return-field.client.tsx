"use client";

import { useState } from "react";
import { wellFormed } from "@/components/features/editor/document/json";
import { withExitTyped, writtenExit } from "@/components/features/editor/document/recruiter-edit";
import {
  said,
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./launch-panel.module.css";

/** The id of the field for the completion code, so that a next step can move the focus to the field. */
export const RETURN_FIELD = "launch-completion";

const PATH = "delivery.exits.completed";

/**
 * One field for the completion code or the completion link. Some recruitment services provide a code, others provide a
 * link.
 */
export function ReturnField({ name }: { name: string }) {
  const { launch } = useEditorPage().payload;
  const { document, faults, edit, dispatch, locale } = useEditorContext();
  /** The text exactly as typed while the field is in use, because a pasted link is shortened to its code. */
  const [typed, setTyped] = useState<string | null>(null);
  const { code, url } = writtenExit(document, "completed");
  const fault = faults.get(`${PATH}.code`) ?? faults.get(`${PATH}.url`) ?? faults.get(PATH);
  const { back } = launch;
  return (
    <div className={styles.code}>
      <label htmlFor={RETURN_FIELD}>{interpolate(back.label, { name })}</label>
      <input
        id={RETURN_FIELD}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={back.example}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault || url ? `${RETURN_FIELD}-said` : undefined}
        value={typed ?? code ?? url ?? ""}
        onChange={({ target }) => {
          setTyped(target.value);
          edit((now) => withExitTyped(now, "completed", "code", wellFormed(target.value)), {
            typing: `${PATH}.code`,
          });
        }}
        onBlur={() => {
          setTyped(null);
          dispatch({ type: "rested" });
        }}
      />
      {(fault || url) && (
        <p id={`${RETURN_FIELD}-said`} className={fault ? styles.error : styles.muted}>
          {fault ? said(fault.rule, locale) : interpolate(back.leadsTo, { url: url ?? "" })}
        </p>
      )}
    </div>
  );
}
