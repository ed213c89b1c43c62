"use client";

import {
  isList,
  type Json,
  type JsonObject,
  type Path,
} from "@/components/features/editor/document/json";
import { NumberField } from "@/components/features/editor/form/number-field.client";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { TextField } from "@/components/features/editor/form/text-field.client";
import { useField } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import type { Locale } from "@/lib/routes";
import { emptySaid } from "./document/item-kind";
import { PartFaults } from "./part-faults.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

const MOST = 1_000_000_000;

/** The limits of the answers to an item, and the labels of a slider. */
export function AnswerFields({
  at,
  type,
  item,
  languages,
}: {
  at: Path;
  type: string;
  item: JsonObject;
  languages: readonly Locale[];
}) {
  const { item: words } = useSurveyWords();
  const labels = useField([...at, "labels"]);
  if (type === "date")
    return (
      <>
        <TextField
          path={[...at, "min"]}
          label={words.earliest}
          placeholder="2000-12-31"
          isWide={false}
        />
        <TextField
          path={[...at, "max"]}
          label={words.latest}
          placeholder="2000-12-31"
          isWide={false}
        />
        <ProblemField at={at} item={item} />
      </>
    );
  if (type !== "integer" && type !== "decimal" && type !== "slider") return null;
  const limits = { minimum: -MOST, maximum: MOST, step: type === "decimal" ? 0.1 : 1 };
  const shown = isList(labels.value) ? labels.value : [];
  const [left = emptySaid(languages), right = emptySaid(languages)] = shown;
  return (
    <>
      <NumberField path={[...at, "min"]} label={words.min} limits={limits} />
      <NumberField path={[...at, "max"]} label={words.max} limits={limits} />
      {type === "slider" ? (
        <>
          <NumberField
            path={[...at, "step"]}
            label={words.step}
            limits={{ minimum: 0.001, maximum: MOST, step: 1 }}
            placeholder="1"
          />
          <fieldset className={styles.group}>
            <legend>{words.sliderLabels}</legend>
            <SaidField path={[...at, "labels", 0]} label={words.left} rows={0} />
            <SaidField path={[...at, "labels", 1]} label={words.right} rows={0} />
            {shown.length > 2 && (
              <SaidField path={[...at, "labels", 2]} label={words.middle} rows={0} />
            )}
            <ActionButton
              look="quiet"
              onClick={() =>
                labels.set(
                  (shown.length > 2
                    ? [left, right]
                    : [left, right, emptySaid(languages)]) as readonly Json[],
                )
              }
            >
              {shown.length > 2 ? words.removeMiddle : words.addMiddle}
            </ActionButton>
            <PartFaults path={[...at, "labels"]} parts={[]} />
          </fieldset>
        </>
      ) : (
        <ProblemField at={at} item={item} />
      )}
    </>
  );
}

/** The message about an answer outside the limits. It is displayed as soon as the item has a limit. */
function ProblemField({ at, item }: { at: Path; item: JsonObject }) {
  const { item: words } = useSurveyWords();
  const isLimited = ["min", "max", "problem"].some((key) => item[key] !== undefined);
  return isLimited ? <SaidField path={[...at, "problem"]} label={words.problem} rows={0} /> : null;
}
