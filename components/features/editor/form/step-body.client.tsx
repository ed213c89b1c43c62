"use client";

import type { StepModel } from "@/components/features/editor/document/consequences";
import {
  isAppShaped,
  languagesOf,
  stepsOf,
} from "@/components/features/editor/document/edit-document";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Path,
} from "@/components/features/editor/document/json";
import {
  useEditorBase,
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { KnownApp } from "@/experiments/study/document/fault";
import { FieldRow, FlagField, TextField } from "./field.client";
import { LeaveRules } from "./leave-rules.client";
import { ParameterFields } from "./parameter-fields.client";
import styles from "./step-body.module.css";

/** The settings of one step: its parameters or its text, its conditions, and the rules that end the session after it. */
export function StepBody({
  index,
  step,
  app,
  model,
  payload,
  nameOf,
  onRemove,
}: {
  index: number;
  step: JsonObject;
  app: KnownApp | undefined;
  model: StepModel | undefined;
  payload: AppPayload | undefined;
  nameOf: (step: Json | undefined) => string;
  onRemove: () => void;
}) {
  const { document, words, faults, locale } = useEditorContext();
  const { form } = words;
  const path: Path = ["steps", index];
  const conditions = isList(document.conditions) ? document.conditions.map(asText) : [];
  const isApp = isAppShaped(step);
  const ofStep = ["app", "version", "text"].flatMap(
    (key) => faults.get(`steps.${index}.${key}`) ?? [],
  );
  return (
    <>
      {ofStep.map(({ rule }) => (
        <p key={rule.en} className={styles.error}>
          {rule[locale]}
        </p>
      ))}
      {app && (
        <ParameterFields index={index} step={step} app={app} model={model} payload={payload} />
      )}
      {!isApp &&
        textLanguages(document, step).map((each) => (
          <TextField
            key={each}
            path={[...path, "text", each]}
            label={each === "en" ? form.textInEnglish : form.textInFrench}
            hint={form.textHelp}
            lang={each}
            rows={5}
            staysEmpty
          />
        ))}
      {conditions.length > 0 && <ForConditions path={path} conditions={conditions} />}
      {typeof document.order === "string" && document.order !== "fixed" && (
        <FlagField path={[...path, "fixed"]} label={form.fixed} />
      )}
      <TextField
        path={[...path, "id"]}
        label={form.stepId}
        hint={form.stepIdHelp}
        isWide={false}
        staysEmpty
      />
      {isApp && <LeaveRules index={index} step={step} steps={stepsOf(document)} nameOf={nameOf} />}
      <div className={styles.remove}>
        <ActionButton look="quiet" onClick={onRemove}>
          {form.remove}
        </ActionButton>
      </div>
    </>
  );
}

/** Returns the languages of a text: the languages of the document, and the languages in which the text exists. */
function textLanguages(document: JsonObject, { text }: JsonObject): readonly ("en" | "fr")[] {
  const needed = languagesOf(document);
  const there = (["en", "fr"] as const).filter((each) => isObject(text) && each in text);
  return (["en", "fr"] as const).filter((each) => needed.includes(each) || there.includes(each));
}

/** The conditions that include the step; no selection means all. */
function ForConditions({ path, conditions }: { path: Path; conditions: readonly string[] }) {
  const { words } = useEditorBase();
  const field = useField([...path, "for"]);
  const chosen = isList(field.value) ? field.value.map(asText) : [];
  return (
    <FieldRow
      id={field.id}
      label={words.form.forConditions}
      hint={words.form.everyCondition}
      error={field.error}
      isWide
      isGroup
    >
      {({ id, ...described }) => (
        // biome-ignore lint/a11y/useSemanticElements: its label precedes it
        <span
          role="group"
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={described["aria-describedby"]}
          className={styles.checks}
        >
          {conditions.map((condition) => (
            <label key={condition}>
              <input
                type="checkbox"
                checked={chosen.includes(condition)}
                onChange={({ target }) => {
                  const next = conditions.filter((each) =>
                    each === condition ? target.checked : chosen.includes(each),
                  );
                  field.set(next.length > 0 ? next : undefined);
                }}
              />
              {condition}
            </label>
          ))}
        </span>
      )}
    </FieldRow>
  );
}
