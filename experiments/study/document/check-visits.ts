import { type Fault, fault } from "./fault";
import type { ProtocolDocument, Visit } from "./schema";
import { isDoneIn, isRunStep } from "./step-kind";
import { isAt, visitsOf } from "./visits";

/** Returns the faults in the visits of a document, and in the steps that name visits. */
export function visitFaults(document: ProtocolDocument): Fault[] {
  const { visits, conditionsAre, steps } = document;
  const named = steps.flatMap((step, index) => atFaults(step.at, index, document));
  if (!visits) return named;
  const own = visits.flatMap((visit, index) => ownFaults(visit, index, visits));
  const sessions =
    conditionsAre === undefined
      ? []
      : [
          fault(
            "conditionsAre",
            conditionsAre,
            "The study has visits, so its conditions cannot also be sessions. Delete “conditionsAre”, or delete “visits” if each session has its own link",
            "L’étude a des visites : ses conditions ne peuvent pas être aussi des séances. Supprimez « conditionsAre », ou supprimez « visits » si chaque séance a son propre lien",
          ),
        ];
  const faults = [...own, ...sessions, ...named];
  return faults.length > 0 ? faults : emptyFaults(document);
}

/** Returns the faults of one visit: its name, the visit that it follows, and its days. */
function ownFaults({ id, after, days }: Visit, index: number, all: readonly Visit[]): Fault[] {
  const path = `visits.${index}`;
  const before = all.slice(0, index).map((each) => each.id);
  const twice = before.includes(id)
    ? [
        fault(
          `${path}.id`,
          id,
          "Each visit must have its own name",
          "Chaque visite doit avoir son propre nom",
        ),
      ]
    : [];
  if (index === 0)
    return [
      ...twice,
      ...Object.entries({ after, days })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) =>
          fault(
            `${path}.${name}`,
            value,
            "The first visit can begin on any day. Delete this field",
            "La première visite peut commencer n’importe quel jour. Supprimez ce champ",
          ),
        ),
    ];
  const listed = before.join(", ");
  const [from, to] = days ?? [];
  return [
    ...twice,
    ...(after !== undefined && before.includes(after)
      ? []
      : [
          fault(
            `${path}.after`,
            after,
            `Name the earlier visit from which the days are counted: ${listed}`,
            `Indiquez la visite précédente à partir de laquelle les jours sont comptés : ${listed}`,
          ),
        ]),
    ...(days === undefined
      ? [
          fault(
            `${path}.days`,
            days,
            "State the first and the last day on which this visit can begin (in the file, for example, [6, 9])",
            "Indiquez le premier et le dernier jour où cette visite peut commencer (dans le fichier, par exemple, [6, 9])",
          ),
        ]
      : from !== undefined && to !== undefined && from > to
        ? [
            fault(
              `${path}.days`,
              days,
              "The first day must not come after the last day",
              "Le premier jour ne doit pas venir après le dernier",
            ),
          ]
        : []),
  ];
}

/** Returns the faults of the visits that a step names. */
function atFaults(
  at: readonly string[] | undefined,
  index: number,
  document: ProtocolDocument,
): Fault[] {
  const ids = visitsOf(document).map(({ id }) => id);
  const listed = ids.join(", ");
  return (at ?? [])
    .filter((visit) => !ids.includes(visit))
    .map((visit) =>
      fault(
        `steps.${index}.at`,
        visit,
        `A step can only be at visits that are listed under “visits”: ${listed || "this list is empty"}`,
        `Une étape ne peut avoir lieu que lors des visites énumérées sous « visits » : ${listed || "cette liste est vide"}`,
      ),
    );
}

/** Returns a fault for each visit at which a participant would have no task and no questionnaire. */
function emptyFaults(document: ProtocolDocument): Fault[] {
  const { steps, conditions } = document;
  return visitsOf(document).flatMap(({ id }, index) => {
    const without = (conditions ?? [null]).find(
      (condition) =>
        !steps.some((step) => isRunStep(step) && isAt(step, id) && isDoneIn(step, condition)),
    );
    if (without === undefined) return [];
    const [en, fr] =
      without === null
        ? ["", ""]
        : [` in the condition ${without}`, ` dans la condition ${without}`];
    return [
      fault(
        `visits.${index}`,
        id,
        `The visit “${id}” has neither a task nor a questionnaire${en}. Add a step to it, or delete the visit`,
        `La visite « ${id} » ne contient ni tâche ni questionnaire${fr}. Ajoutez-y une étape, ou supprimez la visite`,
      ),
    ];
  });
}
