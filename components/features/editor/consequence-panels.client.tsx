"use client";

import { memo } from "react";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { CollectsPanel } from "./panels/collects-panel.client";
import { CostPanel } from "./panels/cost-panel.client";
import { SeesPanel } from "./panels/sees-panel.client";
import { PaperPanel } from "./papers/paper-panel.client";
import { TakeAway } from "./share/take-away.client";
import { DocumentPart } from "./shared/document-part.client";
import { useEditorPage } from "./shared/editor-context.client";
import { EditorPart } from "./shared/editor-part.client";
import { usePayloads } from "./shared/use-payloads.client";
import { LazySimulatedPeople } from "./simulation/lazy-simulated-people.client";
import type { Consequences } from "./use-derived-study.client";

type Keys = readonly (keyof ProtocolDocument)[];
const COST: Keys = ["plan"];
const STEPS: Keys = ["steps"];
const DELIVERY: Keys = ["delivery"];

/** The consequences of one document. Its plan is displayed elsewhere, since the fields of the plan follow each key press. */
export const ConsequencePanels = memo(function ConsequencePanels({
  consequences: { complete, links, lastValid, steps, minutes, plan, host },
  open,
}: {
  consequences: Consequences;
  /** Index of the step whose parameters are displayed. */
  open: number | null;
}) {
  const { locale, payload } = useEditorPage();
  const { payloads } = usePayloads();
  return (
    <>
      <EditorPart>
        <SeesPanel
          steps={steps}
          open={open}
          hash={links.studyHash}
          length={interpolate(payload.words.facts.minutes, { n: minutes })}
        />
      </EditorPart>
      {lastValid?.protocolId && lastValid.documentId && (
        <EditorPart>
          <LazySimulatedPeople
            document={lastValid.complete}
            protocolId={lastValid.protocolId}
            documentId={lastValid.documentId}
            payloads={payloads}
            plan={plan?.inputs ?? null}
            words={payload.simulation}
            locale={locale}
          />
        </EditorPart>
      )}
      <DocumentPart of={COST}>
        <EditorPart>
          <CostPanel steps={steps} minutes={minutes} />
        </EditorPart>
      </DocumentPart>
      <EditorPart>
        <CollectsPanel host={host} />
      </EditorPart>
      <DocumentPart of={STEPS}>
        <EditorPart>
          <PaperPanel steps={steps} complete={complete} host={host} solved={plan} />
        </EditorPart>
      </DocumentPart>
      <DocumentPart of={DELIVERY}>
        <EditorPart>
          <TakeAway complete={complete} links={links} />
        </EditorPart>
      </DocumentPart>
    </>
  );
});
