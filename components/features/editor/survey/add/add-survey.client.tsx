"use client";

import { useEffect, useRef, useState } from "react";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import type { JsonObject } from "@/components/features/editor/document/json";
import { useEditorContext } from "@/components/features/editor/shared/editor-context.client";
import { withPageAdded } from "@/components/features/editor/survey/document/edit-pages";
import {
  useSurveyPayload,
  WithSurveyWords,
} from "@/components/features/editor/survey/survey-words.client";
import { ActionButton } from "@/components/ui/action-button";
import styles from "./add-survey.module.css";
import { ImportResult } from "./import-result.client";
import { ImportSource } from "./import-source.client";
import { type ReadFile, readFile, readText } from "./read-file.client";
import { ReadyList } from "./ready-list.client";

type Props = {
  /** Receives a survey and the id of its step. */
  onTake: (survey: JsonObject, name: string) => void;
  onClose: () => void;
};

/** The id of the step of a survey that the author writes. */
const OWN = "questions";

/** The ways to add a survey: an empty survey, a ready survey, a file, or cells of a spreadsheet. */
export const AddSurvey = (props: Props) => (
  <WithSurveyWords>
    <Ways {...props} />
  </WithSurveyWords>
);

function Ways({ onTake, onClose }: Props) {
  const { document, locale } = useEditorContext();
  const { words, ready } = useSurveyPayload();
  const [found, setFound] = useState<ReadFile | null>(null);
  const [isReading, setReading] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  const read = async (reading: Promise<ReadFile>) => {
    setReading(true);
    setFound(await reading);
    setReading(false);
  };
  const { add, import: own } = words;
  const languages = languagesOf(document);
  // A file without languages is most often in the language of the study, or else in the language of the page.
  const language = languages.length === 1 ? (languages[0] ?? locale) : locale;
  const file = (chosen: File) => void read(readFile(chosen, language, own));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: buttons inside it offer the same actions as its key and dropped files
    <div
      ref={first}
      className={styles.ways}
      onKeyDown={({ key }) => {
        // The key must not discard cells that the author has pasted, or a file that the panel has read.
        const cells = first.current?.querySelector("textarea")?.value;
        if (key === "Escape" && !cells && !found) onClose();
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer.files;
        if (!dropped) return;
        // This panel has read the file as a survey. Without this call, the editor would also open it as a study.
        event.preventDefault();
        event.stopPropagation();
        file(dropped);
      }}
    >
      <h3 className={styles.title}>{add.title}</h3>
      <section>
        <ActionButton onClick={() => onTake(withPageAdded({}, "one", languages), OWN)}>
          {add.blank}
        </ActionButton>
        <p className={styles.help}>{add.blankHelp}</p>
      </section>
      <section aria-labelledby="ready-surveys">
        <h4 id="ready-surveys">{add.ready}</h4>
        <ReadyList ready={ready} onTake={onTake} />
      </section>
      <section aria-labelledby="import-survey">
        <h4 id="import-survey">{own.title}</h4>
        <ImportSource
          isReading={isReading}
          onFile={file}
          onText={(text) => void read(readText(text, language, own))}
        />
        <div role="status" className={styles.status}>
          {isReading && <p>{own.reading}</p>}
        </div>
        {found && (
          <ImportResult
            key={JSON.stringify([found.name, found.at])}
            found={found}
            onTake={onTake}
            onCancel={() => setFound(null)}
          />
        )}
      </section>
      <ActionButton look="quiet" onClick={onClose}>
        {add.close}
      </ActionButton>
    </div>
  );
}
