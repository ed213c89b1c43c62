"use client";

import {
  languagesOf,
  stepsOf,
  withStepAdded,
  withStepInserted,
  withStepMoved,
  withStepRemoved,
} from "@/components/features/editor/document/edit-document";
import { type Json, type JsonObject, pathText } from "@/components/features/editor/document/json";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorPlace } from "@/components/features/editor/shared/use-place.client";
import { unwrittenText } from "@/components/features/editor/survey/item-paths";
import { interpolate } from "@/lib/i18n/interpolate";
import { stepName } from "./step-name";

/** The element in a step's line that receives the focus after a change. */
export type StepPart = "title" | "up" | "down" | "grip";

export const stepPartId = (index: number, part: StepPart) => `step-${index}-${part}`;

/**
 * Returns the functions that change the list of steps. Each change is announced to screen readers. After the change,
 * the same step is still chosen and receives the focus.
 */
export function useStepActions({ chosen, setChosen, choose, focus, go }: EditorPlace) {
  const { apps, payload } = useEditorPage();
  const { document, words, locale, edit } = useEditorContext();
  const steps = stepsOf(document);
  const { form } = words;
  const last = steps.length - 1;
  const nameOf = (step: Json | undefined) => stepName(step, apps, words, locale);

  const move = (from: number, to: number, part: StepPart) => {
    if (!(to in steps)) return;
    edit((now) => withStepMoved(now, from, to), {
      mode: "push",
      say: interpolate(form.moved, {
        name: nameOf(steps[from]),
        place: to + 1,
        places: steps.length,
      }),
    });
    if (typeof chosen === "number") {
      if (chosen === from) setChosen(to);
      else if (from < chosen && chosen <= to) setChosen(chosen - 1);
      else if (to <= chosen && chosen < from) setChosen(chosen + 1);
    }
    focus(stepPartId(to, part === "grip" ? "title" : part));
  };
  const remove = (index: number) => {
    edit((now) => withStepRemoved(now, index), {
      mode: "push",
      say: interpolate(form.removed, { name: nameOf(steps[index]) }),
    });
    setChosen(null);
    focus(last > 0 ? stepPartId(Math.min(index, last - 1), "title") : "add-app");
  };
  const add = (step: JsonObject) => {
    const places = steps.length + 1;
    edit((now) => withStepAdded(now, step), {
      mode: "push",
      say: interpolate(form.added, { name: nameOf(step), place: places, places }),
    });
    choose(steps.length);
    const unwritten = unwrittenText(step, languagesOf(document));
    // The author of a new survey begins with its first question. The fields of surveys are loaded first.
    if (unwritten) go(pathText(["steps", steps.length, "survey", ...unwritten]));
    else focus("step-settings");
  };
  const duplicate = (index: number) => {
    const step = steps[index];
    if (step === undefined) return;
    edit((now) => withStepInserted(now, step, index + 1), {
      mode: "push",
      say: interpolate(payload.bench.steps.duplicated, {
        name: nameOf(step),
        place: index + 2,
        places: steps.length + 1,
      }),
    });
    choose(index + 1);
    focus("step-settings");
  };
  return { move, remove, add, duplicate, nameOf };
}
