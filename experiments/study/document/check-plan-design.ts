import { compareFaults } from "./check-compare";
import { areSessions, retestVisits } from "./compared-sides";
import { type Fault, fault, type KnownApps } from "./fault";
import { type NamedMeasure, namedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument } from "./schema";
import { isDoneIn } from "./step-kind";
import { isAt, visitIds } from "./visits";

/**
 * Returns the faults of a plan whose comparison does not exist in the document, for example because one of the groups
 * does not do the compared step. The number of people in such a plan would not apply to this study.
 * @param plan a plan whose measures are in the document
 */
export function designFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const measure = namedMeasure(document, apps, plan.measure);
  if (!measure) return [];
  const { question, other } = plan;
  const isOfProportions = question === "proportion" || question === "proportions";
  const isOfGroups = question === "groups" || question === "proportions";
  return [
    ...(isOfProportions ? proportionFaults(measure) : []),
    ...compareFaults(document, apps, plan),
    ...(isOfGroups ? ratioFaults(plan) : []),
    ...(question === "correlation" && other?.measure !== undefined
      ? retestVisits(document, apps, plan)
        ? retestFaults(plan)
        : correlationFaults(document, measure, namedMeasure(document, apps, other.measure), plan)
      : []),
  ];
}

/**
 * The largest ratio of the standard deviations of two groups. If the ratio were larger, one group would have
 * practically no variance.
 */
const MOST_SD_RATIO = 100;

function ratioFaults(plan: Plan): Fault[] {
  const faults: Fault[] = [];
  const { sizeRatio = 1, sdRatio = 1 } = plan.groups ?? {};
  if (sdRatio < 1 / MOST_SD_RATIO || sdRatio > MOST_SD_RATIO)
    faults.push(
      fault(
        "plan.groups.sdRatio",
        sdRatio,
        `This ratio must lie between ${1 / MOST_SD_RATIO} and ${MOST_SD_RATIO}`,
        `Ce rapport doit être compris entre ${String(1 / MOST_SD_RATIO).replace(".", ",")} et ${MOST_SD_RATIO}`,
      ),
    );
  if (sizeRatio !== 1)
    faults.push(
      fault(
        "plan.groups.sizeRatio",
        sizeRatio,
        "The groups of a study have the same size, on average or because they are balanced. Leave this field empty or set it to 1",
        "Les groupes d’une étude ont le même effectif, en moyenne ou parce qu’ils sont équilibrés. Laissez ce champ vide ou mettez 1",
      ),
    );
  return faults;
}

/**
 * Returns the fault of a test of proportions. The fault explains that a test of proportions counts the people who did
 * something, whereas a measure scores each person.
 */
const proportionFaults = ({ step, measure }: NamedMeasure): Fault[] => [
  fault(
    "plan.question",
    `${step.id}.${measure.id}`,
    `A proportion counts participants who did something, but “${step.id}.${measure.id}” is a score of each participant. Ask for a mean, or for a difference between two groups`,
    `Une proportion compte des participants, mais « ${step.id}.${measure.id} » est un score de chaque participant. Demandez une moyenne, ou une différence entre deux groupes`,
  ),
];

/** Returns the faults of a plan that correlates a measure with itself between two visits. */
function retestFaults({ when = "sameSession", observed, observedWith }: Plan): Fault[] {
  return [
    ...(when === "anotherDay"
      ? []
      : [
          fault(
            "plan.when",
            when,
            "Both measures are the same, at two visits. Plan the correlation for two days",
            "Les deux mesures sont la même, à deux visites. Indiquez qu’elles sont prises à des jours différents",
          ),
        ]),
    ...(observed
      ? []
      : [
          fault(
            "plan.observed",
            observed,
            "The correlation of a measure with itself on another day is its test–retest reliability, which is observed. State that the correlation is observed",
            "La corrélation d’une mesure avec elle-même un autre jour est sa fidélité test-retest, qui s’observe. Indiquez que la corrélation est observée",
          ),
        ]),
    ...(observedWith
      ? [
          fault(
            "plan.observedWith",
            observedWith,
            "A test–retest reliability does not depend on other reliabilities. Delete this field",
            "Une fidélité test-retest ne dépend pas d’autres fidélités. Supprimez ce champ",
          ),
        ]
      : []),
  ];
}

function correlationFaults(
  document: ProtocolDocument,
  one: NamedMeasure,
  other: NamedMeasure | null,
  { when = "sameSession" }: Plan,
): Fault[] {
  const { conditions = [] } = document;
  if (!other) return [];
  const name = `${other.step.id}.${other.measure.id}`;
  if (other.step === one.step && other.measure === one.measure)
    return [
      fault(
        "plan.other.measure",
        name,
        "A measure correlates perfectly with itself. Choose another measure",
        "Une mesure est parfaitement corrélée à elle-même. Choisissez une autre mesure",
      ),
    ];
  const areTogether =
    conditions.length === 0 ||
    conditions.some((each) => isDoneIn(one.step, each) && isDoneIn(other.step, each));
  const isAtOneVisit = visitIds(document).some(
    (visit) => isAt(one.step, visit) && isAt(other.step, visit),
  );
  if (areTogether)
    return isAtOneVisit || when === "anotherDay"
      ? []
      : [
          fault(
            "plan.when",
            when,
            `No visit has both “${one.step.id}” and “${other.step.id}”. Plan the correlation for two days`,
            `Aucune visite ne contient à la fois « ${one.step.id} » et « ${other.step.id} ». Indiquez que les deux mesures sont prises à des jours différents`,
          ),
        ];
  if (areSessions(document))
    return when === "anotherDay"
      ? []
      : [
          fault(
            "plan.when",
            when,
            `No session has both “${one.step.id}” and “${other.step.id}”. Plan the correlation for two days`,
            `Aucune séance ne contient à la fois « ${one.step.id} » et « ${other.step.id} ». Indiquez que les deux mesures sont prises à des jours différents`,
          ),
        ];
  return [
    fault(
      "plan.other.measure",
      name,
      `No participant does both “${one.step.id}” and “${other.step.id}”, because they are for different conditions. Choose another measure, or put both into one condition`,
      `Aucun participant ne fait à la fois « ${one.step.id} » et « ${other.step.id} », qui sont dans des conditions différentes. Choisissez une autre mesure, ou mettez les deux dans une même condition`,
    ),
  ];
}
