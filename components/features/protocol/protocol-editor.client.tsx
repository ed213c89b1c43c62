"use client";

import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { EditorPayload } from "@/experiments/editor-payload";
import { MODELS } from "@/experiments/models";
import { SHOWN_DIGITS } from "@/experiments/protocol/protocol-id";
import { formatMoment } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { collectingHost } from "./collects-panel.client";
import { ConsequencePanels } from "./consequence-panels.client";
import { type Consequences, consequencesOf } from "./consequences";
import { DesignFields } from "./design-fields.client";
import { isAppShaped, stepsOf } from "./edit-document";
import { EditorContext, type EditorContextValue, fieldId } from "./editor-context.client";
import type { EditorProps } from "./editor-props";
import { editorReducer, openedState } from "./editor-state";
import { EditorTools, READY_BUTTON } from "./editor-tools.client";
import { EndsFields } from "./ends-fields.client";
import { studyFacts } from "./facts";
import { FaultSummary } from "./fault-summary.client";
import { FormSections } from "./form-sections";
import { Panel, StudyHead, TwoColumns } from "./frame";
import { InformationFields } from "./information-fields.client";
import type { JsonObject } from "./json";
import { LazyReadyProtocols } from "./lazy-ready-protocols.client";
import { inHash, type Opening, textOf, type Unread } from "./opening.client";
import { PlanPanel } from "./plan-panel.client";
import { plannedFacts } from "./planned-facts";
import styles from "./protocol-editor.module.css";
import { readDocument } from "./read-document";
import { StepList } from "./step-list.client";
import { addressOf, Dock } from "./take-away.client";
import { TextPanel } from "./text-panel.client";
import { TitleField, titleText } from "./title-field.client";
import { useAddress } from "./use-address.client";
import { useDraft } from "./use-draft.client";
import { useLit } from "./use-lit.client";
import { usePayloads } from "./use-payloads.client";
import { usePlan } from "./use-plan.client";
import { WhoFields } from "./who-fields.client";

const EMPTY: JsonObject = { protocol: 1, steps: [], order: "fixed", language: "participant" };

