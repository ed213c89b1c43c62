"use client";

import { memo, useEffect, useRef, useState } from "react";
import { knownApp, type StepModel } from "@/components/features/editor/document/consequences";
import {
  appStep,
  isAppShaped,
  languagesOf,
  stepsOf,
  textStep,
  withStepAdded,
  withStepMoved,
  withStepRemoved,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import {
  type EditorBase,
  useEditorBase,
  useEditorContext,
  useEditorPage,
  type Written,
} from "@/components/features/editor/shared/editor-context.client";
import type { EditorApp, EditorProps } from "@/components/features/editor/shared/editor-props";
import { usePayloads } from "@/components/features/editor/shared/use-payloads.client";
import { ActionButton } from "@/components/ui/action-button";
import { plainText } from "@/experiments/study/document/author-text";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import { StepBody } from "./step-body.client";
import styles from "./step-list.module.css";
import { useDragToMove } from "./use-drag-to-move.client";

/** The part of a step's bar that gets the focus after a change. */
type Part = "title" | "up" | "down" | "grip";

const partId = (index: number, part: Part) => `step-${index}-${part}`;

type Props = {
  models: readonly StepModel[];
  /** Index of the step whose settings are displayed. */
  open: number | null;
  onOpen: (index: number | null) => void;
};

/**
 * The steps in their order. The visitor can open, move (by button, key or drag), remove and add steps; each change is
 * announced.
 */
export const StepList = memo(function StepList({ models, open, onOpen }: Props) {
  const { apps, words: page } = useEditorPage();
  const { payloads } = usePayloads();
  const { document, words, locale, edit, faults } = useEditorContext();
  const { form } = words;
  const steps = stepsOf(document);
  const list = useRef<HTMLOListElement>(null);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const nameOf = (step: Json | undefined) => stepName(step, apps, words);

  useEffect(() => {
    if (toFocus === null) return;
    const target = window.document.getElementById(toFocus);
    // At either end one arrow is disabled; then the title gets the focus.
    if (target instanceof HTMLButtonElement && !target.disabled) target.focus();
    else window.document.getElementById(toFocus.replace(/-(up|down)$/, "-title"))?.focus();
    setToFocus(null);
  }, [toFocus]);

  const move = (from: number, to: number, part: Part) => {
    if (!(to in steps)) return;
    edit((now) => withStepMoved(now, from, to), {
      mode: "push",
      say: interpolate(form.moved, {
        name: nameOf(steps[from]),
        place: to + 1,
        places: steps.length,
      }),
    });
    if (open === from) onOpen(to);
    else if (open !== null && from < open && open <= to) onOpen(open - 1);
    else if (open !== null && to <= open && open < from) onOpen(open + 1);
    setToFocus(partId(to, part));
  };
  const remove = (index: number) => {
    edit((now) => withStepRemoved(now, index), {
      mode: "push",
      say: interpolate(form.removed, { name: nameOf(steps[index]) }),
    });
    onOpen(null);
    setToFocus(steps.length > 1 ? partId(Math.min(index, steps.length - 2), "title") : "add-app");
  };
  const add = (step: JsonObject) => {
    const places = steps.length + 1;
    edit((now) => withStepAdded(now, step), {
      mode: "push",
      say: interpolate(form.added, { name: nameOf(step), place: places, places }),
    });
    onOpen(steps.length);
    setToFocus(partId(steps.length, "title"));
  };
  const drag = useDragToMove(list, (from, to) => move(from, to, "grip"));

  return (
    <section className={styles.steps} aria-label={form.stepsTitle}>
      {steps.length === 0 && <p>{form.noSteps}</p>}
      <ol role="list" ref={list} className={styles.list}>
        {steps.map((step, index) => {
          const name = nameOf(step);
          const isOpen = open === index;
          const model = models.find((each) => each.index === index);
          const app = isAppShaped(step) ? asText(step.app) : undefined;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: every name of a step can change
              key={index}
              className={styles.step}
              data-open={isOpen || undefined}
              data-dragged={drag.from === index || undefined}
              data-target={
                drag.to === index && drag.from !== index
                  ? drag.to < (drag.from ?? 0)
                    ? "before"
                    : "after"
                  : undefined
              }
              data-invalid={hasFault(faults, index) || undefined}
            >
              <div className={styles.bar}>
                <span className={styles.place} aria-hidden="true">
                  {index + 1}
                </span>
                <button
                  type="button"
                  id={partId(index, "title")}
                  className={styles.name}
                  data-printed=""
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? null : index)}
                >
                  <span>{name}</span>
                  <span className={styles.summary}>
                    {summaryOf(step, model, words, page.length, locale)}
                  </span>
                </button>
                <span className={styles.moves}>
                  <button
                    type="button"
                    id={partId(index, "up")}
                    aria-label={interpolate(form.moveUp, { name })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1, "up")}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    id={partId(index, "down")}
                    aria-label={interpolate(form.moveDown, { name })}
                    disabled={index === steps.length - 1}
                    onClick={() => move(index, index + 1, "down")}
                  >
                    ↓
                  </button>
                  <span className={styles.grip} aria-hidden="true" {...drag.grip(index)}>
                    ⋮⋮
                  </span>
                </span>
              </div>
              {isOpen && (
                <div className={styles.body}>
                  <StepBody
                    key={app ?? "text"}
                    index={index}
                    step={step as JsonObject}
                    app={app === undefined ? undefined : knownApp(app)}
                    model={model}
                    payload={app === undefined ? undefined : payloads.get(app)}
                    nameOf={nameOf}
                    onRemove={() => remove(index)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <AddStep
        onApp={(id) => {
          const app = knownApp(id);
          if (!app) return;
          add(appStep({ id, app }, steps));
        }}
        onText={() => add(textStep(languagesOf(document), steps))}
      />
    </section>
  );
});

const hasFault = (faults: Written["faults"], index: number) =>
  [...faults.keys()].some(
    (path) => path === `steps.${index}` || path.startsWith(`steps.${index}.`),
  );

/** Returns the title of a step: the name of its app, or the beginning of its text. */
export function stepName(
  step: Json | undefined,
  apps: readonly EditorApp[],
  { form }: EditorBase["words"],
): string {
  if (!isAppShaped(step)) return form.stepText;
  return apps.find(({ id }) => id === step.app)?.name ?? asText(step.app);
}

/** The largest number of characters of a text that the bar of its step displays. */
const SUMMARY_LENGTH = 90;

const beginningOf = (text: string) =>
  text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, "")}…` : text;

function summaryOf(
  step: Json,
  model: StepModel | undefined,
  { form }: EditorBase["words"],
  lengths: EditorProps["words"]["length"],
  locale: EditorBase["locale"],
): string {
  if (!isAppShaped(step)) {
    const text = isObject(step) && isObject(step.text) ? step.text : {};
    const words = [text[locale], ...Object.values(text)].find((each) => each);
    return typeof words === "string" ? beginningOf(plainText(words)) : form.emptyText;
  }
  if (!model) return asText(step.id);
  const { trials, seconds } = model.model.facts;
  const answers = trials === 1 ? form.stepAnswer : form.stepForm;
  return interpolate(model.model.kind === "form" ? answers : form.stepApp, {
    n: formatNumber(trials, locale),
    length: lengthText(seconds, lengths, locale),
  });
}

/** The two buttons that add a step; the app is chosen from a list. */
function AddStep({ onApp, onText }: { onApp: (id: string) => void; onText: () => void }) {
  const { apps } = useEditorPage();
  const { words } = useEditorBase();
  const { form } = words;
  const [isChoosing, setChoosing] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChoosing) first.current?.focus();
  }, [isChoosing]);
  const close = () => {
    setChoosing(false);
    window.document.getElementById("add-app")?.focus();
  };
  return (
    <div className={styles.add}>
      <button
        type="button"
        id="add-app"
        className={styles.ghost}
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        + {form.addApp}
      </button>
      <button type="button" className={styles.ghost} onClick={onText}>
        + {form.addText}
      </button>
      {isChoosing && (
        <fieldset
          className={styles.choices}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          <legend>{form.chooseApp}</legend>
          {apps.map(({ id, name, family }, index) => (
            <button
              key={id}
              ref={index === 0 ? first : undefined}
              type="button"
              className={styles.app}
              onClick={() => {
                setChoosing(false);
                onApp(id);
              }}
            >
              {name} <span className={styles.summary}>{family}</span>
            </button>
          ))}
          <ActionButton look="quiet" onClick={close}>
            {form.cancel}
          </ActionButton>
        </fieldset>
      )}
    </div>
  );
}
