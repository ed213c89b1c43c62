import { nameFrom } from "@/experiments/study/document/name-from";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { languagesOf, stepsOf } from "./edit-document";
import { asText, isList, isObject, type Json, type JsonObject, valueAt, withValue } from "./json";

/** Returns the ids of a document's conditions. The data contain the conditions under these ids. */
export const conditionIds = ({ conditions }: JsonObject): string[] =>
  isList(conditions) ? conditions.map(asText) : [];

const labelAt = ({ conditionLabels }: JsonObject, id: string): Json | undefined =>
  isObject(conditionLabels) ? ownValue(conditionLabels, id) : undefined;

/**
 * Returns the label of a condition in a language. If that label is missing, returns the label in the other language or,
 * if both labels are missing, the id of the condition.
 */
export function labelOf(document: JsonObject, id: string, locale: Locale): string {
  const label = labelAt(document, id);
  if (typeof label === "string") return label || id;
  if (!isObject(label)) return id;
  return asText(label[locale]) || asText(label.en) || asText(label.fr) || id;
}

/**
 * Returns the label of a condition in its field for a language. Unlike `labelOf`, the label in the other language does
 * not replace an empty label, because the author could not type another one.
 */
export function writtenLabel(document: JsonObject, id: string, locale: Locale): string {
  const label = labelAt(document, id);
  return isObject(label) ? asText(label[locale]) : labelOf(document, id, locale);
}

/** Returns whether the conditions of a study have separate labels for each language. */
export const hasLabelsByLanguage = (document: JsonObject): boolean =>
  conditionIds(document).some((id) => isObject(labelAt(document, id)));

/**
 * Returns the document with a list of conditions. Groups that an author creates are balanced. Without conditions, the
 * kind of conditions has no meaning, and only the orders of a Williams square can be balanced.
 */
function withConditionIds(document: JsonObject, ids: readonly string[]): JsonObject {
  const next = withValue(document, ["conditions"], ids.length > 0 ? ids : undefined) as JsonObject;
  if (ids.length > 0) return conditionIds(document).length > 0 ? next : withBalancedGroups(next);
  const { conditionsAre: _, ...kept } = next;
  if (kept.order === "latin-square") return kept;
  const { assignment: __, ...drawn } = kept;
  return drawn;
}

/** Returns the document with balanced groups, unless its conditions are sessions or it states another assignment. */
const withBalancedGroups = (document: JsonObject): JsonObject =>
  document.conditionsAre === undefined && document.assignment === undefined
    ? { ...document, assignment: "balanced" }
    : document;

/**
 * Returns the document with another kind of conditions. Sessions are not assigned to people, so they cannot be balanced.
 * @param kind `sessions`; undefined for groups
 */
export function withConditionsAre(document: JsonObject, kind: string | undefined): JsonObject {
  const next = withValue(document, ["conditionsAre"], kind) as JsonObject;
  return kind === undefined
    ? withBalancedGroups(next)
    : (withValue(next, ["assignment"], undefined) as JsonObject);
}

/** Returns the document after a condition received another id in the planned comparison. */
function withComparedNamed(document: JsonObject, id: string, next: string): JsonObject {
  const sides = valueAt(document, ["plan", "compare"]);
  if (!isList(sides)) return document;
  return withValue(
    document,
    ["plan", "compare"],
    sides.map((side) =>
      isObject(side) && side.condition === id ? { ...side, condition: next } : side,
    ),
  ) as JsonObject;
}

/** Returns a label as the document stores it. A label that is empty or equals the id is not stored. */
const kept = (label: string, id: string) => (label === id || label === "" ? undefined : label);

/**
 * Returns a step with new ids of conditions from `nameOf`: in the list of conditions to which the step is limited, and
 * in the instructions for single conditions.
 */
function ofStep(step: Json, nameOf: (name: string) => string | undefined): Json {
  if (!isObject(step)) return step;
  const named = isList(step.for)
    ? withValue(step, ["for"], orNothing(step.for.flatMap((each) => nameOf(asText(each)) ?? [])))
    : step;
  if (!isObject(step.instructionsFor)) return named;
  const kept = Object.entries(step.instructionsFor).flatMap(([name, value]) => {
    const now = nameOf(name);
    return now === undefined ? [] : [[now, value] as const];
  });
  const next = kept.length > 0 ? Object.fromEntries(kept) : undefined;
  return withValue(named, ["instructionsFor"], next);
}

const orNothing = (list: readonly string[]) => (list.length > 0 ? list : undefined);

/** Returns the document with an additional condition. The id of the condition is derived from its label. */
export function withConditionAdded(document: JsonObject, label: string): JsonObject {
  const ids = conditionIds(document);
  const id = nameFrom(label, "condition", ids);
  const next = withConditionIds(document, [...ids, id]);
  return withValue(next, ["conditionLabels", id], kept(label.trim(), id)) as JsonObject;
}

/**
 * Returns the document with a new label of a condition. The id of the condition does not change, because the data
 * contain the id.
 */
export function withConditionLabel(
  document: JsonObject,
  id: string,
  label: string,
  locale: Locale,
): JsonObject {
  const before = labelAt(document, id);
  if (isObject(before))
    return withValue(document, ["conditionLabels", id, locale], label) as JsonObject;
  return withValue(document, ["conditionLabels", id], kept(label, id)) as JsonObject;
}

/**
 * Returns the document with another label of a condition that the author is still naming. The id follows the label, and
 * the steps refer to the new id.
 * @returns the document, and the new id
 */
export function withConditionNamed(
  document: JsonObject,
  id: string,
  label: string,
): { document: JsonObject; id: string } {
  const ids = conditionIds(document);
  const others = ids.filter((each) => each !== id);
  const next = nameFrom(label.trim(), "condition", others);
  const renamed = withConditionIds(
    document,
    ids.map((each) => (each === id ? next : each)),
  );
  const steps = stepsOf(renamed).map((step) => ofStep(step, (each) => (each === id ? next : each)));
  const cleared = withValue({ ...renamed, steps }, ["conditionLabels", id], undefined);
  return {
    document: withValue(
      withComparedNamed(cleared as JsonObject, id, next),
      ["conditionLabels", next],
      kept(label.trim(), next),
    ) as JsonObject,
    id: next,
  };
}

/**
 * Returns the document without a condition. A step that was limited to this condition becomes a step for all
 * participants.
 */
export function withConditionRemoved(document: JsonObject, id: string): JsonObject {
  const steps = stepsOf(document).map((step) =>
    ofStep(step, (each) => (each === id ? undefined : each)),
  );
  const next = withConditionIds(
    document,
    conditionIds(document).filter((each) => each !== id),
  );
  return withValue({ ...next, steps }, ["conditionLabels", id], undefined) as JsonObject;
}

/** Returns the document with a separate label for each language of the study, or with one label for both languages. */
export function withLabelsByLanguage(document: JsonObject, isByLanguage: boolean): JsonObject {
  const languages = languagesOf(document);
  return conditionIds(document).reduce<JsonObject>((now, id) => {
    const label = labelAt(now, id);
    const next = isByLanguage
      ? Object.fromEntries(languages.map((each) => [each, labelOf(now, id, each)]))
      : kept(labelOf(now, id, languages[0] ?? "en"), id);
    if (isByLanguage === isObject(label)) return now;
    return withValue(now, ["conditionLabels", id], next) as JsonObject;
  }, document);
}
