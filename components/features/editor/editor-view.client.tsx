"use client";

import { useRef } from "react";
import type { Opening } from "./document/opening.client";
import { EditorHead } from "./editor-head.client";
import { toolOfKeys } from "./editor-tools.client";
import styles from "./editor-view.module.css";
import { briefFacts, studyFacts } from "./facts";
import { Dock } from "./share/take-away.client";
import { EditorBaseContext, useEditorPage, WrittenContext } from "./shared/editor-context.client";
import { TwoColumns } from "./shared/frame";
import { PayloadsContext, useFetchedPayloads } from "./shared/use-payloads.client";
import { StudyConsequences } from "./study-consequences.client";
import { StudyForm } from "./study-form.client";
import { useDerivedStudy } from "./use-derived-study.client";
import type { EditedDocument } from "./use-edited-document.client";
import { useEditor } from "./use-editor.client";
import { useLit } from "./use-lit.client";

/** The form of the study on the left, its consequences on the right, and below them the links that share it. */
export function EditorView({ opening, edited }: { opening: Opening; edited: EditedDocument }) {
  const root = useRef<HTMLDivElement>(null);
  const { locale, apps, payload } = useEditorPage();
  const { document } = edited.state;
  const study = useDerivedStudy(document, payload.published);
  const editor = useEditor(opening, edited, study.checked);
  const payloads = useFetchedPayloads(apps, opening.document);
  const { tools, place, flush } = editor;
  useLit(root, (about) => {
    const [index, name] = about.split(".");
    place.go(`steps.${index}.parameters.${name}`);
  });
  const { words } = payload;
  const { minutes, consequences } = study;
  const { host, plan } = consequences;
  const facts = studyFacts({ document, minutes, host, plan, words, locale });

  return (
    <EditorBaseContext value={editor.base}>
      <WrittenContext value={study.written}>
        <PayloadsContext value={payloads}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: buttons inside it offer the same actions as its keys and dropped files */}
          <div
            ref={root}
            className={styles.editor}
            data-changed={edited.isChanged || undefined}
            onBlur={flush}
            onKeyDown={(event) => {
              const tool = toolOfKeys(event, tools);
              if (!tool) return;
              event.preventDefault();
              tool.perform();
            }}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes("Files")) event.preventDefault();
            }}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              tools.file.perform(file);
            }}
          >
            <EditorHead
              edited={edited}
              editor={editor}
              facts={facts}
              documentId={consequences.links.documentId}
              isExample={opening.isExample}
            />
            <TwoColumns form={<StudyForm study={study} place={place} />}>
              <StudyConsequences study={study} open={place.open} />
            </TwoColumns>
            <Dock
              studyHash={consequences.links.studyHash}
              isEmpty={study.isEmpty}
              figures={briefFacts(facts, words.facts)}
            />
          </div>
        </PayloadsContext>
      </WrittenContext>
    </EditorBaseContext>
  );
}
