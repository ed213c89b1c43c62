"use client";

import { memo, useDeferredValue } from "react";
import type { EditorPayload } from "@/experiments/editor-payload";
import { planSentence } from "@/experiments/plan/plan-texts";
import { interpolate } from "@/lib/i18n/interpolate";
import { CollectsPanel } from "./collects-panel.client";
import type { Consequences } from "./consequences";
import { CostPanel } from "./cost-panel.client";
import { EditorContext, type EditorContextValue } from "./editor-context.client";
import type { EditorProps } from "./editor-props";
import { LazySimulatedPeople } from "./lazy-simulated-people.client";
import { PaperPanel } from "./paper-panel.client";
import { SeesPanel } from "./sees-panel.client";
import { TakeAway } from "./take-away.client";
import type { usePayloads } from "./use-payloads.client";
import type { SolvedPlan } from "./use-plan.client";

type Props = Pick<EditorProps, "apps" | "paperUrls" | "takeHome"> &
  ReturnType<typeof usePayloads> & {
    context: EditorContextValue;
    consequences: Consequences;
    /** Those of the last document without a fault, with the steps of this one. */
    shown: Consequences;
    solved: SolvedPlan | null;
    minutes: number;
    open: number | null;
    host: string | null;
    site: Parameters<typeof PaperPanel>[0]["site"];
    payload: EditorPayload;
    lengths: EditorProps["words"]["length"];
    figureWords: EditorProps["words"]["figure"];
  };

const Panels = memo(function Panels({
  context,
  consequences,
  shown,
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
  const { words, locale } = context;
  return (
    <EditorContext.Provider value={context}>
      <SeesPanel
        steps={shown.steps}
        apps={apps}
        figureWords={figureWords}
        payloads={payloads}
        isLost={isLost}
        open={open}
        hash={consequences.studyHash}
        length={interpolate(words.facts.minutes, { n: minutes })}
        run={payload.run}
      />
      {shown.complete && shown.protocolId && shown.documentId && (
        <LazySimulatedPeople
          document={shown.complete}
          protocolId={shown.protocolId}
          documentId={shown.documentId}
          payloads={payloads}
          words={payload.simulation}
          locale={locale}
        />
      )}
      <CostPanel steps={shown.steps} apps={apps} minutes={minutes} lengths={lengths} />
      <CollectsPanel host={host} />
      <PaperPanel
        steps={shown.steps}
        apps={apps}
        payloads={payloads}
        complete={consequences.complete}
        paperUrls={paperUrls}
        site={site}
        planSentence={solved ? planSentence(solved.inputs, locale, solved.result) : ""}
      />
      <TakeAway consequences={consequences} takeHome={takeHome} />
    </EditorContext.Provider>
  );
});

/**
 * What follows from the protocol but for the plan, which has fields of its own. It comes a moment after the fields, so
 * that typing does not wait for it: all in it is of one document, by a context of its own.
 */
export function ConsequencePanels(props: Props) {
  return <Panels {...useDeferredValue(props)} />;
}
