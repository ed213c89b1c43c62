"use client";

import { useRef } from "react";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import {
  isObject,
  type Json,
  type JsonObject,
  type Path,
} from "@/components/features/editor/document/json";
import {
  said,
  useEditorContext,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { GroupFold } from "./group-fold.client";
import styles from "./instructions-field.module.css";
import { TextByLanguage } from "./text-by-language.client";

const CHOICES = ["ours", "own", "none"] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = (value: Json | undefined): Choice => {
  if (value === undefined) return "ours";
  return value === "none" ? "none" : "own";
};

/** The instructions of a task: those of the task, the researcher's own, or none. */
export function InstructionsField({
  index,
  step,
  payload,
}: {
  index: number;
  step: JsonObject;
  /** Absent until the payload has arrived. */
  payload: AppPayload | undefined;
}) {
  const { document, faults, locale } = useEditorContext();
  const { instructions: words, groups } = useFormWords();
  const path: Path = ["steps", index, "instructions"];
  const field = useField(path);
  /** The text of the author, kept while another choice is made. */
  const written = useRef<Json | undefined>(undefined);
  const choice = choiceOf(step.instructions);
  const ours = payload?.words.run.instruction ?? "";
  const choose = (next: Choice) => {
    if (isObject(field.value)) written.current = field.value;
    if (next !== "own") return field.set(next === "none" ? next : undefined);
    // The task's text is a beginning to change; in the other language the author has to write it.
    const begun = Object.fromEntries(
      languagesOf(document).map((each) => [each, each === locale ? ours : ""]),
    );
    field.set(written.current ?? begun);
  };
  const fault = faults.get(field.name);
  return (
    <GroupFold
      name={groups.instructions}
      values={words[choice]}
      isNeeded={[...faults.keys()].some((at) => at.startsWith(field.name))}
    >
      <fieldset id={field.id} tabIndex={-1} className={styles.choices}>
        <legend>{words.label}</legend>
        <span className={styles.row}>
          {CHOICES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={field.id}
                checked={choice === each}
                onChange={() => choose(each)}
              />
              <span>{words[each]}</span>
            </label>
          ))}
        </span>
      </fieldset>
      {fault && <p className={styles.error}>{said(fault.rule, locale)}</p>}
      {choice === "ours" && ours && <p className={styles.ours}>{ours}</p>}
      {choice === "own" && (
        <TextByLanguage path={path} texts={step.instructions} label={words.text} rows={4} />
      )}
      {choice !== "ours" && (
        <p className={styles.note}>{choice === "own" ? words.ownNote : words.noneNote}</p>
      )}
    </GroupFold>
  );
}
