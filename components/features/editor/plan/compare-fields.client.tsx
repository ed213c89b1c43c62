"use client";

import { conditionIds, labelOf } from "@/components/features/editor/document/conditions";
import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from "@/components/features/editor/document/json";
import { visitIdsOf, visitIdsWith } from "@/components/features/editor/document/visits";
import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";

type Sides = readonly [JsonObject, JsonObject];
type Part = "condition" | "visit" | "measure";

/** Returns one of the sides that a plan names; an empty side if the plan does not name it. */
function sideAt(document: JsonObject, index: number): JsonObject {
  const sides = valueAt(document, ["plan", "compare"]);
  const side = isList(sides) ? sides[index] : undefined;
  return isObject(side) ? side : {};
}

/**
 * Returns the sides as the document stores them. The sides that a plan has without this field, and sides without any
 * value, are not stored.
 * @param visits the visits that a change compares without this field; empty in other plans
 */
function kept(
  sides: Sides,
  conditions: readonly string[],
  visits: readonly string[],
): Json | undefined {
  const isUsual = (side: JsonObject, index: number) =>
    side.measure === undefined &&
    (side.visit === undefined || side.visit === visits[index]) &&
    (side.condition === undefined ||
      (conditions.length === 2 && side.condition === conditions[index]));
  const areAlike = (sides[0].condition === undefined) === (sides[1].condition === undefined);
  return areAlike && sides.every(isUsual) ? undefined : sides;
}

/** Returns a side with another condition, visit or measure; "" removes it. */
function withPart(side: JsonObject, part: Part, value: string): JsonObject {
  const { [part]: _, ...rest } = side;
  return value === "" ? rest : { ...rest, [part]: value };
}

/**
 * The fields for the two sides of a difference between groups or of a change: the compared conditions or visits, and the
 * measure of each side if the sides have different measures.
 * @param measures the names of the measures of the document, keyed by `step.measure`
 * @param measure the measure that the plan is about, even if the document does not name it
 */
export function CompareFields({
  measures,
  measure,
}: {
  measures: Readonly<Record<string, string>>;
  measure: string;
}) {
  const { document, words, locale } = useEditorContext();
  const own = words.plan;
  const field = useField(["plan", "compare"]);
  const conditions = conditionIds(document);
  const question = asText(valueAt(document, ["plan", "question"]));
  const isChange = question === "change";
  const isOfSessions = document.conditionsAre === "sessions";
  const isBetween =
    conditions.length > 1 && (isChange ? isOfSessions : question === "groups" && !isOfSessions);
  if (!isBetween && !isChange && field.value === undefined) return null;
  const sides: Sides = [sideAt(document, 0), sideAt(document, 1)];
  const names = isOfSessions ? own.comparedSides.sessions : own.comparedSides.groups;
  const visits = visitIdsOf(document);
  const [step = ""] = measure.split(".");
  const usualVisits = isChange ? visitIdsWith(document, step).slice(0, 2) : [];
  const given = (at: 0 | 1): JsonObject => {
    // If one condition of two is named, the other side keeps the condition that it had without a name.
    const usual = isBetween && conditions.length === 2 ? conditions[at] : undefined;
    const condition = sides[at].condition ?? usual;
    const visit = sides[at].visit ?? usualVisits[at];
    return {
      ...sides[at],
      ...(condition !== undefined && { condition }),
      ...(visit !== undefined && { visit }),
    };
  };
  const setVisitOfBoth = (visit: string) =>
    field.set(
      kept(
        [withPart(given(0), "visit", visit), withPart(given(1), "visit", visit)],
        conditions,
        [],
      ),
    );
  const set = (index: 0 | 1, part: Part, value: string) => {
    const [own, other] = index === 0 ? [given(0), given(1)] : [given(1), given(0)];
    const changed = withPart(own, part, value);
    // Two equal sides cannot be compared, so the other side takes the condition or the visit that this side had.
    const areEqual =
      part !== "measure" && other[part] === value && (!isChange || other.measure === own.measure);
    const rest = areEqual ? withPart(other, part, asText(own[part])) : other;
    field.set(kept(index === 0 ? [changed, rest] : [rest, changed], conditions, usualVisits));
  };
  const ofSide = { document, sides, set };
  return (
    <>
      {field.error && (
        <FieldRow id={field.id} at={field.name} label={own.compare} error={field.error} isGroup>
          {({ id }) => <span id={id} tabIndex={-1} />}
        </FieldRow>
      )}
      {isBetween &&
        ([0, 1] as const).map((index) => (
          <SideField
            key={index}
            {...ofSide}
            index={index}
            part="condition"
            label={index === 0 ? names.first : names.second}
            hint={own.compareHelp}
            usual={(conditions.length === 2 && conditions[index]) || ""}
            choices={{
              ...(conditions.length > 2 && { "": own.chooseSide }),
              ...Object.fromEntries(conditions.map((id) => [id, labelOf(document, id, locale)])),
            }}
          />
        ))}
      {isBetween &&
        ([0, 1] as const).map((index) => (
          <SideField
            key={index}
            {...ofSide}
            index={index}
            part="measure"
            label={index === 0 ? own.sideMeasures.first : own.sideMeasures.second}
            usual=""
            choices={{ "": own.sameMeasure, ...measures }}
          />
        ))}
      {isBetween && !isChange && visits.length > 1 && (
        <FieldRow id="field-compare-visit" label={own.atVisit} error={undefined}>
          {(control) => (
            <Select
              {...control}
              value={asText(sides[0].visit)}
              choices={{
                "": own.firstVisit,
                ...Object.fromEntries(visits.map((id) => [id, id])),
              }}
              onChange={setVisitOfBoth}
            />
          )}
        </FieldRow>
      )}
      {isChange &&
        visits.length > 1 &&
        ([0, 1] as const).map((index) => (
          <SideField
            key={index}
            {...ofSide}
            index={index}
            part="visit"
            label={index === 0 ? own.comparedSides.visits.first : own.comparedSides.visits.second}
            hint={own.compareHelp}
            usual={usualVisits[index] ?? ""}
            choices={{
              ...(usualVisits[index] === undefined && { "": own.chooseSide }),
              ...Object.fromEntries(visits.map((id) => [id, id])),
            }}
          />
        ))}
      {isChange && !isBetween && (
        <SideField
          {...ofSide}
          index={1}
          part="measure"
          label={own.comparedWith}
          hint={own.compareHelp}
          usual=""
          choices={{ "": visits.length > 1 ? own.sameMeasure : own.itself, ...measures }}
        />
      )}
    </>
  );
}

/** The choice of the condition, of the visit or of the measure of one side. */
function SideField({
  sides,
  set,
  index,
  part,
  usual,
  choices,
  label,
  hint,
}: {
  sides: Sides;
  set: (index: 0 | 1, part: Part, value: string) => void;
  index: 0 | 1;
  part: Part;
  /** The value of a side that does not name it. */
  usual: string;
  choices: Readonly<Record<string, string>>;
  label: string;
  hint?: string;
}) {
  const field = useField(["plan", "compare", index, part]);
  const value = sides[index][part];
  return (
    <FieldRow id={field.id} at={field.name} label={label} hint={hint} error={field.error}>
      {(control) => (
        <Select
          {...control}
          value={value === undefined ? usual : asText(value)}
          choices={choices}
          onChange={(next) => set(index, part, next)}
        />
      )}
    </FieldRow>
  );
}
