"use client";

import { ActionButton } from "@/components/ui/action-button";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { isSetAside } from "./document/live-drafts";
import styles from "./editor-head.module.css";
import { EditorTools } from "./editor-tools.client";
import type { StudyFacts } from "./facts";
import { TitleField } from "./form/title-field.client";
import { LazyReadyProtocols } from "./lazy-ready-protocols.client";
import { OpenPanel } from "./open-panel.client";
import { DocumentPart } from "./shared/document-part.client";
import { useEditorPage, useWritten } from "./shared/editor-context.client";
import { EditorPart } from "./shared/editor-part.client";
import { type Status, StudyHead } from "./shared/frame";
import { GuideLink } from "./shared/guide-link";
import { TextPanel } from "./text-panel.client";
import type { EditedDocument } from "./use-edited-document.client";
import type { Editor } from "./use-editor.client";

const TITLE: readonly (keyof ProtocolDocument)[] = ["title", "language"];

/**
 * The head of the editor: the title and the figures of the study, and the tools. Below the tools is the panel or the
 * text that a tool has opened.
 */
export function EditorHead({
  edited: { isChanged, draft },
  editor,
  facts,
  status,
  documentId,
  rehearsal,
  isEmpty,
  isExample,
}: {
  edited: EditedDocument;
  editor: Editor;
  facts: StudyFacts;
  status: Status;
  documentId: string | null;
  /** The path at which the author rehearses the study; null if the study cannot run. */
  rehearsal: string | null;
  isEmpty: boolean;
  /** Whether the editor has opened the example. */
  isExample: boolean;
}) {
  const { locale, words: page, payload } = useEditorPage();
  const { words, bench } = payload;
  const { unread, panel } = editor;
  const [missing] = useWritten().faults.keys();
  const { saved, tools } = bench;
  const place =
    isExample && !isChanged ? saved.example : draft.isKept ? saved.device : saved.address;
  return (
    <>
      <StudyHead
        title={
          <DocumentPart of={TITLE}>
            <EditorPart>
              <TitleField page={page.heading} />
            </EditorPart>
          </DocumentPart>
        }
        saved={
          <>
            <span>{place}</span>
            {documentId && (
              <span className={styles.id}>
                {interpolate(saved.id, { id: documentId.slice(0, SHOWN_DIGITS) })}
              </span>
            )}
          </>
        }
        facts={Object.values(facts).filter((fact) => fact !== null)}
        factsLabel={words.facts.label}
        status={status}
        tools={
          <EditorTools
            tools={editor.tools}
            label={tools.label}
            tryStudy={{
              label: words.away.run,
              href: rehearsal,
              instead: isEmpty ? (
                words.away.noSteps
              ) : missing === undefined ? (
                words.away.notYet
              ) : (
                <ActionButton look="inline" onClick={() => editor.place.go(missing)}>
                  {words.away.notYet}
                </ActionButton>
              ),
            }}
          />
        }
      >
        <Notices editor={editor} isExample={isExample && !isChanged} />
      </StudyHead>
      <p role="status" className={editor.isSaidVisibly ? styles.note : styles.said}>
        {editor.said}
      </p>
      {panel === "templates" && (
        <LazyReadyProtocols
          gallery={payload.gallery}
          closeLabel={words.text.close}
          locale={locale}
          onEmpty={editor.openEmpty}
          onText={(text, name) => {
            editor.closePanel();
            editor.openText(text, name);
          }}
          onClose={editor.closePanel}
        />
      )}
      {panel === "open" && (
        <OpenPanel
          drafts={editor.earlier}
          onOpen={(kept) => {
            editor.closePanel();
            editor.openDraft(kept);
          }}
          onDelete={(kept) => void editor.deleteDraft(kept)}
          onFile={(file) => {
            editor.closePanel();
            editor.tools.file(file);
          }}
          onClose={editor.closePanel}
        />
      )}
      {unread && (
        <TextPanel
          key={unread.text}
          unread={unread}
          onRead={editor.readText}
          onClose={editor.closeText}
        />
      )}
    </>
  );
}

/** Displays links to start with something other than the example, or the study that the present study has replaced. */
function Notices({ editor, isExample }: { editor: Editor; isExample: boolean }) {
  const { locale, payload } = useEditorPage();
  const { words } = payload;
  const { open } = payload.bench;
  const { replaced, earlier, panel } = editor;
  const [newest] = earlier;
  if (panel !== null) return null;
  const all = earlier.length > 1 && (
    <ActionButton look="inline" onClick={() => editor.setPanel("open")}>
      {open.all}
    </ActionButton>
  );
  return (
    <div className={styles.notices}>
      {!isExample && (
        <p>
          <GuideLink locale={locale}>{words.guide.all}</GuideLink>
        </p>
      )}
      {isExample && (
        <p>
          {words.exampleNote}{" "}
          <ActionButton look="inline" onClick={editor.openEmpty}>
            {words.startEmpty}
          </ActionButton>{" "}
          <ActionButton look="inline" onClick={() => editor.setPanel("templates")}>
            {words.startReady}
          </ActionButton>{" "}
          <GuideLink locale={locale}>{words.guide.all}</GuideLink>
        </p>
      )}
      {replaced ? (
        <p data-kept="">
          <span>{interpolate(open.kept, { title: replaced.title })}</span>
          <ActionButton look="inline" onClick={() => editor.openDraft(replaced)}>
            {open.back}
          </ActionButton>
          {all}
        </p>
      ) : (
        newest && (
          <p>
            <span>
              {interpolate(isSetAside(newest) ? words.broken.setAside : words.earlier, {
                date: formatMoment(newest.keptAt, locale),
                title: newest.title,
              })}
            </span>
            {isSetAside(newest) && (
              <ActionButton
                look="inline"
                onClick={() => download("protocol.json", newest.text, FILE_TYPES.json)}
              >
                {words.broken.download}
              </ActionButton>
            )}
            <ActionButton look="inline" onClick={() => editor.openDraft(newest)}>
              {words.openEarlier}
            </ActionButton>
            {all}
          </p>
        )
      )}
    </div>
  );
}
