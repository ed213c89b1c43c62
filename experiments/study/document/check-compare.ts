import { areSessions, type ComparedSide, comparedSides, hasTwoSides } from "./compared-sides";
import { type Fault, fault, type KnownApps } from "./fault";
import type { NamedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument } from "./schema";
import { isAppStep, isDoneIn, taskOf } from "./step-kind";

const nameOf = ({ step, measure }: NamedMeasure) => `${step.id}.${measure.id}`;

/**
 * Returns the faults of the two sides of a planned comparison: conditions that do not exist, sides that are equal or
 * that nobody can compare, and a missing choice among more than two conditions.
 * @param plan a plan whose measures are in the document
 */
export function compareFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  if (!hasTwoSides(plan))
    return plan.compare === undefined
      ? []
      : [
          fault(
            "plan.compare",
            plan.compare,
            "“compare” is only for a difference between two groups or a change. Delete “compare”, or choose one of these questions",
            "« compare » n’a de sens que pour une différence entre deux groupes ou un changement. Supprimez « compare », ou choisissez l’une de ces deux questions",
          ),
        ];
  const question = questionFaults(document, plan);
  if (question.length > 0) return question;
  const named = conditionFaults(document, plan);
  if (named.length > 0) return named;
  const sides = comparedSides(document, apps, plan);
  if (!sides) return [];
  return [
    ...sameFaults(sides, plan),
    ...stepFaults(sides, document, plan),
    ...kindFaults(sides),
    ...measureFaults(sides, plan),
  ];
}

/** Returns the faults of a comparison that the conditions of the document do not allow. */
function questionFaults(document: ProtocolDocument, plan: Plan): Fault[] {
  const { conditions = [] } = document;
  const { question, compare } = plan;
  const isChange = question === "change";
  if (!isChange && conditions.length === 0)
    return [
      fault(
        "plan.question",
        question,
        "The study has no conditions, so there are no groups to compare. Add two conditions, or choose another question",
        "L’étude n’a pas de conditions, donc pas de groupes à comparer. Ajoutez deux conditions, ou choisissez une autre question",
      ),
    ];
  if (!isChange && areSessions(document))
    return [
      fault(
        "plan.question",
        question,
        "The conditions are sessions of the same people, so there are no groups to compare. Ask for a change, or state that the conditions are groups",
        "Les conditions sont des séances des mêmes personnes : il n’y a pas de groupes à comparer. Demandez un changement, ou indiquez que les conditions sont des groupes",
      ),
    ];
  const listed = conditions.join(", ");
  if (conditions.length > 2 && compare === undefined && (!isChange || areSessions(document)))
    return [
      fault(
        "plan.compare",
        undefined,
        `The study has ${conditions.length} conditions: ${listed}. State which two of them the plan compares`,
        `L’étude a ${conditions.length} conditions : ${listed}. Indiquez les deux que le plan compare`,
      ),
    ];
  return [];
}

/** Returns the faults of the conditions that the sides of `compare` name, or do not name. */
function conditionFaults(document: ProtocolDocument, { compare, question }: Plan): Fault[] {
  if (!compare) return [];
  const { conditions = [] } = document;
  const listed = conditions.join(", ");
  const unknown = compare.flatMap(({ condition }, index) =>
    condition === undefined || conditions.includes(condition)
      ? []
      : [
          fault(
            `plan.compare.${index}.condition`,
            condition,
            `Unknown condition. Conditions of this study: ${listed || "none"}`,
            `Condition inconnue. Conditions de cette étude : ${listed || "aucune"}`,
          ),
        ],
  );
  if (unknown.length > 0) return unknown;
  const without = compare.flatMap(({ condition }, index) =>
    condition === undefined ? [index] : [],
  );
  const isGroups = question !== "change";
  if (without.length === 1 || (isGroups && without.length === 2))
    return without.map((index) =>
      fault(
        `plan.compare.${index}.condition`,
        undefined,
        isGroups
          ? `Each side must be a group. Name one of the conditions: ${listed}`
          : `Only one side has a condition. Name the condition of this side, one of ${listed}, or delete the condition of the other side`,
        isGroups
          ? `Chaque côté doit être un groupe. Nommez l’une des conditions : ${listed}`
          : `Un seul côté a une condition. Nommez la condition de ce côté, parmi ${listed}, ou supprimez celle de l’autre`,
      ),
    );
  const [first, second] = compare;
  if (isGroups && first.condition === second.condition)
    return [
      fault(
        "plan.compare.1.condition",
        second.condition,
        "Both sides are the same group. Name another condition",
        "La comparaison doit porter sur deux groupes différents. Choisissez une autre condition pour l’un d’eux",
      ),
    ];
  if (!isGroups && first.condition !== second.condition && !areSessions(document))
    return [
      fault(
        "plan.compare",
        compare,
        `A change is within people, but the conditions ${first.condition} and ${second.condition} are groups of different people. State that the conditions are sessions of the same people, or ask for a difference between groups`,
        `Un changement s’observe chez les mêmes personnes, mais les conditions ${first.condition} et ${second.condition} sont des groupes de personnes différentes. Indiquez que les conditions sont des séances des mêmes personnes, ou demandez une différence entre groupes`,
      ),
    ];
  return [];
}

/** Returns a fault if the sides have the same condition and the same measure, so that their difference is zero. */
function sameFaults([first, second]: [ComparedSide, ComparedSide], { compare }: Plan): Fault[] {
  if (!compare || !first.measure || !second.measure) return [];
  const name = nameOf(second.measure);
  if (first.condition !== second.condition || nameOf(first.measure) !== name) return [];
  return [
    fault(
      "plan.compare.1.measure",
      compare[1].measure,
      `Both sides are the same: “${name}”${second.condition === null ? "" : ` in ${second.condition}`}. Choose another measure or another condition for one side`,
      `Les deux côtés sont identiques : « ${name} »${second.condition === null ? "" : ` dans ${second.condition}`}. Choisissez pour l’un des deux une autre mesure ou une autre condition`,
    ),
  ];
}

