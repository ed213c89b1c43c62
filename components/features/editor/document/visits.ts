import { nameFrom } from "@/experiments/study/document/name-from";
import { LIMITS } from "@/experiments/study/document/schema";
import { stepsOf } from "./edit-document";
import { asText, isList, isObject, type Json, type JsonObject, withValue } from "./json";

/** Returns the ids of a document's visits. The list is empty if the study has one visit. */
export const visitIdsOf = ({ visits }: JsonObject): string[] =>
  isList(visits) ? visits.map((visit) => (isObject(visit) ? asText(visit.id) : "")) : [];

/** The days between two visits that an author first gets: about a week. */
const FIRST_DAYS = [6, 9];

const visitAfter = (id: string, after: string): JsonObject => ({ id, after, days: FIRST_DAYS });

/** Returns whether another visit can be added to a document. */
export const canAddVisit = (document: JsonObject): boolean =>
  visitIdsOf(document).length < LIMITS.visits;

/**
 * Returns the document with an additional visit, a week after the last one. The first addition creates two visits,
 * because a study without visits has one. Conditions that are sessions become groups, which visits need.
 */
export function withVisitAdded(document: JsonObject): JsonObject {
  const ids = visitIdsOf(document);
  const last = ids.at(-1);
  if (last === undefined) {
    const { conditionsAre: _, ...kept } = document;
    return { ...kept, visits: [{ id: "first" }, visitAfter("second", "first")] };
  }
  const id = nameFrom(ids.length === 2 ? "third" : `visit-${ids.length + 1}`, "visit", ids);
  const before = isList(document.visits) ? document.visits : [];
  return { ...document, visits: [...before, visitAfter(id, last)] };
}

/** Returns a step with new ids of visits from `nameOf`; a step without a remaining visit is for all visits. */
function atVisits(step: Json, nameOf: (id: string) => string | undefined): Json {
  if (!isObject(step) || !isList(step.at)) return step;
  const at = step.at.flatMap((each) => nameOf(asText(each)) ?? []);
  return withValue(step, ["at"], at.length > 0 ? at : undefined);
}

/** Returns the ids of the visits that include a step, in their order; all visits if the document does not have the step. */
export function visitIdsWith(document: JsonObject, step: string): string[] {
  const found = stepsOf(document).find((each) => isObject(each) && each.id === step);
  const at = isObject(found) && isList(found.at) ? found.at : null;
  return visitIdsOf(document).filter((id) => at === null || at.includes(id));
}

/**
 * Returns the document with new ids of the visits that its plan compares. The plan no longer states what it compares if
 * one of these visits does not remain.
 */
function withComparedVisits(
  document: JsonObject,
  nameOf: (id: string) => string | undefined,
): JsonObject {
  const { plan } = document;
  if (!isObject(plan) || !isList(plan.compare)) return document;
  const { compare, ...rest } = plan;
  const sides = compare.map((side) => {
    if (!isObject(side) || side.visit === undefined) return side;
    const visit = nameOf(asText(side.visit));
    return visit === undefined ? null : { ...side, visit };
  });
  return { ...document, plan: sides.includes(null) ? rest : { ...rest, compare: sides } };
}

/**
 * Returns the document without a visit that is not the first one. Visits that followed it follow the visit before it. With
 * a single remaining visit, the study has no visits any more.
 */
export function withVisitRemoved(document: JsonObject, id: string): JsonObject {
  const ids = visitIdsOf(document);
  const before = ids[ids.indexOf(id) - 1];
  if (before === undefined || !isList(document.visits)) return document;
  const isSingle = ids.length <= 2;
  const remaining = (each: string) => (each === id || isSingle ? undefined : each);
  const steps = stepsOf(document).map((step) => atVisits(step, remaining));
  if (isSingle) {
    const { visits: _, ...kept } = withComparedVisits(document, remaining);
    return { ...kept, steps };
  }
  const visits = document.visits
    .filter((visit) => !isObject(visit) || visit.id !== id)
    .map((visit) => (isObject(visit) && visit.after === id ? { ...visit, after: before } : visit));
  return { ...withComparedVisits(document, remaining), visits, steps };
}

/**
 * Returns the document with another name of a visit. Its id, which the data contain, follows the name, and so do the steps
 * and visits that refer to it, and the comparison of the plan.
 * @param row the position of the visit
 */
export function withVisitNamed(document: JsonObject, row: number, name: string): JsonObject {
  const ids = visitIdsOf(document);
  const id = ids[row];
  if (!isList(document.visits) || id === undefined) return document;
  const next = nameFrom(
    name,
    "visit",
    ids.filter((_, index) => index !== row),
  );
  const named = (each: string) => (each === id ? next : each);
  const visits = document.visits.map((visit) =>
    isObject(visit)
      ? {
          ...visit,
          id: named(asText(visit.id)),
          ...(visit.after !== undefined && { after: named(asText(visit.after)) }),
        }
      : visit,
  );
  const steps = stepsOf(document).map((step) => atVisits(step, named));
  return { ...withComparedVisits(document, named), visits, steps };
}
