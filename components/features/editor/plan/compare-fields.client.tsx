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
import { Select } from "@/components/features/editor/form/choice-field.client";
import { FieldRow } from "@/components/features/editor/form/field.client";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";

type Sides = readonly [JsonObject, JsonObject];
type Part = "condition" | "measure";

/** Returns one of the sides that a plan names; an empty side if the plan does not name it. */
function sideAt(document: JsonObject, index: number): JsonObject {
  const sides = valueAt(document, ["plan", "compare"]);
  const side = isList(sides) ? sides[index] : undefined;
  return isObject(side) ? side : {};
}

/**
 * Returns the sides as the document stores them. The sides that a plan has without this field, and sides without any
 * value, are not stored.
 */
function kept(sides: Sides, conditions: readonly string[]): Json | undefined {
  const isUsual = (side: JsonObject, index: number) =>
    side.measure === undefined &&
    (side.condition === undefined ||
      (conditions.length === 2 && side.condition === conditions[index]));
  const areAlike = (sides[0].condition === undefined) === (sides[1].condition === undefined);
  return areAlike && sides.every(isUsual) ? undefined : sides;
}

/** Returns a side with another condition or measure; "" removes it. */
function withPart(side: JsonObject, part: Part, value: string): JsonObject {
  const { [part]: _, ...rest } = side;
  return value === "" ? rest : { ...rest, [part]: value };
}

/**
 * The fields for the two sides of a difference between groups or of a change: the compared conditions, and the measure
 * of each side if the sides have different measures.
 * @param measures the names of the measures of the document, keyed by `step.measure`
 */
export function CompareFields({ measures }: { measures: Readonly<Record<string, string>> }) {
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
  const given = (at: 0 | 1): JsonObject => {
    // If one condition of two is named, the other side keeps the condition that it had without a name.
    const usual = isBetween && conditions.length === 2 ? conditions[at] : undefined;
    const condition = sides[at].condition ?? usual;
    return { ...sides[at], ...(condition !== undefined && { condition }) };
  };
  const set = (index: 0 | 1, part: Part, value: string) => {
    const [own, other] = index === 0 ? [given(0), given(1)] : [given(1), given(0)];
    const changed = withPart(own, part, value);
    // Two equal sides cannot be compared, so the other side takes the condition that this side had.
    const areEqual =
      part === "condition" &&
      other.condition === value &&
      (!isChange || other.measure === own.measure);
    const rest = areEqual ? withPart(other, "condition", asText(own.condition)) : other;
    field.set(kept(index === 0 ? [changed, rest] : [rest, changed], conditions));
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
      {isChange && !isBetween && (
        <SideField
          {...ofSide}
          index={1}
          part="measure"
          label={own.comparedWith}
          hint={own.compareHelp}
          usual=""
          choices={{ "": own.itself, ...measures }}
        />
      )}
    </>
  );
}

/** The choice of the condition or of the measure of one side. */
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