/** The study as a form on the left, what follows from it on the right, and what can be taken away below. */
export function ProtocolEditor({
  locale,
  words: pageWords,
  apps,
  payload,
  paperUrls,
  takeHome,
  opening,
}: EditorProps & { payload: EditorPayload; opening: Opening }) {
  const { words, published, gallery, plan: planWords } = payload;
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(editorReducer, opening.document, openedState);
  const { document } = state;
  const [said, setSaid] = useState("");
  const [unread, setUnread] = useState<Unread | null>(opening.unread);
  const [earlier, setEarlier] = useState(opening.earlier);
  const [open, setOpen] = useState<number | null>(() =>
    isAppShaped(stepsOf(opening.document)[0]) ? 0 : null,
  );
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [isReadyOpen, setReadyOpen] = useState(false);

  const consequences = useMemo(() => consequencesOf(document), [document]);
  /** What stands on the right while the document has faults. */
  const worked = useRef<Consequences | null>(null);
  const isEmpty = stepsOf(document).length === 0;
  // Of a study that has no steps yet, those of another one say nothing.
  if (consequences.complete || isEmpty || worked.current === null) worked.current = consequences;
  const isStale = worked.current !== consequences;
  const shown = isStale ? { ...worked.current, steps: consequences.steps } : consequences;

  const isChanged = state.past.length > 0;
  const title = titleText(document, locale) || words.untitled;
  useInProgress(isChanged);
  useDraft(document, title, isChanged);

  const context: EditorContextValue = useMemo(() => {
    const faults = new Map<string, Consequences["faults"][number]>();
    for (const fault of consequences.faults)
      if (!faults.has(fault.path)) faults.set(fault.path, fault);
    return {
      document,
      locale,
      words,
      faults,
      dispatch,
      edit: (change, { say, ...options } = {}) => {
        dispatch({ type: "edited", change, ...options });
        if (say) setSaid(say);
      },
    };
  }, [document, locale, words, consequences]);
  const replace = (next: JsonObject, say: string, mode: "push" | "none" = "push") => {
    context.edit(() => next, { mode, say });
    setUnread(null);
    setReadyOpen(false);
    setOpen(stepsOf(next).length > 0 ? 0 : null);
  };

  const flush = useAddress(state, consequences.hash, (hash) => {
    const found = inHash(hash);
    if (found && "unread" in found) return setUnread(found.unread);
    const next = found?.document ?? (hash === "" ? opening.document : null);
    if (next) replace(next, "", "none");
  });

  const undo = () => {
    dispatch({ type: "undone" });
    setSaid(words.undone);
  };
  const redo = () => {
    dispatch({ type: "redone" });
    setSaid(words.redone);
  };
  /** Opens a text: as a document, or as what it is with what is wrong with it. */
  const openText = (text: string, name: string) => {
    const read = readDocument(text, MODELS);
    if ("document" in read) replace(read.document, interpolate(words.opened, { name }));
    else setUnread(read);
  };

  /** Closes the gallery; the focus goes back to what opens it. */
  const closeReady = () => {
    setReadyOpen(false);
    window.document.getElementById(READY_BUTTON)?.focus();
  };

  /** Shows the field of a path and puts the focus into it. */
  const go = (path: string) => {
    const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
    if (index !== undefined) setOpen(Number(index));
    setToFocus(fieldId([path]));
  };
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
    () => stepsOf(opening.document).flatMap((step) => (isAppShaped(step) ? String(step.app) : [])),
    [opening],
  );
  const { payloads, isLost } = usePayloads(apps, used);
  const minutes = Math.ceil(shown.seconds / 60);
  const host = collectingHost(shown.complete, shown.documentId, published);
  const site = useMemo(
    () => ({
      name: pageWords.site,
      url: addressOf(pathOf("study", locale)),
      release: window.document.documentElement.dataset.version ?? null,
      sourceUrl: SOURCE_URL,
      receiverHost: host,
    }),
    [pageWords, locale, host],
  );
  // What is typed is on the screen before all that follows from it.
  const solved = usePlan(useDeferredValue(shown.complete));
  const planned = solved ? plannedFacts(solved, words.plan, locale) : [];
  const facts = studyFacts({ document, minutes, host, words: words.facts, locale, planned });
  const power = planned.find(({ name }) => name === words.plan.powerFact);

  return (
    <EditorContext.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and files are also answered by the buttons in it */}
      <div
        ref={root}
        className={styles.editor}
        onBlur={flush}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
          // A text has the undo of its own field.
          if (event.target instanceof Element && event.target.id === "document-text") return;
          const key = event.key.toLowerCase();
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
          void file.text().then((text) => openText(text, file.name));
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
              onFile={openText}
              onText={() => setUnread({ text: prettyText(document), faults: [] })}
            />
          }
        >
          <div className={styles.identity}>
            <p className={styles.id}>
              {consequences.documentId
                ? interpolate(words.kept, { id: consequences.documentId.slice(0, SHOWN_DIGITS) })
                : words.notYet}
            </p>
            <TitleField />
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
            {earlier && (
              <p className={styles.offer}>
                {interpolate(words.earlier, {
                  date: formatMoment(earlier.keptAt, locale),
                  title: earlier.title,
                })}{" "}
                <button
                  type="button"
                  onClick={() => {
                    openText(earlier.text, earlier.title);
                    setEarlier(null);
                  }}
                >
                  {words.openEarlier}
                </button>
              </p>
            )}
          </div>
        </StudyHead>
        <p role="status" className={styles.said}>
          {said}
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
            onRead={(next) => replace(next, interpolate(words.opened, { name: words.text.title }))}
            onClose={() => setUnread(null)}
          />
        )}
        <TwoColumns
          form={
            <FormSections>
              <FaultSummary
                // That there are no steps yet is said where they will be.
                faults={
                  isEmpty
                    ? consequences.faults.filter(({ path }) => path !== "steps")
                    : consequences.faults
                }
                apps={apps}
                onGo={go}
              />
              <StepList
                apps={apps}
                lengths={pageWords.length}
                consequences={consequences}
                payloads={payloads}
                open={open}
                onOpen={setOpen}
              />
              <WhoFields />
              <DesignFields />
              <InformationFields />
              <EndsFields />
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
              <PlanPanel solved={solved} apps={apps} payloads={payloads} planWords={planWords} />
              <ConsequencePanels
                context={context}
                consequences={consequences}
                shown={shown}
                solved={solved}
                minutes={minutes}
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
            </>
          )}
        </TwoColumns>
        <Dock
          consequences={consequences}
          isEmpty={isEmpty}
          figures={[facts[1]?.value, facts[3]?.value, power && `${power.name} ${power.value}`]
            .filter((text) => text && text !== words.facts.unknown)
            .join(" · ")}
        />
      </div>
    </EditorContext.Provider>
  );
}

const prettyText = (document: JsonObject) => JSON.stringify(JSON.parse(textOf(document)), null, 2);

/** Puts the focus into a field, or into the nearest one above it that there is; folds that hold it are opened. */
function focusField(id: string) {
  for (let at = id; at !== ""; at = at.replace(/[.-]?[^.-]+$/, "")) {
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
