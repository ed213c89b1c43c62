"use client";

import { memo } from "react";
import {
  isAppModel,
  knownApp,
  type StepModel,
} from "@/components/features/editor/document/consequences";
import {
  isAppShaped,
  isDeviceShaped,
  isSurveyShaped,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import { asText, type JsonObject } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { PaneTitle } from "@/components/features/editor/shared/frame";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import type { EditorPlace } from "@/components/features/editor/shared/use-place.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { StepBody } from "./step-body.client";
import styles from "./step-settings.module.css";
import { useStepActions } from "./use-step-actions.client";

/** The settings of the chosen step, with the position of the step in the study. */
export const StepSettings = memo(function StepSettings({
  models,
  place,
}: {
  models: readonly StepModel[];
  place: EditorPlace;
}) {
  const { payload: editor } = useEditorPage();
  const { payloads } = usePayloads();
  const { document } = useEditorContext();
  const own = editor.bench.steps;
  const { remove, duplicate, nameOf } = useStepActions(place);
  const { chosen } = place;
  const steps = stepsOf(document);
  const step = typeof chosen === "number" ? steps[chosen] : undefined;
  if (typeof chosen !== "number" || step === undefined)
    return steps.length > 0 && chosen === null ? (
      <p className={styles.choose}>{own.choose}</p>
    ) : null;
  const app = isAppShaped(step) ? asText(step.app) : undefined;
  const model = models.find((each) => each.index === chosen);
  const name = nameOf(step);
  return (
    <section aria-labelledby="step-settings">
      <PaneTitle
        isHeading={false}
        note={
          <button type="button" className={styles.duplicate} onClick={() => duplicate(chosen)}>
            {own.duplicate}
          </button>
        }
      >
        {interpolate(own.place, { n: chosen + 1, all: steps.length })}
      </PaneTitle>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id="step-settings" tabIndex={-1}>
            {name}
          </h2>
          {model && isAppModel(model) && (
            <span className={styles.version}>
              {interpolate(own.version, { version: model.model.facts.version })}
            </span>
          )}
        </div>
        <StepBody
          key={`${chosen} ${app ?? (isSurveyShaped(step) ? "survey" : isDeviceShaped(step) ? "device" : "text")}`}
          place={place}
          index={chosen}
          step={step as JsonObject}
          app={app === undefined ? undefined : knownApp(app)}
          model={model}
          payload={app === undefined ? undefined : payloads.get(app)}
          nameOf={nameOf}
          onRemove={() => remove(chosen)}
        />
      </div>
    </section>
  );
});
