"use client";

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { MODELS } from "@/experiments/catalog/models";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import { SHOWN_DIGITS } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { shortcutLetter } from "@/lib/shortcut-letter";
import { SOURCE_URL } from "@/lib/source-url";
import { Cautions } from "./cautions.client";
import { collectingHost, isWithoutReceipts } from "./collects-panel.client";
import { ConsequencePanels } from "./consequence-panels.client";
import { type Checked, checkedOf, linksOf, stepsAsLastValid } from "./consequences";
import { DesignFields } from "./design-fields.client";
import { DocumentPart } from "./document-part.client";
import { EarlierDrafts } from "./earlier-drafts";
import { isAppShaped, stepsOf } from "./edit-document";
import {
  type EditorBase,
  EditorBaseContext,
  fieldId,
  type Written,
  WrittenContext,
} from "./editor-context.client";
import { EditorPart } from "./editor-part.client";
import type { EditorProps } from "./editor-props";
import type { EditorAction, EditorState } from "./editor-state";
import { EditorTools, READY_BUTTON } from "./editor-tools.client";
import styles from "./editor-view.module.css";
import { EndsFields } from "./ends-fields.client";
import { studyFacts } from "./facts";
import { FaultSummary } from "./fault-summary.client";
import { FormSections } from "./form-sections";
import { Panel, StudyHead, TwoColumns } from "./frame";
import { InformationFields } from "./information-fields.client";
import { asText, type JsonObject } from "./json";
import { LazyReadyProtocols } from "./lazy-ready-protocols.client";
import type { KeptDraft } from "./live-drafts";
import { inHash, type Opening, textOf, type Unread } from "./opening.client";
import { PlanPanel } from "./plan-panel.client";
import { plannedFacts } from "./planned-facts";
import { readDocument } from "./read-document";
import { readStudyFile } from "./read-study-file.client";
import { StepList } from "./step-list.client";
import { addressOf, Dock } from "./take-away.client";
import { TextPanel } from "./text-panel.client";
import { TitleField } from "./title-field.client";
import { useAddress } from "./use-address.client";
import { useLit } from "./use-lit.client";
import { usePayloads } from "./use-payloads.client";
import { usePlan } from "./use-plan.client";
import { useShown } from "./use-shown.client";
import { WhoFields } from "./who-fields.client";

/** A study of no steps. */
export const EMPTY: JsonObject = {
  protocol: 1,
  steps: [],
  order: "fixed",
  language: "participant",
};

type Part = readonly (keyof ProtocolDocument)[];
const TITLE: Part = ["title", "language"];
const STEPS: Part = ["steps", "conditions", "order", "language"];
const WHO: Part = ["plan", "language", "delivery"];
const DESIGN: Part = ["order", "conditions", "seed", "plan"];
const INFORMATION: Part = ["information", "debriefing", "language"];
const ENDS: Part = ["delivery"];

/** Returns what fields show of a document: the first fault of each path. */
function writtenOf({ document, faults: all }: Checked): Written {
  const faults = new Map<string, Checked["faults"][number]>();
  for (const fault of all) if (!faults.has(fault.path)) faults.set(fault.path, fault);
  return { document, faults };
}

/** Returns a list, the same as before while all in it is. */
function useKeptList<Each>(list: readonly Each[]): readonly Each[] {
  const kept = useRef(list);
  const isSame =
    kept.current.length === list.length && list.every((each, at) => each === kept.current[at]);
  if (!isSame) kept.current = list;
  return kept.current;
}

const minutesOf = ({ seconds }: Checked) => Math.ceil(seconds / 60);

