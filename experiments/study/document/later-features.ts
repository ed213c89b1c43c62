import { type Fault, fault } from "./fault";

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The maximum number of entries of a list that are searched, because a list can be of any length. */
const MOST_SEARCHED = 1000;

/** The kinds of steps of later releases, by the field that marks a step of the kind. */
const STEP_KINDS: Readonly<Record<string, { en: string; fr: string }>> = {
  own: {
    en: "runs a task of your own, but this release does not support such tasks",
    fr: "utilise une tâche que vous avez créée, ce que cette version ne permet pas",
  },
};

/** The fields of documents that are reserved for later releases. */
export const RESERVED_FIELDS: readonly string[] = Object.keys(STEP_KINDS).map(
  (kind) => `steps[].${kind}`,
);

const NEXT_STEP = {
  en: "Remove the step, or open the study on a site with a later release",
  fr: "Retirez l’étape, ou ouvrez l’étude sur un site dont la version est plus récente",
};

/** A step as messages name it: by its id or, without an id, by its position. */
function named(step: Keyed, index: number): { en: string; fr: string } {
  const id = typeof step.id === "string" && step.id.length <= 100 ? step.id : null;
  return id === null
    ? { en: `Step ${index + 1}`, fr: `L’étape ${index + 1}` }
    : { en: `The step “${id}”`, fr: `L’étape « ${id} »` };
}

/**
 * Returns the faults of features that only later releases have, so that an author reads about the feature and not about
 * an unknown field. The document may be invalid. The function never throws an error.
 */
export function laterFaults(document: unknown): Fault[] {
  if (!isKeyed(document)) return [];
  return listOf(document.steps).slice(0, MOST_SEARCHED).flatMap(stepFaults);
}

function stepFaults(step: unknown, index: number): Fault[] {
  if (!isKeyed(step)) return [];
  const { en, fr } = named(step, index);
  const kind = Object.keys(STEP_KINDS).find((each) => Object.hasOwn(step, each));
  const says = kind === undefined ? undefined : STEP_KINDS[kind];
  return says
    ? [
        fault(
          `steps.${index}`,
          kind,
          `${en} ${says.en}. ${NEXT_STEP.en}`,
          `${fr} ${says.fr}. ${NEXT_STEP.fr}`,
        ),
      ]
    : [];
}
