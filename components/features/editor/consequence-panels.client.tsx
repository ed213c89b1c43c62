"use client";

import { memo } from "react";
import type { EditorPayload } from "@/experiments/payloads/editor-payload";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { CollectsPanel } from "./collects-panel.client";
import { type Checked, type Links, linksOf, type StepModel } from "./consequences";
import { CostPanel } from "./cost-panel.client";
import { DocumentPart } from "./document-part.client";
import { useEditorBase } from "./editor-context.client";
import { EditorPart } from "./editor-part.client";
import type { EditorProps } from "./editor-props";
import { LazySimulatedPeople } from "./lazy-simulated-people.client";
import { PaperPanel } from "./paper-panel.client";
import { SeesPanel } from "./sees-panel.client";
import { TakeAway } from "./take-away.client";
import type { usePayloads } from "./use-payloads.client";
import type { SolvedPlan } from "./use-plan.client";

type Props = Pick<EditorProps, "apps" | "paperUrls" | "takeHome"> &
  ReturnType<typeof usePayloads> & {
    /** In its complete form; null while it has faults. */
    complete: ProtocolDocument | null;
    links: Links;
    /** The last document without a fault. */
    worked: Checked;
    steps: readonly StepModel[];
    solved: SolvedPlan | null;
    minutes: number;
    open: number | null;
    host: string | null;
    site: Parameters<typeof PaperPanel>[0]["site"];
    payload: EditorPayload;
    lengths: EditorProps["words"]["length"];
    figureWords: EditorProps["words"]["figure"];
  };

type Part = readonly (keyof ProtocolDocument)[];
const COST: Part = ["plan"];
const STEPS: Part = ["steps"];
const DELIVERY: Part = ["delivery"];

/** What follows from the protocol but for the plan, which has fields of its own. All in it is of one document. */
export const ConsequencePanels = memo(function ConsequencePanels({
  complete,
  links,
  worked,
  steps,
  solved,
  minutes,
  payloads,
  isLost,
  open,
  host,
  site,
  apps,
  payload,
  paperUrls,
  takeHome,
  lengths,
  figureWords,
}: Props) {
  const { words, locale } = useEditorBase();
  const { protocolId, documentId } = linksOf(worked);
  return (
    <>
      <EditorPart>
        <SeesPanel
          steps={steps}
          apps={apps}
          figureWords={figureWords}
          payloads={payloads}
          isLost={isLost}
          open={open}
          hash={links.studyHash}
          length={interpolate(words.facts.minutes, { n: minutes })}
          run={payload.run}
        />
      </EditorPart>
      {worked.complete && protocolId && documentId && (
        <EditorPart>
          <LazySimulatedPeople
            document={worked.complete}
            protocolId={protocolId}
            documentId={documentId}
            payloads={payloads}
            plan={solved?.inputs ?? null}
            words={payload.simulation}
            locale={locale}
          />
        </EditorPart>
      )}
      <DocumentPart of={COST}>
        <EditorPart>
          <CostPanel steps={steps} apps={apps} minutes={minutes} lengths={lengths} />
        </EditorPart>
      </DocumentPart>
      <EditorPart>
        <CollectsPanel host={host} />
      </EditorPart>
      <DocumentPart of={STEPS}>
        <EditorPart>
          <PaperPanel
            steps={steps}
            apps={apps}
            payloads={payloads}
            complete={complete}
            paperUrls={paperUrls}
            site={site}
            solved={solved}
          />
        </EditorPart>
      </DocumentPart>
      <DocumentPart of={DELIVERY}>
        <EditorPart>
          <TakeAway complete={complete} links={links} takeHome={takeHome} />
        </EditorPart>
      </DocumentPart>
    </>
  );
});
