"use client";

import { memo, type ReactNode, useRef } from "react";
import { conditionIds, labelOf } from "@/components/features/editor/document/conditions";
import { knownApp, type StepModel } from "@/components/features/editor/document/consequences";
import {
  appStep,
  devicePartsOf,
  deviceStep,
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
  languagesOf,
  stepsOf,
  surveyStep,
  textStep,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import {
  type EditorBase,
  type FormWords,
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorProps } from "@/components/features/editor/shared/editor-props";
import { PaneTitle } from "@/components/features/editor/shared/frame";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import type { EditorPlace } from "@/components/features/editor/shared/use-place.client";
import { orderedParts } from "@/experiments/device-step/model/device-step-model";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import { AddStep } from "./add-step.client";
import { Grip, MoveButtons } from "./row-moves";
import styles from "./step-list.module.css";
import { firstWords } from "./step-name";
import { PageThumb, TaskThumb } from "./step-thumb.client";
import { surveyFacts } from "./survey-facts";
import { useDragToMove } from "./use-drag-to-move.client";
import { stepPartId, useStepActions } from "./use-step-actions.client";

/**
 * The list of steps in their order, between the information sheet and the end. Next to each step is a picture of its
 * screen. The visitor can choose a step, move it (by button, key or dragging) and add steps; screen readers announce
 * each change.
 */
export const StepList = memo(function StepList({
  models,
  place,
}: {
  models: readonly StepModel[];
  place: EditorPlace;
}) {
  const { words: page, payload } = useEditorPage();
  const { payloads } = usePayloads();
  const { document, words, locale, faults } = useEditorContext();
  const { form } = words;
  const own = payload.bench.steps;
  const { conditions } = payload.form;
  const steps = stepsOf(document);
  const list = useRef<HTMLOListElement>(null);
  const { move, add, nameOf } = useStepActions(place);
  const drag = useDragToMove(list, (from, to) => move(from, to, "grip"));
  const { chosen } = place;
  const hasFault = (part: RegExp) =>
    [...faults.values()].some((fault) => part.test(fault.path) && !isToDo(fault));

  return (
    <section aria-label={form.stepsTitle}>
      <PaneTitle>{own.title}</PaneTitle>
      <div className={styles.steps}>
        <FixedStep
          of="information"
          name={own.information}
          summary={own.informationSummary}
          note={own.first}
          place={place}
          isInvalid={hasFault(/^information/)}
        />
        {steps.length === 0 && <p className={styles.none}>{form.noSteps}</p>}
        <ol role="list" ref={list} className={styles.list}>
          {steps.map((step, index) => {
            const name = nameOf(step);
            const model = models.find((each) => each.index === index);
            const app = isAppShaped(step) ? asText(step.app) : undefined;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: every name of a step can change
                key={index}
                className={styles.step}
                data-chosen={chosen === index || undefined}
                data-dragged={drag.from === index || undefined}
                data-target={
                  drag.to === index && drag.from !== index
                    ? drag.to < (drag.from ?? 0)
                      ? "before"
                      : "after"
                    : undefined
                }
                data-invalid={hasFault(new RegExp(`^steps\\.${index}(\\.|$)`)) || undefined}
              >
                <StepButton
                  of={index}
                  id={stepPartId(index, "title")}
                  place={place}
                  thumb={
                    app === undefined ? (
                      <PageThumb of={pageOf(step)} />
                    ) : (
                      <TaskThumb model={model?.model} payload={payloads.get(app)} locale={locale} />
                    )
                  }
                  name={name}
                  summary={[
                    summaryOf(step, model, words, page.length, locale),
                    whoseText(step, document, conditions, locale),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                />
                <span className={styles.moves}>
                  <MoveButtons
                    up={{
                      id: stepPartId(index, "up"),
                      label: interpolate(form.moveUp, { name }),
                      isAtEnd: index === 0,
                      onMove: () => move(index, index - 1, "up"),
                    }}
                    down={{
                      id: stepPartId(index, "down"),
                      label: interpolate(form.moveDown, { name }),
                      isAtEnd: index === steps.length - 1,
                      onMove: () => move(index, index + 1, "down"),
                    }}
                  />
                </span>
                <Grip {...drag.grip(index)} />
              </li>
            );
          })}
        </ol>
        <FixedStep
          of="end"
          name={own.end}
          summary={own.endSummary}
          note={own.last}
          place={place}
          isInvalid={hasFault(/^(debriefing|delivery)/)}
        />
      </div>
      <AddStep
        onApp={(id) => {
          const app = knownApp(id);
          if (app) add(appStep({ id, app }, steps));
        }}
        onText={() => add(textStep(languagesOf(document), steps))}
        onSurvey={(survey, name) => add(surveyStep(survey, name, steps))}
        onDevice={() => add(deviceStep(steps))}
      />
    </section>
  );
});

/** Returns the kind of page that the picture of a step displays. */
function pageOf(step: Json): "survey" | "device" | "text" {
  if (isSurveyShaped(step)) return "survey";
  return isDeviceShaped(step) ? "device" : "text";
}

type Named = {
  name: string;
  /** The text on the line below the name. */
  summary: string;
  /** A short label at the end of the line. */
  note?: string;
  place: EditorPlace;
};

/** The entry for the information sheet or for the end of the study. It has settings, but cannot be moved. */
function FixedStep({
  of,
  isInvalid,
  ...named
}: Named & { of: "information" | "end"; isInvalid: boolean }) {
  return (
    <div
      className={styles.step}
      data-chosen={named.place.chosen === of || undefined}
      data-invalid={isInvalid || undefined}
    >
      <StepButton {...named} of={of} thumb={<PageThumb of={of} />} />
    </div>
  );
}

/** The button that chooses a step and displays its settings. */
function StepButton({
  of,
  id,
  thumb,
  name,
  summary,
  note,
  place: { chosen, choose },
}: Named & { of: number | "information" | "end"; id?: string; thumb: ReactNode }) {
  return (
    <button
      type="button"
      id={id}
      className={styles.name}
      data-printed=""
      aria-current={chosen === of ? "step" : undefined}
      onClick={() => choose(of)}
    >
      {thumb}
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.summary}>{summary}</span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}

/** Returns the summary of a step: its number of trials or responses, and its duration. */
function summaryOf(
  step: Json,
  model: StepModel | undefined,
  { form }: EditorBase["words"],
  lengths: EditorProps["words"]["length"],
  locale: EditorBase["locale"],
): string {
  if (isSurveyShaped(step)) {
    const { questions, seconds } = surveyFacts(step, model);
    return interpolate(questions === 1 ? form.stepQuestion : form.stepSurvey, {
      n: formatNumber(questions, locale),
      length: lengthText(seconds, lengths, locale),
    });
  }
  if (isDeviceShaped(step)) {
    const parts = orderedParts(devicePartsOf(step)).map((part) => form.deviceParts[part]);
    return interpolate(form.stepDevice, {
      parts: parts.join(", ") || form.deviceParts.none,
      length: lengthText(model?.model.facts.seconds ?? 0, lengths, locale),
    });
  }
  if (!isAppShaped(step)) return firstWords(step, locale) === "" ? form.emptyText : form.stepText;
  if (!model) return asText(step.id);
  const { trials, seconds } = model.model.facts;
  const answers = trials === 1 ? form.stepAnswer : form.stepForm;
  return interpolate(model.model.kind === "form" ? answers : form.stepApp, {
    n: formatNumber(trials, locale),
    length: lengthText(seconds, lengths, locale),
  });
}

/** Returns the conditions to which a step is limited, as text; "" if all participants do the step. */
function whoseText(
  step: Json,
  document: JsonObject,
  { onlySome }: FormWords["conditions"],
  locale: EditorBase["locale"],
): string {
  const own = isObject(step) && isList(step.for) ? step.for.map(asText) : [];
  const all = conditionIds(document);
  if (own.length === 0 || all.every((each) => own.includes(each))) return "";
  return interpolate(onlySome, {
    names: own.map((each) => labelOf(document, each, locale)).join(", "),
  });
}
