import { areSessions, type ComparedSide, comparedSides, hasTwoSides } from "./compared-sides";
import { type Fault, fault, type KnownApps } from "./fault";
import { type NamedMeasure, namedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument } from "./schema";
import { isAppStep, isDoneIn, taskOf } from "./step-kind";
import { isAt, visitIds, visitsOf, visitsWith } from "./visits";

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
  const atVisits = visitFaults(document, plan);
  if (atVisits.length > 0) return atVisits;
  const sides = comparedSides(document, apps, plan);
  if (!sides) return changeFaults(document, apps, plan);
  return [
    ...sameFaults(sides, plan),
    ...stepFaults(sides, document, plan),
    ...visitStepFaults(sides, document, plan),
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
          ? `Chaque terme de la comparaison doit être un groupe. Nommez l’une des conditions : ${listed}`
          : `Un seul terme a une condition. Nommez la condition de ce terme, parmi ${listed}, ou supprimez la condition de l’autre`,
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
  const { condition, visit } = second;
  if (first.condition !== condition || first.visit !== visit || nameOf(first.measure) !== name)
    return [];
  if (visit !== null)
    return [
      fault(
        "plan.compare.1.visit",
        visit,
        `Both sides are the same: “${name}” at the visit ${visit}. Choose another measure or another visit for one side`,
        `Les deux termes sont identiques : « ${name} » à la visite ${visit}. Choisissez pour l’un des deux une autre mesure ou une autre visite`,
      ),
    ];
  return [
    fault(
      "plan.compare.1.measure",
      compare[1].measure,
      `Both sides are the same: “${name}”${condition === null ? "" : ` in ${condition}`}. Choose another measure or another condition for one side`,
      `Les deux termes sont identiques : « ${name} »${condition === null ? "" : ` dans ${condition}`}. Choisissez pour l’un des deux une autre mesure ou une autre condition`,
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
          ? `Both sessions must have the compared step. The step “${first.step}” is missing in ${listed}. Add it there, or choose a measure for each side: “Measure of the first side”, “Measure of the second side” (compare)`
          : `Both groups must do the compared step. The step “${first.step}” is missing in ${listed}. Add it there, or choose a measure for each side: “Measure of the first side”, “Measure of the second side” (compare)`,
        areSessions(document)
          ? `Les deux séances doivent contenir l’étape comparée. L’étape « ${first.step} » manque dans la condition ${listed}. Ajoutez-la, ou choisissez une mesure pour chaque terme : « Mesure du premier terme », « Mesure du second terme » (compare)`
          : `Les deux groupes doivent faire l’étape comparée. L’étape « ${first.step} » manque dans la condition ${listed}. Ajoutez-la, ou choisissez une mesure pour chaque terme : « Mesure du premier terme », « Mesure du second terme » (compare)`,
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

/** Returns the faults of the visits that the sides of `compare` name, or do not name. */
function visitFaults(document: ProtocolDocument, { compare, question }: Plan): Fault[] {
  if (!compare) return [];
  const ids = visitsOf(document).map(({ id }) => id);
  const listed = ids.join(", ");
  const unknown = compare.flatMap(({ visit }, index) =>
    visit === undefined || ids.includes(visit)
      ? []
      : [
          fault(
            `plan.compare.${index}.visit`,
            visit,
            `Unknown visit. Visits of this study: ${listed || "none"}`,
            `Visite inconnue. Visites de cette étude : ${listed || "aucune"}`,
          ),
        ],
  );
  if (unknown.length > 0) return unknown;
  const [first, second] = compare;
  const without = compare.flatMap(({ visit }, index) => (visit === undefined ? [index] : []));
  if (without.length === 1)
    return without.map((index) =>
      fault(
        `plan.compare.${index}.visit`,
        undefined,
        `Only one side has a visit. Name the visit of this side, one of ${listed}, or delete the visit of the other side`,
        `Un seul terme a une visite. Nommez la visite de ce terme, parmi ${listed}, ou supprimez la visite de l’autre`,
      ),
    );
  if (question !== "change" && first.visit !== second.visit)
    return [
      fault(
        "plan.compare.1.visit",
        second.visit,
        `A difference between groups is at one visit, because a difference between ${first.visit} and ${second.visit} could come from the time between them. Name the same visit for both sides`,
        `Une différence entre groupes porte sur une seule visite, car un écart entre ${first.visit} et ${second.visit} pourrait venir du temps écoulé. Nommez la même visite pour les deux termes`,
      ),
    ];
  return [];
}

/** Returns the faults of sides whose visit does not include the step of their measure, or that no visit has in common. */
function visitStepFaults(
  sides: [ComparedSide, ComparedSide],
  document: ProtocolDocument,
  { compare, question }: Plan,
): Fault[] {
  const missing = sides.flatMap(({ visit, measure: side }, index) =>
    side && visit !== null && !isAt(side.step, visit)
      ? [
          fault(
            `plan.compare.${index}.visit`,
            visit,
            `The step “${side.step.id}” is not at the visit ${visit}. Choose a visit that has it: ${visitsWith(side.step, document).join(", ")}`,
            `L’étape « ${side.step.id} » n’a pas lieu à la visite ${visit}. Choisissez une visite où elle a lieu : ${visitsWith(side.step, document).join(", ")}`,
          ),
        ]
      : [],
  );
  const [one, other] = sides;
  if (missing.length > 0 || question !== "change" || one.visit !== null) return missing;
  const isTogether = visitIds(document).some((visit) =>
    sides.every(({ measure: side }) => !side || isAt(side.step, visit)),
  );
  if (isTogether || !one.measure || !other.measure) return [];
  return [
    fault(
      "plan.compare.1.visit",
      compare?.[1].visit,
      `No visit has both “${one.measure.step.id}” and “${other.measure.step.id}”. Name the visit of each side`,
      `Aucune visite ne contient à la fois « ${one.measure.step.id} » et « ${other.measure.step.id} ». Nommez la visite de chaque terme`,
    ),
  ];
}

/** Returns a fault if a study with visits has the measure of a change at one visit only. */
function changeFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const named = namedMeasure(document, apps, plan.measure);
  if (plan.question !== "change" || !document.visits || !named) return [];
  const [visit = ""] = visitsWith(named.step, document);
  return [
    fault(
      "plan.measure",
      plan.measure ?? named.step.id,
      `A change needs two visits, and the step “${named.step.id}” is only at the visit ${visit}. Add the step to another visit, or choose another measure`,
      `Un changement suppose deux visites, et l’étape « ${named.step.id} » n’a lieu qu’à la visite ${visit}. Ajoutez-la à une autre visite, ou choisissez une autre mesure`,
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
      "Aucun des deux termes de la comparaison n’a cette mesure. Choisissez la mesure de l’un d’eux, ou supprimez ce champ",
    ),
  ];
}