/** Returns the faults of sides whose condition does not include the step of their measure. */
function stepFaults(
  sides: [ComparedSide, ComparedSide],
  document: ProtocolDocument,
  { compare, measure }: Plan,
): Fault[] {
  const { conditions = [] } = document;
  const missing = sides.flatMap((side, index) =>
    side.measure && side.condition !== null && !isDoneIn(side.measure.step, side.condition)
      ? [{ step: side.measure.step.id, condition: side.condition, index }]
      : [],
  );
  const [first] = missing;
  if (!compare && first) {
    const listed = missing.map(({ condition }) => condition).join(", ");
    return [
      fault(
        "plan.measure",
        measure ?? first.step,
        areSessions(document)
          ? `Both sessions must have the compared step. The step “${first.step}” is missing in ${listed}. Add it there, or name a measure for each session under “compare”`
          : `Both groups must do the compared step. The step “${first.step}” is missing in ${listed}. Add it there, or name a measure for each group under “compare”`,
        areSessions(document)
          ? `Les deux séances doivent contenir l’étape comparée. L’étape « ${first.step} » manque dans la condition ${listed}. Ajoutez-la, ou nommez une mesure pour chaque séance sous « compare »`
          : `Les deux groupes doivent faire l’étape comparée. L’étape « ${first.step} » manque dans la condition ${listed}. Ajoutez-la, ou nommez une mesure pour chaque groupe sous « compare »`,
      ),
    ];
  }
  const absent = missing.map(({ step, condition, index }) =>
    fault(
      `plan.compare.${index}.measure`,
      compare?.[index]?.measure,
      `The step “${step}” is missing in the condition ${condition}. Choose a measure of a step that this condition has`,
      `L’étape « ${step} » ne fait pas partie de la condition ${condition}. Choisissez une mesure d’une étape de cette condition`,
    ),
  );
  if (absent.length > 0 || areSessions(document)) return absent;
  const [one, other] = sides;
  const areApart =
    one.condition === null &&
    other.condition === null &&
    one.measure &&
    other.measure &&
    conditions.length > 0 &&
    !conditions.some((each) =>
      sides.every(({ measure: side }) => side && isDoneIn(side.step, each)),
    );
  if (!areApart || !one.measure || !other.measure) return [];
  return [
    fault(
      "plan.compare.1.measure",
      compare?.[1].measure,
      `No participant does both “${one.measure.step.id}” and “${other.measure.step.id}”, because they are for different conditions. Choose another measure, or put both into one condition`,
      `Aucun participant ne fait à la fois « ${one.measure.step.id} » et « ${other.measure.step.id} », qui sont dans des conditions différentes. Choisissez une autre mesure, ou mettez les deux dans une même condition`,
    ),
  ];
}

/** Returns whether two measures belong to the same app, or to the same scale or question of surveys. */
const sameTask = (one: NamedMeasure, other: NamedMeasure) =>
  taskOf(one.step) === taskOf(other.step) &&
  (isAppStep(one.step) || one.measure.id === other.measure.id);

/** A unit as messages name it; a count or a scale does not have a unit. */
const unitText = ({ measure: { unit } }: NamedMeasure) => ({
  en: unit === null ? "no unit" : `the unit ${unit}`,
  fr: unit === null ? "pas d’unité" : `l’unité ${unit}`,
});

/**
 * Returns a fault if the measures of the sides cannot be subtracted, because their units differ or because they are
 * scales of different tasks.
 */
function kindFaults([first, second]: [ComparedSide, ComparedSide]): Fault[] {
  const [one, other] = [first.measure, second.measure];
  if (!one || !other) return [];
  const path = "plan.compare.1.measure";
  const [a, b] = [nameOf(one), nameOf(other)];
  if (one.measure.unit !== other.measure.unit) {
    const [of, than] = [unitText(one), unitText(other)];
    return [
      fault(
        path,
        b,
        `Measures of different units cannot be compared: “${a}” has ${of.en}, and “${b}” has ${than.en}. Choose two measures of the same kind`,
        `Deux mesures ne peuvent être comparées que si elles ont la même unité (« ${a} » : ${of.fr} ; « ${b} » : ${than.fr}). Choisissez deux mesures de même unité`,
      ),
    ];
  }
  if (one.measure.unit !== null || sameTask(one, other)) return [];
  return [
    fault(
      path,
      b,
      `“${a}” and “${b}” are scales of different tasks, so their difference has no meaning. Choose two measures of the same task`,
      `« ${a} » et « ${b} » sont des échelles de tâches différentes : leur écart n’a pas de sens. Choisissez deux mesures d’une même tâche`,
    ),
  ];
}

/** Returns a fault if neither side has the measure of the plan, whose published figures the plan uses. */
function measureFaults(sides: [ComparedSide, ComparedSide], { measure, compare }: Plan): Fault[] {
  if (measure === undefined || !compare) return [];
  if (sides.some((side) => !side.measure || nameOf(side.measure) === measure)) return [];
  return [
    fault(
      "plan.measure",
      measure,
      "Neither side of the comparison has this measure. Choose the measure of one side, or delete this field",
      "Aucun des deux côtés de la comparaison n’a cette mesure. Choisissez celle de l’un d’eux, ou supprimez ce champ",
    ),
  ];
}
