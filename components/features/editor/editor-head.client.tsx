"use client";

import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { EMPTY } from "./document/edit-document";
import { EarlierDrafts } from "./earlier-drafts";
import styles from "./editor-head.module.css";
import { EditorTools } from "./editor-tools.client";
import type { StudyFacts } from "./facts";
import { TitleField } from "./form/title-field.client";
import { LazyReadyProtocols } from "./lazy-ready-protocols.client";
import { DocumentPart } from "./shared/document-part.client";
import { useEditorPage } from "./shared/editor-context.client";
import { EditorPart } from "./shared/editor-part.client";
import { StudyHead } from "./shared/frame";
import { TextPanel } from "./text-panel.client";
import type { EditedDocument } from "./use-edited-document.client";
import type { Editor } from "./use-editor.client";

const TITLE: readonly (keyof ProtocolDocument)[] = ["title", "language"];

/** The title and the figures of the study, the tools to open another document, and below them the gallery or a text. */
export function EditorHead({
  edited: { title, isChanged },
  editor,
  facts,
  documentId,
  isExample,
}: {
  edited: EditedDocument;
  editor: Editor;
  facts: StudyFacts;
  documentId: string | null;
  /** The editor has opened the example. */
  isExample: boolean;
}) {
  const { locale, words: page, payload } = useEditorPage();
  const { words } = payload;
  const { message, unread, earlier } = editor;
  return (
    <>
      <StudyHead
        title={title}
        note={page.lede}
        facts={Object.values(facts).filter((fact) => fact !== null)}
        factsLabel={words.facts.label}
        tools={<EditorTools tools={editor.tools} />}
      >
        <div className={styles.identity}>
          <p className={styles.id}>
            {documentId
              ? interpolate(words.kept, { id: documentId.slice(0, SHOWN_DIGITS) })
              : words.notYet}
          </p>
          <DocumentPart of={TITLE}>
            <EditorPart>
              <TitleField />
            </EditorPart>
          </DocumentPart>
          {isExample && !isChanged && <OtherBeginnings editor={editor} />}
          {earlier.length > 0 && (
            <EarlierDrafts
              drafts={earlier}
              words={words}
              locale={locale}
              onOpen={editor.openDraft}
            />
          )}
        </div>
      </StudyHead>
      <p role="status" className={message.isShown ? styles.note : styles.said}>
        {message.text}
      </p>
      {editor.isGalleryOpen && (
        <LazyReadyProtocols
          gallery={payload.gallery}
          closeLabel={words.text.close}
          locale={locale}
          onText={(text, name) => {
            editor.closeGallery();
            editor.openText(text, name);
          }}
          onClose={editor.closeGallery}
        />
      )}
      {unread && (
        <TextPanel
          key={unread.text}
          unread={unread}
          onRead={(next) =>
            editor.replace(next, interpolate(words.opened, { name: words.text.title }))
          }
          onClose={editor.closeText}
        />
      )}
    </>
  );
}

/** The alternatives to the example: an empty study, or a protocol from the gallery. */
function OtherBeginnings({ editor }: { editor: Editor }) {
  const { words } = useEditorPage().payload;
  return (
    <p className={styles.offer}>
      {words.exampleNote}{" "}
      <button
        type="button"
        onClick={() => {
          editor.replace(EMPTY, words.untitled);
          editor.place.focus("add-app");
        }}
      >
        {words.startEmpty}
      </button>{" "}
      ·{" "}
      <button type="button" onClick={editor.openGallery}>
        {words.startReady}
      </button>
    </p>
  );
}
