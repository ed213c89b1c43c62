"use client";

import type { JsonObject, Path } from "@/components/features/editor/document/json";
import { ChoiceField } from "@/components/features/editor/form/choice-field.client";
import { NumberField } from "@/components/features/editor/form/number-field.client";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import { TextField } from "@/components/features/editor/form/text-field.client";
import { fieldId } from "@/components/features/editor/shared/editor-context.client";
import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import { canBeScored, withScaleAdded, withScaleRemoved } from "./document/edit-scales";
import { objectOf, placedItems, scalesOf } from "./document/survey-json";
import { PartFaults } from "./part-faults.client";
import { ScaleItems } from "./scale-items.client";
import { useSurvey } from "./survey-context.client";
import styles from "./survey-fields.module.css";
import { useSurveyWords } from "./survey-words.client";

const ADD = "add-scale";

/** The scales of a survey: their names, their items, and their scores. */
export function ScaleFields() {
  const { path, survey, change, focus, languages } = useSurvey();
  const { scales: words } = useSurveyWords();
  const scales = scalesOf(survey);
  const isPossible = placedItems(survey).some((each) => canBeScored(survey, each));
  const add = () => {
    const n = scales.length + 1;
    change((now) => withScaleAdded(now, languages), interpolate(words.added, { n }));
    focus(fieldId([...path, "scales", scales.length, "label"]));
  };
  const remove = (index: number) => {
    change((now) => withScaleRemoved(now, index), interpolate(words.removed, { n: index + 1 }));
    focus(ADD);
  };
  return (
    <section aria-label={words.title} className={styles.part}>
      <h4>{words.title}</h4>
      <p className={styles.help}>{isPossible ? words.help : words.noItems}</p>
      {scales.map((scale, index) => (
        <OneScale
          // biome-ignore lint/suspicious/noArrayIndexKey: every name of a scale can change
          key={index}
          index={index}
          scale={objectOf(scale)}
          onRemove={() => remove(index)}
        />
      ))}
      <ActionButton id={ADD} look="quiet" isOff={!isPossible} onClick={add}>
        + {words.add}
      </ActionButton>
    </section>
  );
}

function OneScale({
  index,
  scale,
  onRemove,
}: {
  index: number;
  scale: JsonObject;
  onRemove: () => void;
}) {
  const { path } = useSurvey();
  const { scales: words } = useSurveyWords();
  const own: Path = [...path, "scales", index];
  const n = index + 1;
  return (
    <fieldset className={styles.group} id={fieldId(own)} tabIndex={-1}>
      <legend>{interpolate(words.name, { n })}</legend>
      <SaidField path={[...own, "label"]} label={words.label} rows={0} />
      <ScaleItems index={index} scale={scale} />
      <ChoiceField
        path={[...own, "score"]}
        label={words.score}
        fallback="mean"
        choices={words.scores}
      />
      <NumberField
        path={[...own, "answered"]}
        label={words.answered}
        limits={{ minimum: 0, maximum: 100, step: 5 }}
        scale={100}
        unit="%"
        placeholder="100"
      />
      <TextField path={[...own, "id"]} label={words.id} isWide={false} staysEmpty />
      <PartFaults path={own} parts={["items", "reversed"]} />
      <ActionButton look="quiet" onClick={onRemove}>
        {interpolate(words.remove, { n })}
      </ActionButton>
    </fieldset>
  );
}