/** The study as a form on the left, what follows from it on the right, and what can be taken away below. */
export function EditorView({
  locale,
  words: pageWords,
  apps,
  payload,
  paperUrls,
  takeHome,
  opening,
  state,
  dispatch,
  title,
  takeUp,
}: EditorProps & {
  payload: EditorPayload;
  opening: Opening;
  state: EditorState;
  dispatch: React.Dispatch<EditorAction>;
  /** Of the study. */
  title: string;
  /** Makes another draft the one that is continued. */
  takeUp: (draft: KeptDraft) => void;
}) {
  const { words, published, gallery, plan: planWords } = payload;
  const root = useRef<HTMLDivElement>(null);
  const { document } = state;
  /** What came of the last change; shown where it is more than what the page shows by itself. */
  const [said, setSaid] = useState({ text: "", isShown: false });
  const tell = (text: string) => setSaid({ text, isShown: false });
  const [unread, setUnread] = useState<Unread | null>(opening.unread);
  const [earlier, setEarlier] = useState(opening.earlier);
  const [open, setOpen] = useState<number | null>(() =>
    isAppShaped(stepsOf(opening.document)[0]) ? 0 : null,
  );
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [isReadyOpen, setReadyOpen] = useState(false);

  const now = useMemo(() => checkedOf(document), [document]);
  const written = useMemo(() => writtenOf(now), [now]);
  /** What stands on the right while the document has faults. */
  const worked = useRef(now);
  const isEmpty = stepsOf(document).length === 0;
  // Of an empty study nothing follows: the figures of another one would be taken for its own.
  if (now.complete || isEmpty) worked.current = now;
  const isStale = worked.current !== now;
  const models = useKeptList(now.steps);
  const shownSteps = useKeptList(isStale ? stepsAsLastValid(now, worked.current) : now.steps);
  // What is typed is on the screen before all that follows from it.
  const later = useDeferredValue(now);
  const laterWorked = useDeferredValue(worked.current);
  const laterSteps = useDeferredValue(shownSteps);
  const laterWritten = useDeferredValue(written);
  const links = useMemo(() => linksOf(later), [later]);

  const isChanged = state.past.length > 0;
  useShown(opening.draft);

  const base: EditorBase = useMemo(
    () => ({
      locale,
      words,
      dispatch,
      edit: (change, { say, ...options } = {}) => {
        dispatch({ type: "edited", change, ...options });
        if (say) setSaid({ text: say, isShown: false });
      },
    }),
    [locale, words, dispatch],
  );
  const replace = (next: JsonObject, say: string, mode: "push" | "none" = "push") => {
    base.edit(() => next, { mode, say });
    setUnread(null);
    setReadyOpen(false);
    setOpen(stepsOf(next).length > 0 ? 0 : null);
  };

  const flush = useAddress(now, state.mode, (hash) => {
    const found = inHash(hash);
    if (found && "unread" in found) return setUnread(found.unread);
    const next = found?.document ?? (hash === "" ? opening.document : null);
    if (next) replace(next, "", "none");
  });

  const undo = () => {
    dispatch({ type: "undone" });
    tell(words.undone);
  };
  const redo = () => {
    dispatch({ type: "redone" });
    tell(words.redone);
  };
  /** Opens a text: as a document, or as what it is with what is wrong with it. */
  const openText = (text: string, name: string) => {
    const read = readDocument(text, MODELS);
    if ("document" in read) replace(read.document, interpolate(words.opened, { name }));
    else setUnread(read);
  };
  const openFile = async (file: File) => {
    const { text, note } = await readStudyFile(file, words);
    if (text !== null) openText(text, file.name);
    if (note !== "") setSaid({ text: note, isShown: true });
  };

  /** Closes the gallery; the focus goes back to what opens it. */
  const closeReady = () => {
    setReadyOpen(false);
    window.document.getElementById(READY_BUTTON)?.focus();
  };

  /** Shows the field of a path and puts the focus into it. */
  const go = useCallback((path: string) => {
    const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
    if (index !== undefined) setOpen(Number(index));
    setToFocus(fieldId([path]));
  }, []);
  useEffect(() => {
    if (toFocus === null) return;
    focusField(toFocus);
    setToFocus(null);
  }, [toFocus]);
  useLit(root, (about) => {
    const [index, name] = about.split(".");
    go(`steps.${index}.parameters.${name}`);
  });

  const used = useMemo(
    () => stepsOf(opening.document).flatMap((step) => (isAppShaped(step) ? asText(step.app) : [])),
    [opening],
  );
  const { payloads, isLost } = usePayloads(apps, used);
  const { complete } = laterWorked;
  const host = useMemo(
    () => collectingHost(complete, linksOf(laterWorked).documentId, published),
    [complete, laterWorked, published],
  );
  const site = useMemo(
    () => ({
      name: pageWords.site,
      url: addressOf(pathOf("study", locale)),
      release: window.document.documentElement.dataset.version ?? null,
      sourceUrl: SOURCE_URL,
      receiverHost: host,
      isWithoutReceipts: isWithoutReceipts(),
    }),
    [pageWords, locale, host],
  );
  const solved = usePlan(complete);
  const planned = solved ? plannedFacts(solved, words.plan, locale) : [];
  const minutes = minutesOf(worked.current);
  const facts = studyFacts({ document, minutes, host, words: words.facts, locale, planned });
  const power = planned.find(({ name }) => name === words.plan.powerFact);

  return (
    <EditorBaseContext value={base}>
      <WrittenContext value={written}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and files are also answered by the buttons in it */}
        <div
          ref={root}
          className={styles.editor}
          data-changed={isChanged || undefined}
          onBlur={flush}
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
            // A text has the undo of its own field.
            if (event.target instanceof Element && event.target.id === "document-text") return;
            const key = shortcutLetter(event);
            if (key !== "z" && key !== "y") return;
            event.preventDefault();
            if (key === "y" || event.shiftKey) redo();
            else undo();
          }}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes("Files")) event.preventDefault();
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file) return;
            event.preventDefault();
            void openFile(file);
          }}
        >
          <StudyHead
            title={title}
            note={pageWords.lede}
            facts={facts}
            factsLabel={words.facts.label}
            tools={
              <EditorTools
                words={words}
                canUndo={state.past.length > 0}
                canRedo={state.future.length > 0}
                onUndo={undo}
                onRedo={redo}
                isReadyOpen={isReadyOpen}
                onReady={() => setReadyOpen(!isReadyOpen)}
                onFile={(file) => void openFile(file)}
                onText={() => setUnread({ text: prettyText(document), faults: [] })}
              />
            }
          >
            <div className={styles.identity}>
              <p className={styles.id}>
                {links.documentId
                  ? interpolate(words.kept, { id: links.documentId.slice(0, SHOWN_DIGITS) })
                  : words.notYet}
              </p>
              <DocumentPart of={TITLE}>
                <EditorPart>
                  <TitleField />
                </EditorPart>
              </DocumentPart>
              {opening.isExample && !isChanged && (
                <p className={styles.offer}>
                  {words.exampleNote}{" "}
                  <button
                    type="button"
                    onClick={() => {
                      replace(EMPTY, words.untitled);
                      setToFocus("add-app");
                    }}
                  >
                    {words.startEmpty}
                  </button>{" "}
                  ·{" "}
                  <button type="button" onClick={() => setReadyOpen(true)}>
                    {words.startReady}
                  </button>
                </p>
              )}
              {earlier.length > 0 && (
                <EarlierDrafts
                  drafts={earlier}
                  words={words}
                  locale={locale}
                  onOpen={(draft) => {
                    takeUp(draft);
                    openText(draft.text, draft.title);
                    setEarlier(earlier.filter((each) => each !== draft));
                  }}
                />
              )}
            </div>
          </StudyHead>
          <p role="status" className={said.isShown ? styles.note : styles.said}>
            {said.text}
          </p>
          {isReadyOpen && (
            <LazyReadyProtocols
              gallery={gallery}
              closeLabel={words.text.close}
              locale={locale}
              onText={(text, name) => {
                closeReady();
                openText(text, name);
              }}
              onClose={closeReady}
            />
          )}
          {unread && (
            <TextPanel
              key={unread.text}
              unread={unread}
              onRead={(next) =>
                replace(next, interpolate(words.opened, { name: words.text.title }))
              }
              onClose={() => setUnread(null)}
            />
          )}
          <TwoColumns
            form={
              <FormSections>
                {/* That it has no steps is said where they are added. */}
                <FaultSummary
                  faults={isEmpty ? now.faults.filter(({ path }) => path !== "steps") : now.faults}
                  apps={apps}
                  onGo={go}
                />
                <EditorPart>
                  <Cautions apps={apps} onGo={go} />
                </EditorPart>
                <DocumentPart of={STEPS}>
                  <EditorPart>
                    <StepList
                      apps={apps}
                      lengths={pageWords.length}
                      models={models}
                      payloads={payloads}
                      open={open}
                      onOpen={setOpen}
                    />
                  </EditorPart>
                </DocumentPart>
                <DocumentPart of={WHO}>
                  <EditorPart>
                    <WhoFields />
                  </EditorPart>
                </DocumentPart>
                <DocumentPart of={DESIGN}>
                  <EditorPart>
                    <DesignFields />
                  </EditorPart>
                </DocumentPart>
                <DocumentPart of={INFORMATION}>
                  <EditorPart>
                    <InformationFields />
                  </EditorPart>
                </DocumentPart>
                <DocumentPart of={ENDS}>
                  <EditorPart>
                    <EndsFields />
                  </EditorPart>
                </DocumentPart>
              </FormSections>
            }
          >
            {isEmpty ? (
              <Panel title={words.empty.title}>
                <p>{words.empty.text}</p>
              </Panel>
            ) : (
              <>
                {isStale && <p className={styles.stale}>{words.faults.stale}</p>}
                <EditorPart>
                  <PlanPanel
                    solved={solved}
                    apps={apps}
                    payloads={payloads}
                    planWords={planWords}
                  />
                </EditorPart>
                <WrittenContext value={laterWritten}>
                  <ConsequencePanels
                    complete={later.complete}
                    links={links}
                    worked={laterWorked}
                    steps={laterSteps}
                    solved={solved}
                    minutes={minutesOf(laterWorked)}
                    payloads={payloads}
                    isLost={isLost}
                    open={open}
                    host={host}
                    site={site}
                    apps={apps}
                    payload={payload}
                    paperUrls={paperUrls}
                    takeHome={takeHome}
                    lengths={pageWords.length}
                    figureWords={pageWords.figure}
                  />
                </WrittenContext>
              </>
            )}
          </TwoColumns>
          <Dock
            studyHash={links.studyHash}
            isEmpty={isEmpty}
            figures={[facts[1]?.value, facts[3]?.value, power && `${power.name} ${power.value}`]
              .filter((text) => text && text !== words.facts.unknown)
              .join(" · ")}
          />
        </div>
      </WrittenContext>
    </EditorBaseContext>
  );
}

const prettyText = (document: JsonObject) => JSON.stringify(JSON.parse(textOf(document)), null, 2);

/** Of the fields that there are; a key of a document can be longer. */
const LONGEST_ID = 300;

/** Puts the focus into a field, or into the nearest one above it that there is; folds that hold it are opened. */
function focusField(id: string) {
  for (
    let at = id.slice(0, LONGEST_ID);
    at !== "";
    at = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("-"), 0))
  ) {
    const field = window.document.getElementById(at);
    if (!field) continue;
    for (
      let fold = field.closest("details");
      fold;
      fold = fold.parentElement?.closest("details") ?? null
    )
      fold.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
    return;
  }
}
