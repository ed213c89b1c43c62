"use client";

import { useRef } from "react";
import { conditionIds, labelOf } from "@/components/features/editor/document/conditions";
import { languagesOf } from "@/components/features/editor/document/edit-document";
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Path,
} from "@/components/features/editor/document/json";
import { isToDo } from "@/components/features/editor/document/to-do";
import {
  useEditorContext,
  useField,
  useFormWords,
} from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { quoted } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import { FaultNote } from "./fault-note.client";
import { GroupFold } from "./group-fold.client";
import styles from "./instructions-field.module.css";
import { TextByLanguage } from "./text-by-language.client";

const CHOICES = ["ours", "own", "none"] as const;
type Choice = (typeof CHOICES)[number];

/** Returns the choice that a value in the document represents. */
const choiceOf = (value: Json | undefined): Choice => {
  if (value === undefined) return "ours";
  return value === "none" ? "none" : "own";
};

/**
 * The instructions of a task: the instructions that come with the task, instructions by the researcher, or no
 * instructions. Each condition can have different instructions.
 */
export function InstructionsField({
  index,
  step,
  ours,
}: {
  index: number;
  step: JsonObject;
  /** The instructions that come with the task, for the parameters of the step; empty until they have loaded. */
  ours: string;
}) {
  const { document, faults, locale } = useEditorContext();
  const { instructions: words, groups } = useFormWords();
  const path: Path = ["steps", index, "instructions"];
  const choice = choiceOf(step.instructions);
  const conditions = conditionIds(document).filter(
    (each) => !isList(step.for) || step.for.includes(each),
  );
  const others = isObject(step.instructionsFor) ? Object.keys(step.instructionsFor) : [];
  const shown = [...conditions, ...others.filter((each) => !conditions.includes(each))];
  const isOurs = choice === "ours" && others.length === 0;
  return (
    <GroupFold
      name={groups.instructions}
      values={[words[choice], ...others.map((each) => labelOf(document, each, locale))].join(" · ")}
      isNeeded={[...faults.keys()].some((at) => at.startsWith(path.join(".")))}
    >
      <Chooser path={path} value={step.instructions} label={words.label} first="ours" ours={ours} />
      {choice === "ours" && ours && <p className={styles.ours}>{ours}</p>}
      {choice === "own" && (
        <TextByLanguage path={path} texts={step.instructions} label={words.text} rows={4} />
      )}
      {shown.map((condition) => {
        const name = labelOf(document, condition, locale);
        const own: Path = ["steps", index, "instructionsFor", condition];
        const value = isObject(step.instructionsFor)
          ? ownValue(step.instructionsFor, condition)
          : undefined;
        return (
          <div key={condition}>
            <Chooser
              path={own}
              value={value}
              label={interpolate(words.forOne, { name: quoted(name, locale) })}
              first="same"
              ours={ours}
            />
            {choiceOf(value) === "own" && (
              <TextByLanguage
                path={own}
                texts={value}
                label={interpolate(words.textForOne, { name })}
                rows={4}
              />
            )}
          </div>
        );
      })}
      {!isOurs && (
        <p className={styles.note}>{choice === "none" ? words.noneNote : words.ownNote}</p>
      )}
    </GroupFold>
  );
}

/** The choice of instructions, for all participants or for one condition. */
function Chooser({
  path,
  value,
  label,
  first,
  ours,
}: {
  path: Path;
  value: Json | undefined;
  label: string;
  /**
   * The choice that applies while the document contains no value: the instructions that come with the task, or the
   * instructions for all participants.
   */
  first: "ours" | "same";
  /** The instructions that come with the task. */
  ours: string;
}) {
  const { document, faults, locale } = useEditorContext();
  const { instructions: words } = useFormWords();
  const field = useField(path);
  /** The text of the author. It is stored here while the author tries another choice. */
  const written = useRef<Json | undefined>(undefined);
  const choice = choiceOf(value);
  const choose = (next: Choice) => {
    if (isObject(value)) written.current = value;
    if (next !== "own") return field.set(next === "none" ? next : undefined);
    // The text that comes with the task is a draft for the author to change. If the study has a second language, the
    // author must write the text in that language.
    const begun = Object.fromEntries(
      languagesOf(document).map((each) => [each, each === locale ? ours : ""]),
    );
    field.set(written.current ?? begun);
  };
  const fault = faults.get(field.name);
  return (
    <>
      <fieldset id={field.id} tabIndex={-1} className={styles.choices}>
        <legend>{label}</legend>
        <span className={styles.row}>
          {CHOICES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={field.id}
                checked={choice === each}
                onChange={() => choose(each)}
              />
              <span>{each === "ours" ? words[first] : words[each]}</span>
            </label>
          ))}
        </span>
      </fieldset>
      {fault && !isToDo(fault) && <FaultNote fault={fault} />}
    </>
  );
}
