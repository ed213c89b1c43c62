"use client";

import { useMemo, useRef } from "react";
import { useKeptFocus } from "@/components/ui/use-kept-focus.client";
import type { Fault } from "@/experiments/study/document/fault";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Opening } from "./document/opening.client";
import { planOf } from "./document/people-cost";
import { EditorHead } from "./editor-head.client";
import { toolOfKeys } from "./editor-tools.client";
import styles from "./editor-view.module.css";
import { type StudyFacts, studyFacts } from "./facts";
import { useLaunch } from "./launch/use-launch.client";
import { PageMap } from "./page-map.client";
import { PaneTabs } from "./pane-tabs.client";
import type { DataOfApps } from "./plan/use-plan.client";
import { EditorBaseContext, useEditorPage, WrittenContext } from "./shared/editor-context.client";
import { Bench, type Status } from "./shared/frame";
import { rehearsalPath } from "./shared/rehearsal-path";
import { simulatedPeople } from "./shared/simulated-people";
import { isSameList, useKept } from "./shared/use-kept.client";
import { PayloadsContext, useFetchedPayloads } from "./shared/use-payloads.client";
import { useCanSimulate } from "./simulation/use-can-simulate.client";
import { LaunchPane, PreviewPane } from "./study-consequences.client";
import { SettingsPane, StepsPane } from "./study-form.client";
import { useDerivedStudy } from "./use-derived-study.client";
import type { EditedDocument } from "./use-edited-document.client";
import { useEditor } from "./use-editor.client";
import { useLit } from "./use-lit.client";

const NO_FAULTS: readonly Fault[] = [];

/**
 * The whole editor of a study: its title, tools and figures, its steps and settings, the data derived from them, and
 * its launch.
 */
export function EditorView({
  opening,
  figures,
  edited,
}: {
  opening: Opening;
  /** The published figures of the apps of the opened study, if they have loaded. */
  figures?: DataOfApps | undefined;
  edited: EditedDocument;
}) {
  const root = useRef<HTMLDivElement>(null);
  const { locale, apps, payload } = useEditorPage();
  const { document } = edited.state;
  const study = useDerivedStudy(document, payload.published, figures);
  const editor = useEditor(opening, edited, study.checked);
  const payloads = useFetchedPayloads(apps, opening.document);
  const { tools, place, flush } = editor;
  useKeptFocus(root);
  useLit(root, (about) => {
    const [index, name] = about.split(".");
    place.go(`steps.${index}.parameters.${name}`);
  });
  const { words, bench } = payload;
  const { minutes, consequences } = study;
  const { host, plan, lastValid } = consequences;
  const canSimulate = useCanSimulate(lastValid?.complete ?? null);
  const simulated = lastValid && (canSimulate ? simulatedPeople(planOf(document).people) : 0);
  const facts = useKept(
    studyFacts({ document, minutes, plan, words: words.facts, bench: bench.facts, locale }),
    isSameFacts,
  );
  const launch = useLaunch({
    document: study.isEmpty ? null : (lastValid?.complete ?? null),
    documentId: lastValid?.documentId ?? null,
    faults: study.isEmpty ? NO_FAULTS : study.checked.faults,
    host,
    chosen: edited.way,
    choose: edited.chooseWay,
  });
  const { isCollecting, done, rows } = launch.state;
  const isStated = rows.every(
    ({ id, state }) => (id !== "texts" && id !== "controller") || state === "done",
  );
  const status: Status = useMemo(
    () => ({
      ...(isCollecting
        ? { text: `${host} ${bench.facts.collects}`, state: "done", label: bench.map.states.done }
        : {
            text: payload.launch.notCollecting,
            state: "open",
            label: bench.map.states.open,
          }),
      note: interpolate(payload.launch.progressShort, { done, all: rows.length }),
    }),
    [isCollecting, host, bench, payload, done, rows],
  );

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
              if (!tool.isOff) tool.perform();
            }}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes("Files")) event.preventDefault();
            }}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              tools.file(file);
            }}
          >
            <EditorHead
              edited={edited}
              editor={editor}
              facts={facts}
              status={status}
              documentId={consequences.links.documentId}
              rehearsal={rehearsalPath(consequences.complete, consequences.links.studyHash, locale)}
              isEmpty={study.isEmpty}
              isExample={opening.isExample}
            />
            <Bench
              shown={place.pane}
              steps={
                <StepsPane
                  study={study}
                  place={place}
                  map={
                    <PageMap
                      facts={facts}
                      plan={plan}
                      isValid={!study.isStale}
                      isComplete={study.checked.complete !== null}
                      isEmpty={study.isEmpty}
                      simulated={simulated}
                      areTextsStated={isStated}
                      launch={status}
                      onGo={place.focus}
                    />
                  }
                />
              }
              settings={<SettingsPane study={study} place={place} />}
              preview={
                <PreviewPane
                  study={study}
                  chosen={place.chosen}
                  page={place.page}
                  onPage={place.setPage}
                  title={edited.title}
                  onGo={place.go}
                />
              }
              launch={<LaunchPane study={study} launch={launch} place={place} />}
            />
            <PaneTabs
              shown={place.pane}
              onShow={(pane) => {
                place.setPane(pane);
                root.current?.querySelector("[data-shown]")?.scrollIntoView({ block: "start" });
              }}
            />
          </div>
        </PayloadsContext>
      </WrittenContext>
    </EditorBaseContext>
  );
}

/** Returns whether two sets of figures would be displayed identically. */
const isSameFacts = (one: StudyFacts, other: StudyFacts) =>
  isSameList(textsOf(one), textsOf(other));

const textsOf = (facts: StudyFacts) =>
  Object.values(facts).flatMap((fact) => (fact ? [fact.value, fact.name, fact.short] : [null]));
