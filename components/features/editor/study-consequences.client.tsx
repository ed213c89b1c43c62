"use client";

import { memo, useCallback } from "react";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { LaunchPanel } from "./launch/launch-panel.client";
import type { Launch } from "./launch/use-launch.client";
import { CostPanel } from "./panels/cost-panel.client";
import { PaperPanel } from "./papers/paper-panel.client";
import { PlanPanel } from "./plan/plan-panel.client";
import { Preview } from "./preview/preview.client";
import { TakeAway } from "./share/take-away.client";
import { UnfinishedStudy } from "./share/unfinished-study.client";
import { DocumentPart } from "./shared/document-part.client";
import { useEditorBase, useEditorPage, WrittenContext } from "./shared/editor-context.client";
import { EditorPart } from "./shared/editor-part.client";
import { EditorPanel } from "./shared/frame";
import { usePayloads } from "./shared/use-payloads.client";
import type { Chosen, EditorPlace } from "./shared/use-place.client";
import { LazySimulatedPeople } from "./simulation/lazy-simulated-people.client";
import styles from "./study-consequences.module.css";
import type { Consequences, useDerivedStudy } from "./use-derived-study.client";

type Keys = readonly (keyof ProtocolDocument)[];
const SHOWN: Keys = [
  "steps",
  "conditions",
  "conditionLabels",
  "information",
  "debriefing",
  "language",
];
const COST: Keys = ["plan", "delivery", "conditions", "conditionsAre", "visits"];
const STEPS: Keys = ["steps"];
const DELIVERY: Keys = ["delivery"];

type Study = Pick<ReturnType<typeof useDerivedStudy>, "isEmpty" | "isStale" | "consequences">;

/**
 * The screen that participants see, followed by the data derived from the settings. For an empty study, a sentence
 * replaces this content.
 */
export function PreviewPane({
  study: { isEmpty, isStale, consequences },
  chosen,
  page,
  onPage,
  title,
  onGo,
}: {
  study: Study;
  chosen: Chosen;
  /** The page of a survey that the preview displays. */
  page: number;
  onPage: (page: number) => void;
  title: string;
  /** Moves the focus to the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { words } = useEditorBase();
  return (
    <>
      <DocumentPart of={SHOWN}>
        <EditorPart>
          <Preview
            steps={consequences.steps}
            chosen={chosen}
            page={page}
            onPage={onPage}
            title={title}
          />
        </EditorPart>
      </DocumentPart>
      {isEmpty ? (
        <EditorPanel title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EditorPanel>
      ) : (
        <>
          {isStale && <p className={styles.stale}>{words.faults.stale}</p>}
          <EditorPart>
            <PlanPanel solved={consequences.plan} />
          </EditorPart>
          <WrittenContext value={consequences.written}>
            <DocumentPart of={COST}>
              <EditorPart>
                <CostPanel steps={consequences.steps} minutes={consequences.minutes} onGo={onGo} />
              </EditorPart>
            </DocumentPart>
          </WrittenContext>
        </>
      )}
    </>
  );
}

/**
 * The requirements that a study must meet before it collects data, the simulated participants, the texts about the
 * study, and the ways to share the study.
 */
export function LaunchPane({
  study: { isEmpty, consequences },
  launch,
  place: { go, focus },
}: {
  study: Study;
  launch: Launch;
  place: EditorPlace;
}) {
  const addStep = useCallback(() => focus("add-app"), [focus]);
  return (
    <>
      <EditorPart>
        <LaunchPanel
          launch={launch}
          complete={consequences.complete}
          links={consequences.links}
          onGo={go}
          onAddStep={addStep}
        />
      </EditorPart>
      {!isEmpty && (
        <WrittenContext value={consequences.written}>
          <LaunchPanels
            consequences={consequences}
            isCollecting={launch.state.isCollecting}
            place={launch.place}
            onGo={go}
          />
        </WrittenContext>
      )}
    </>
  );
}

const LaunchPanels = memo(function LaunchPanels({
  consequences: { complete, links, lastValid, steps, plan, host },
  isCollecting,
  place,
  onGo,
}: {
  consequences: Consequences;
  isCollecting: boolean;
  /** The way of collecting data that the author has chosen. */
  place: Launch["place"];
  /** Opens the field that belongs to a path and moves the focus to the field. */
  onGo: (path: string) => void;
}) {
  const { locale, payload } = useEditorPage();
  const { payloads } = usePayloads();
  return (
    <>
      {lastValid?.protocolId && lastValid.documentId && (
        <EditorPart>
          <LazySimulatedPeople
            document={lastValid.complete}
            protocolId={lastValid.protocolId}
            documentId={lastValid.documentId}
            payloads={payloads}
            plan={plan?.inputs ?? null}
            reliability={plan?.result.reliability?.value ?? null}
            words={payload.simulation}
            bench={payload.bench.simulation}
            locale={locale}
          />
        </EditorPart>
      )}
      <DocumentPart of={STEPS}>
        <EditorPart>
          <PaperPanel steps={steps} complete={complete} host={host} place={place} solved={plan} />
        </EditorPart>
      </DocumentPart>
      {complete ? (
        <DocumentPart of={DELIVERY}>
          <EditorPart>
            <TakeAway complete={complete} links={links} isCollecting={isCollecting} />
          </EditorPart>
        </DocumentPart>
      ) : (
        <EditorPart>
          <UnfinishedStudy hash={links.hash} onGo={onGo} />
        </EditorPart>
      )}
    </>
  );
});
