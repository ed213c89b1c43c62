"use client";

import { useState } from "react";
import { addressOf } from "@/components/features/editor/shared/address-of";
import { useEditorBase } from "@/components/features/editor/shared/editor-context.client";
import { keepDraft, readDraft } from "@/components/shell/outbox/store";
import { ActionButton } from "@/components/ui/action-button";
import { FILE_TYPES } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { type StudyMessage, withStudy } from "./study-message";
import styles from "./take-away.module.css";

/** A button that opens the contact form with a study attached. The text of the visitor in the form remains. */
export function ContactWay({
  file,
  text,
  size,
  message,
}: {
  /** Name of the attached file. */
  file: string;
  /** Content of the attached file. */
  text: string;
  /** Size of the file as displayed. */
  size: string;
  /** Returns the values that the study determines in the form. */
  message: () => StudyMessage;
}) {
  const { words, locale } = useEditorBase();
  const { away } = words;
  const [outcome, setOutcome] = useState("");
  const send = async () => {
    const draft = await readDraft();
    const { title, values } = message();
    const isUntouched = draft === undefined || draft.study !== undefined;
    await keepDraft({
      values: isUntouched ? values : withStudy(values, draft.values),
      attachment: new File([text], file, { type: FILE_TYPES.json }),
      keptAt: new Date().toISOString(),
      ...(isUntouched && { study: title }),
    });
    const kept = await readDraft();
    if (kept?.attachment?.name === file) location.assign(addressOf(pathOf("contact", locale)));
    else setOutcome(interpolate(away.sendFailed, { name: file }));
  };
  return (
    <>
      <p className={styles.send}>
        <ActionButton onClick={() => void send()}>{away.send}</ActionButton>
        <span>{interpolate(away.sendText, { name: file, size })}</span>
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}
