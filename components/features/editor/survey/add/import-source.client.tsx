"use client";

import { useRef, useState } from "react";
import { useSurveyWords } from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import styles from "./add-survey.module.css";

/** A field for cells that were copied from a spreadsheet, and a button that chooses a file. */
export function ImportSource({
  isReading,
  onFile,
  onText,
}: {
  isReading: boolean;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}) {
  const { import: words } = useSurveyWords();
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <label htmlFor="survey-cells">{words.paste}</label>
      <p id="survey-cells-help" className={styles.help}>
        {words.pasteHelp}
      </p>
      <textarea
        id="survey-cells"
        className={styles.cells}
        aria-describedby="survey-cells-help"
        rows={4}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          // Pasted cells are read at once if the field is empty: nothing is added to the study yet.
          const pasted = clipboardData.getData("text/plain");
          if (currentTarget.value === "" && pasted.trim() !== "") onText(pasted);
        }}
      />
      <div className={styles.buttons}>
        <ActionButton isOff={isReading || text.trim() === ""} onClick={() => onText(text)}>
          {words.read}
        </ActionButton>
        <ActionButton isOff={isReading} onClick={() => input.current?.click()}>
          {words.file}
        </ActionButton>
      </div>
      <p className={styles.help}>{words.fileHelp}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={words.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Without this reset, the browser would not trigger a change event if the author edits a file and chooses the
          // same file again.
          target.value = "";
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
