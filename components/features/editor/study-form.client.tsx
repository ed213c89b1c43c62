"use client";

import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { Cautions } from "./form/cautions.client";
import { DesignFields } from "./form/design-fields.client";
import { EndsFields } from "./form/ends-fields.client";
import { FaultSummary } from "./form/fault-summary.client";
import { FormSections } from "./form/form-sections";
import { InformationFields } from "./form/information-fields.client";
import { StepList } from "./form/step-list.client";
import { WhoFields } from "./form/who-fields.client";
import { DocumentPart } from "./shared/document-part.client";
import { EditorPart } from "./shared/editor-part.client";
import type { useDerivedStudy } from "./use-derived-study.client";
import type { Editor } from "./use-editor.client";

type Keys = readonly (keyof ProtocolDocument)[];
const STEPS: Keys = ["steps", "conditions", "order", "language"];
const WHO: Keys = ["plan", "language", "delivery"];
const DESIGN: Keys = ["order", "conditions", "seed", "plan"];
const INFORMATION: Keys = ["information", "debriefing", "language"];
const ENDS: Keys = ["delivery"];

/** The form of the document, below the list of its faults. */
export function StudyForm({
  study: { checked, isEmpty, models },
  place: { open, setOpen, go },
}: {
  study: ReturnType<typeof useDerivedStudy>;
  place: Editor["place"];
}) {
  return (
    <FormSections>
      {/* The list of steps itself reports that a study has no steps. */}
      <FaultSummary
        faults={isEmpty ? checked.faults.filter(({ path }) => path !== "steps") : checked.faults}
        onGo={go}
      />
      <EditorPart>
        <Cautions onGo={go} />
      </EditorPart>
      <FormPart of={STEPS}>
        <StepList models={models} open={open} onOpen={setOpen} />
      </FormPart>
      <FormPart of={WHO}>
        <WhoFields />
      </FormPart>
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
  );
}

function FormPart({ of, children }: { of: Keys; children: React.ReactNode }) {
  return (
    <DocumentPart of={of}>
      <EditorPart>{children}</EditorPart>
    </DocumentPart>
  );
}
