import { hasChecks } from "@/experiments/survey/model/survey-rows";
import { type ExcludeRule, stepsOfRule } from "./compared-sides";
import { type Fault, fault, type KnownApps } from "./fault";
import { isRuleOf2 } from "./reserved-names";
import type { Plan, ProtocolDocument, RunStep } from "./schema";
import { isDeviceStep, isPersonStep, isSurveyStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/**
 * Returns the faults of the exclusion rules of a plan: rules about steps that do not have the data, rules that occur
 * twice, and rules that together exclude every participant.
 */
export function excludeFaults(document: ProtocolDocument, apps: KnownApps, plan: Plan): Fault[] {
  const { exclude = [] } = plan;
  return exclude.flatMap((rule, index) => {
    const path = `plan.exclude.${index}`;
    const unknown = stepFaults(rule, path, document);
    if (unknown.length > 0) return unknown;
    const steps = stepsOfRule(rule, document, apps, plan);
    return [
      ...dataFaults(rule, path, steps, apps),
      ...repeatedFaults(rule, path, exclude.slice(0, index)),
      ...inputFaults(
        rule,
        path,
        steps,
        exclude
          .slice(0, index)
          .map((other) => ({ other, of: stepsOfRule(other, document, apps, plan) })),
      ),
    ];
  });
}

function stepFaults({ step }: ExcludeRule, path: string, { steps }: ProtocolDocument): Fault[] {
  if (step === undefined) return [];
  const tasks = steps.filter(isPersonStep).map(({ id }) => id);
  if (tasks.includes(step)) return [];
  const listed = tasks.join(", ");
  const named = steps.find(({ id }) => id === step);
  if (named && isDeviceStep(named))
    return [
      fault(
        `${path}.step`,
        step,
        `The step “${step}” checks the device, so it does not have answers. Name a task or a questionnaire: ${listed || "this study has none"}`,
        `L’étape « ${step} » contrôle l’appareil et n’a donc pas de réponses. Choisissez une tâche ou un questionnaire : ${listed || "cette étude n’en a pas"}`,
      ),
    ];
  return [
    named
      ? fault(
          `${path}.step`,
          step,
          `The step “${step}” displays a text, so it does not have data. Name a task or a questionnaire: ${listed || "this study has none"}`,
          `L’étape « ${step} » affiche un texte et n’a donc pas de données. Choisissez une tâche ou un questionnaire : ${listed || "cette étude n’en a pas"}`,
        )
      : fault(
          `${path}.step`,
          step,
          `Unknown step. Tasks of this study: ${listed || "none"}`,
          `Étape inconnue. Tâches de cette étude : ${listed || "aucune"}`,
        ),
  ];
}

const listedSteps = (steps: readonly RunStep[]) => steps.map(({ id }) => id).join(", ");

/** Returns a fault if no step of a rule has the data that the rule is about. */
function dataFaults(
  { flag }: ExcludeRule,
  path: string,
  steps: readonly RunStep[],
  apps: KnownApps,
): Fault[] {
  if (steps.length === 0) return [];
  const models = steps.map((step) => modelOfStep(step, apps));
  const listed = listedSteps(steps);
  if (flag === "accuracyBelow" && !models.some(({ marksAnswers }) => marksAnswers))
    return [
      fault(
        `${path}.flag`,
        flag,
        `Answers are not right or wrong in ${listed}, so this rule would not exclude anybody. Name another step, or remove the rule`,
        `Aucune réponse n’est juste ou fausse dans ${listed} : cette règle n’exclurait personne. Nommez une autre étape, ou retirez la règle`,
      ),
    ];
  if (
    flag === "failedChecks" &&
    !steps.some((step) => isSurveyStep(step) && hasChecks(step.survey))
  )
    return [
      fault(
        `${path}.flag`,
        flag,
        `Attention checks do not occur in ${listed}, so this rule would not exclude anybody. Name a questionnaire with an attention check, or remove the rule`,
        `Il n’y a pas de contrôle de l’attention dans ${listed} : cette règle n’exclurait personne. Nommez un questionnaire qui en a un, ou retirez la règle`,
      ),
    ];
  if (flag === "lateFrames" && !models.some(({ kind }) => kind === "timed"))
    return [
      fault(
        `${path}.flag`,
        flag,
        `Dropped frames are not recorded in ${listed}, so this rule would not exclude anybody. Choose a timed task, or remove the rule`,
        `Les images manquées ne sont relevées que dans les tâches chronométrées, pas dans ${listed} : cette règle n’exclurait personne. Nommez une autre étape, ou retirez la règle`,
      ),
    ];
  return [];
}

/**
 * Returns a fault if an earlier rule has the same flag and the same step. The first release accepted repeated rules of
 * its flags, so these rules are not faults.
 */
function repeatedFaults(rule: ExcludeRule, path: string, earlier: readonly ExcludeRule[]): Fault[] {
  const isTwice = earlier.some(({ flag, step }) => flag === rule.flag && step === rule.step);
  if (!isTwice || !isRuleOf2(rule)) return [];
  return [
    fault(
      `${path}.flag`,
      rule.flag,
      "An earlier rule has the same flag and the same step. Remove one of the two",
      "Une règle précédente a le même critère et la même étape. Retirez l’une des deux",
    ),
  ];
}

/** Returns a fault if an earlier rule requires another input in one of the same steps. */
function inputFaults(
  rule: ExcludeRule,
  path: string,
  steps: readonly RunStep[],
  earlier: readonly { other: ExcludeRule; of: readonly RunStep[] }[],
): Fault[] {
  if (rule.flag !== "input") return [];
  for (const { other, of } of earlier) {
    if (other.flag !== "input" || other.step === rule.step || other.only === rule.only) continue;
    const shared = steps.filter((step) => of.includes(step));
    if (shared.length > 0)
      return [
        fault(
          `${path}.only`,
          rule.only,
          `An earlier rule requires another input (${other.only}) in ${listedSteps(shared)}, so the two rules would exclude everybody. Require the same input, or remove one of the rules`,
          `Une règle précédente exige un autre moyen de réponse (${other.only}) dans ${listedSteps(shared)} : à elles deux, ces règles excluraient tout le monde. Exigez le même moyen, ou retirez l’une des règles`,
        ),
      ];
  }
  return [];
}
