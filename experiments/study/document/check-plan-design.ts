import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { type Fault, fault, type KnownApps } from "./fault";
import type { AppStep, Plan, ProtocolDocument, Step } from "./schema";
import { isAppStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/** A measure of a step that a plan names. */
type Named = { step: AppStep; measure: MeasureDefinition };

/**
 * Returns the faults of a plan whose comparison the document does not allow, for example because one of its groups does
 * not do the step: its number of people would apply to another study.
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

/** Returns a measure by its name; without a name, the first measure of the first app. */
function namedMeasure(
  { steps }: ProtocolDocument,
  apps: KnownApps,
  name: string | undefined,
): Named | null {
  const [id, measureId] = name?.split(".") ?? [];
  const step = steps.filter(isAppStep).find((each) => id === undefined || each.id === id);
  if (!step) return null;
  const { measures } = modelOfStep(step, apps).facts;
  const measure = measures.find((each) => measureId === undefined || each.id === measureId);
  return measure ? { step, measure } : null;
}

/** Beyond this ratio, one group has practically no variance compared with the other. */
const MOST_SD_RATIO = 100;

const isDoneIn = ({ for: only }: Pick<Step, "for">, condition: string) =>
  only === undefined || only.includes(condition);

function groupFaults({ conditions = [] }: ProtocolDocument, { step }: Named, plan: Plan): Fault[] {
  const faults: Fault[] = [];
  if (conditions.length === 0)
    faults.push(
      fault(
        "plan.question",
        plan.question,
        "The document has no conditions, so there are no groups to compare: add two conditions, or choose another question",
        "Le document n’a pas de conditions, donc pas de groupes à comparer : ajoutez deux conditions, ou choisissez une autre question",
      ),
    );
  if (conditions.length > 2)
    faults.push(
      fault(
        "plan.question",
        plan.question,
        `A plan compares two groups, and the document has ${conditions.length} conditions: ${conditions.join(", ")}. Keep two of them, or choose another question`,
        `Un plan compare deux groupes, et le document a ${conditions.length} conditions : ${conditions.join(", ")}. Gardez-en deux, ou choisissez une autre question`,
      ),
    );
  const without = conditions.filter((condition) => !isDoneIn(step, condition));
  if (without.length > 0)
    faults.push(
      fault(
        "plan.measure",
        plan.measure ?? step.id,
        `Both groups must do the step that is compared: “${step.id}” is not done in ${without.join(", ")}`,
        `Les deux groupes font l’étape comparée : « ${step.id} » n’est pas faite en condition ${without.join(", ")}`,
      ),
    );
  const { sizeRatio = 1, sdRatio = 1 } = plan.groups ?? {};
  if (sdRatio < 1 / MOST_SD_RATIO || sdRatio > MOST_SD_RATIO)
    faults.push(
      fault(
        "plan.groups.sdRatio",
        sdRatio,
        `One standard deviation is at most ${MOST_SD_RATIO} times the other: this ratio must lie between ${1 / MOST_SD_RATIO} and ${MOST_SD_RATIO}`,
        `Un écart type vaut au plus ${MOST_SD_RATIO} fois l’autre : ce rapport est compris entre ${String(1 / MOST_SD_RATIO).replace(".", ",")} et ${MOST_SD_RATIO}`,
      ),
    );
  if (sizeRatio !== 1)
    faults.push(
      fault(
        "plan.groups.sizeRatio",
        sizeRatio,
        "Each condition is equally likely, so both groups are of one size: leave this out or set it to 1",
        "Chaque condition est équiprobable, donc les deux groupes ont la même taille : laissez ce champ vide ou mettez 1",
      ),
    );
  return faults;
}

/** A measure is a score of each person, whereas a test of proportions counts the people who did something. */
const proportionFaults = ({ step, measure }: Named): Fault[] => [
  fault(
    "plan.question",
    `${step.id}.${measure.id}`,
    `A proportion counts people who did something, and “${step.id}.${measure.id}” is a score that each person has: ask for a mean, or for a difference between two groups`,
    `Une proportion compte des personnes, et « ${step.id}.${measure.id} » est un score de chaque personne : demandez une moyenne, ou une différence entre deux groupes`,
  ),
];

function correlationFaults(
  { conditions = [] }: ProtocolDocument,
  one: Named,
  other: Named | null,
): Fault[] {
  if (!other) return [];
  const name = `${other.step.id}.${other.measure.id}`;
  if (other.step === one.step && other.measure === one.measure)
    return [
      fault(
        "plan.other.measure",
        name,
        "A measure correlates perfectly with itself: choose another one",
        "Une mesure est parfaitement corrélée à elle-même : choisissez-en une autre",
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
      `Nobody does both “${one.step.id}” and “${other.step.id}”: they are for different conditions`,
      `Personne ne fait à la fois « ${one.step.id} » et « ${other.step.id} » : elles sont dans des conditions différentes`,
    ),
  ];
}
