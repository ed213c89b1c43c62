"use client";

import type { ReactNode } from "react";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { Cautions } from "./form/cautions.client";
import { DesignFields } from "./form/design-fields.client";
import { EndsFields } from "./form/ends-fields.client";
import { FaultSummary } from "./form/fault-summary.client";
import { FormSections } from "./form/form-sections";
import { InformationFields } from "./form/information-fields.client";
import { StepList } from "./form/step-list.client";
import { StepSettings } from "./form/step-settings.client";
import { WhoFields } from "./form/who-fields.client";
import { DocumentPart } from "./shared/document-part.client";
import { EditorPart } from "./shared/editor-part.client";
import type { EditorPlace } from "./shared/use-place.client";
import type { useDerivedStudy } from "./use-derived-study.client";

type Keys = readonly (keyof ProtocolDocument)[];
const LIST: Keys = [
  "steps",
  "visits",
  "conditions",
  "conditionLabels",
  "information",
  "debriefing",
  "delivery",
  "language",
];
const STEPS: Keys = ["steps", "visits", "conditions", "conditionLabels", "order", "language"];
const WHO: Keys = ["plan", "language", "delivery"];
const DESIGN: Keys = [
  "steps",
  "visits",
  "order",
  "conditions",
  "conditionsAre",
  "assignment",
  "conditionLabels",
  "seed",
  "plan",
  "language",
];
const INFORMATION: Keys = ["information", "debriefing", "language"];
const ENDS: Keys = ["delivery"];

type Study = Pick<ReturnType<typeof useDerivedStudy>, "models">;

/** The first pane of the editor: the steps, the page map, and the fields about the participants. */
export function StepsPane({
  study: { models },
  place,
  map,
}: {
  study: Study;
  place: EditorPlace;
  map: ReactNode;
}) {
  return (
    <>
      <FormPart of={LIST}>
        <StepList models={models} place={place} />
      </FormPart>
      {map}
      <FormPart of={WHO}>
        <WhoFields />
      </FormPart>
    </>
  );
}

/**
 * The settings of the chosen step, of the information sheet and of the end. The faults to correct are displayed above.
 */
export function SettingsPane({
  study: { checked, isEmpty, models },
  place,
}: {
  study: Pick<ReturnType<typeof useDerivedStudy>, "checked" | "isEmpty" | "models">;
  place: EditorPlace;
}) {
  return (
    <>
      {/* If a study has no steps, the list of steps itself reports this fault. */}
      <FaultSummary
        faults={isEmpty ? checked.faults.filter(({ path }) => path !== "steps") : checked.faults}
        onGo={place.go}
      />
      <EditorPart>
        <Cautions onGo={place.go} />
      </EditorPart>
      <FormPart of={STEPS}>
        <StepSettings models={models} place={place} />
      </FormPart>
      <FormSections>
        <FormPart of={DESIGN}>
          <DesignFields />
        </FormPart>
        <FormPart of={INFORMATION}>
          <InformationFields />
        </FormPart>
        <FormPart of={ENDS}>
          <EndsFields />
        </FormPart>
      </FormSections>
    </>
  );
}

function FormPart({ of, children }: { of: Keys; children: ReactNode }) {
  return (
    <DocumentPart of={of}>
      <EditorPart>{children}</EditorPart>
    </DocumentPart>
  );
}
