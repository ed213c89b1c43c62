import { type Fault, fault, type KnownApps } from "./fault";
import { type NamedMeasure, namedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument } from "./schema";
import { isDoneIn } from "./step-kind";

/**
 * Returns the faults of a plan whose comparison does not exist in the document, for example because one of the groups
 * does not do the compared step. The number of people in such a plan would not apply to this study.
 * @param plan a plan whose measures are in the document
 */
export function designFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const measure = namedMeasure(document, apps, plan.measure);
  if (!measure) return [];
  switch (plan.question) {
    case "groups":
      return groupFaults(document, measure, plan);
    case "proportion":
    case "proportions":
      return [
        ...proportionFaults(measure),
        ...(plan.question === "proportions" ? groupFaults(document, measure, plan) : []),
      ];
    case "correlation":
      return correlationFaults(
        document,
        measure,
        plan.other?.measure === undefined ? null : namedMeasure(document, apps, plan.other.measure),
      );
    default:
      return [];
  }
}

/**
 * The largest ratio of the standard deviations of two groups. If the ratio were larger, one group would have
 * practically no variance.
 */
const MOST_SD_RATIO = 100;

function groupFaults(
  { conditions = [] }: ProtocolDocument,
  { step }: NamedMeasure,
  plan: Plan,
): Fault[] {
  const faults: Fault[] = [];
  if (conditions.length === 0)
    faults.push(
      fault(
        "plan.question",
        plan.question,
        "The study has no conditions, so there are no groups to compare. Add two conditions, or choose another question",
        "L’étude n’a pas de conditions, donc pas de groupes à comparer. Ajoutez deux conditions, ou choisissez une autre question",
      ),
    );
  if (conditions.length > 2)
    faults.push(
      fault(
        "plan.question",
        plan.question,
        `A plan must compare two groups, but the study has ${conditions.length} conditions: ${conditions.join(", ")}. Keep two of them, or choose another question`,
        `Un plan doit comparer deux groupes, mais l’étude a ${conditions.length} conditions : ${conditions.join(", ")}. Gardez-en deux, ou choisissez une autre question`,
      ),
    );
  const without = conditions.filter((condition) => !isDoneIn(step, condition));
  if (without.length > 0)
    faults.push(
      fault(
        "plan.measure",
        plan.measure ?? step.id,
        `Both groups must do the compared step. The step “${step.id}” is missing in ${without.join(", ")}`,
        `Les deux groupes doivent faire l’étape comparée. L’étape « ${step.id} » manque dans la condition ${without.join(", ")}`,
      ),
    );
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
        "Each condition is equally likely, so both groups must have the same size. Leave this field empty or set it to 1",
        "Chaque condition est équiprobable, donc les deux groupes doivent avoir le même effectif. Laissez ce champ vide ou mettez 1",
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

function correlationFaults(
  { conditions = [] }: ProtocolDocument,
  one: NamedMeasure,
  other: NamedMeasure | null,
): Fault[] {
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
  if (areTogether) return [];
  return [
    fault(
      "plan.other.measure",
      name,
      `No participant does both “${one.step.id}” and “${other.step.id}”, because they are for different conditions. Choose another measure, or put both into one condition`,
      `Aucun participant ne fait à la fois « ${one.step.id} » et « ${other.step.id} », qui sont dans des conditions différentes. Choisissez une autre mesure, ou mettez les deux dans une même condition`,
    ),
  ];
}
