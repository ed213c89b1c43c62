"use client";

import { conditionIds } from "@/components/features/editor/document/conditions";
import type { StepModel } from "@/components/features/editor/document/consequences";
import {
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import type { Json, JsonObject, Path } from "@/components/features/editor/document/json";
import { visitIdsOf } from "@/components/features/editor/document/visits";
import {
  said,
  useEditorContext,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorPlace } from "@/components/features/editor/shared/use-place.client";
import { LazySurveyFields } from "@/components/features/editor/survey/lazy-survey-fields.client";
import { ActionButton } from "@/components/ui/action-button";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { instructionOf } from "@/experiments/engine/texts/at-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import { takesInstructions } from "@/experiments/study/document/instructions";
import type { Locale } from "@/lib/routes";
import { DeviceFields } from "./device-fields.client";
import { FlagField } from "./flag-field.client";
import { AtVisits, ForConditions } from "./for-conditions.client";
import { GroupFold } from "./group-fold.client";
import { InstructionsField } from "./instructions-field.client";
import { LeaveRules } from "./leave-rules.client";
import { ParameterFields } from "./parameter-fields.client";
import { RepairButtons } from "./repairs.client";
import styles from "./step-body.module.css";
import { TextByLanguage } from "./text-by-language.client";
import { TextField } from "./text-field.client";

/**
 * Returns the instructions that come with a task; empty until they have loaded. While a parameter has a fault, they are
 * the instructions for the default parameters.
 */
const oursIn = (
  payload: AppPayload | undefined,
  { parameters }: KnownApp,
  step: StepModel | undefined,
  locale: Locale,
): string => {
  if (!payload) return "";
  return step
    ? instructionOf(payload, { parameters, model: step.model }, locale)
    : payload.words.run.instruction;
};

/**
 * The settings of one step: its parameters, its questions, the parts of its check or its text, the conditions to which it is limited, and the rules that end
 * the session after the step.
 */
export function StepBody({
  place,
  index,
  step,
  app,
  model,
  payload,
  nameOf,
  onRemove,
}: {
  place: EditorPlace;
  index: number;
  step: JsonObject;
  app: KnownApp | undefined;
  model: StepModel | undefined;
  payload: AppPayload | undefined;
  nameOf: (step: Json | undefined) => string;
  onRemove: () => void;
}) {
  const { document, words, faults, locale } = useEditorContext();
  const { groups } = useFormWords();
  const { form } = words;
  const path: Path = ["steps", index];
  const conditions = conditionIds(document);
  const visits = visitIdsOf(document);
  const { text } = step;
  const isApp = isAppShaped(step);
  const isSurvey = isSurveyShaped(step);
  const isDevice = isDeviceShaped(step);
  const isText = !isApp && !isSurvey && !isDevice;
  const isOrdered = typeof document.order === "string" && document.order !== "fixed";
  const ofStep = ["app", "version", "text"].flatMap(
    (key) => faults.get(`steps.${index}.${key}`) ?? [],
  );
  const ofGroup = ["id", "for", "fixed", "leave"];
  return (
    <>
      {ofStep.map((fault) => (
        <div key={fault.rule.en} className={styles.error}>
          <p>{said(fault.rule, locale)}</p>
          <RepairButtons fault={fault} />
        </div>
      ))}
      {app && (
        <ParameterFields
          index={index}
          step={step}
          app={app}
          model={model}
          payload={payload}
          instructions={
            takesInstructions(app.modelOf(defaultsOf(app.parameters))) && (
              <InstructionsField
                index={index}
                step={step}
                ours={oursIn(payload, app, model, locale)}
              />
            )
          }
        />
      )}
      {isSurvey && <LazySurveyFields index={index} place={place} />}
      {isDevice && (
        <>
          <DeviceFields path={[...path, "device", "parts"]} />
          <LeaveRules index={index} step={step} steps={stepsOf(document)} nameOf={nameOf} isOpen />
        </>
      )}
      {isText && <TextByLanguage path={[...path, "text"]} texts={text} rows={6} />}
      <GroupFold
        name={groups.step}
        values={typeof step.id === "string" ? step.id : ""}
        isFirst={conditions.length + visits.length > 0 || isText}
        isNeeded={[...faults.keys()].some((at) =>
          ofGroup.some((key) => at.startsWith(`steps.${index}.${key}`)),
        )}
      >
        {conditions.length > 0 && <ForConditions path={path} conditions={conditions} />}
        {visits.length > 0 && <AtVisits path={path} visits={visits} />}
        {isOrdered && <FlagField path={[...path, "fixed"]} label={form.fixed} />}
        <TextField
          path={[...path, "id"]}
          label={form.stepId}
          hint={form.stepIdHelp}
          isWide={false}
          staysEmpty
        />
        {(isApp || isSurvey) && (
          <LeaveRules index={index} step={step} steps={stepsOf(document)} nameOf={nameOf} />
        )}
      </GroupFold>
      <div className={styles.remove}>
        <ActionButton look="quiet" onClick={onRemove}>
          {form.remove}
        </ActionButton>
      </div>
    </>
  );
}
