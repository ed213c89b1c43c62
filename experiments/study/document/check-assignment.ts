import { type Fault, fault, type KnownApps } from "./fault";
import { answerFaults, textAnswersOf } from "./leave-answers";
import { reservedNames } from "./reserved-names";
import type { Exit, LeaveRule, ProtocolDocument, Step } from "./schema";
import { isDeviceStep, isDoneIn, isRunStep, isSurveyStep } from "./step-kind";
import { modelOfStep } from "./step-model";
import { orderRows } from "./step-order";
import { contentAtFirst, visitsWith } from "./visits";

/**
 * The name of the proportion of right answers. Rules can compare this proportion in the same way as the measures of an
 * app.
 */
export const ACCURACY = "accuracy";

/** The exits that participants reach only through a rule. */
const BY_RULE: readonly Exit[] = ["screenedOut", "failedCheck"];

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index);

/** Returns the faults in the conditions, in the rules that end a session, in the identifiers and in the exits. */
export function assignmentFaults(document: ProtocolDocument, apps: KnownApps): Fault[] {
  return [
    ...conditionFaults(document),
    ...balanceFaults(document),
    ...ruleFaults(document, apps),
    ...deliveryFaults(document),
  ];
}

/**
 * Returns the fault of a document with balanced groups in which the data server has nothing to assign: the conditions
 * are sessions, or there are neither conditions nor orders to choose from.
 */
function balanceFaults(document: ProtocolDocument): Fault[] {
  const { assignment, conditions = [], conditionsAre } = document;
  if (assignment === undefined) return [];
  if (conditionsAre !== undefined && conditions.length > 0)
    return [
      fault(
        "assignment",
        assignment,
        "The conditions are sessions that all participants do, so there are no groups to balance. Delete “assignment”, or delete “conditionsAre” if the conditions are groups of different people",
        "Les conditions sont des séances que tout le monde fait : il n’y a pas de groupes à équilibrer. Supprimez « assignment », ou supprimez « conditionsAre » si les conditions sont des groupes de personnes différentes",
      ),
    ];
  if (conditions.length > 0 || (orderRows(contentAtFirst(document), null) ?? 0) > 1) return [];
  return [
    fault(
      "assignment",
      assignment,
      "The study has neither conditions nor different orders in a Williams square, so there is nothing to balance. Add conditions, choose the order “Williams square”, or choose “Drawn at random” (delete assignment)",
      "L’étude n’a ni conditions, ni ordres différents dans un carré de Williams : il n’y a rien à équilibrer. Ajoutez des conditions, choisissez l’ordre « carré de Williams », ou choisissez « Tirée au sort » (supprimez assignment)",
    ),
  ];
}

function conditionFaults({
  conditions = [],
  conditionLabels = {},
  conditionsAre,
  steps,
}: ProtocolDocument): Fault[] {
  const twice = repeated(conditions).map((name) =>
    fault(
      "conditions",
      name,
      "Each condition must have its own name",
      "Chaque condition doit avoir son propre nom",
    ),
  );
  const listed = conditions.join(", ");
  const unknown = steps.flatMap((step, index) =>
    (step.for ?? [])
      .filter((name) => !conditions.includes(name))
      .map((name) =>
        fault(
          `steps.${index}.for`,
          name,
          `A step can only be for conditions that are listed under “conditions”: ${listed || "this list is empty"}`,
          `Une étape ne peut valoir que pour des conditions énumérées sous « conditions » : ${listed || "cette liste est vide"}`,
        ),
      ),
  );
  const labels = Object.keys(conditionLabels)
    .filter((name) => !conditions.includes(name))
    .map((name) =>
      fault(
        `conditionLabels.${name}`,
        name,
        `A label must belong to a condition that is listed under “conditions”: ${listed || "this list is empty"}`,
        `Un libellé doit porter sur une condition énumérée sous « conditions » : ${listed || "cette liste est vide"}`,
      ),
    );
  const sessions =
    conditionsAre === undefined || conditions.length > 0
      ? []
      : [
          fault(
            "conditionsAre",
            conditionsAre,
            "The study has no conditions, so it has no sessions. List the sessions under “conditions”, or delete “conditionsAre”",
            "L’étude n’a pas de conditions, donc pas de séances. Énumérez les séances sous « conditions », ou supprimez « conditionsAre »",
          ),
        ];
  return [...twice, ...unknown, ...labels, ...sessions];
}

/**
 * Returns a fault for each condition without a step, in a study without visits. The check of documents does not include
 * this rule, because earlier releases accepted such studies, and their links and data must remain readable. At the start
 * of a participation in such a condition, the study ends.
 */
export const emptyConditionFaults = ({
  conditions = [],
  steps,
  visits,
}: ProtocolDocument): Fault[] =>
  // The rules about visits require a step for each condition at each visit.
  (visits ? [] : conditions)
    .filter((name) => !steps.some((step) => isDoneIn(step, name)))
    .map((name) =>
      fault(
        "conditions",
        name,
        `The condition “${name}” has no step, so its participants have nothing to do. Add a step to it, such as a page of text, or delete the condition`,
        `La condition « ${name} » ne contient aucune étape : ses participants n’ont rien à faire. Ajoutez-y une étape, par exemple une page de texte, ou supprimez la condition`,
      ),
    );

function ruleFaults(document: ProtocolDocument, apps: KnownApps): Fault[] {
  const { steps, order = "fixed" } = document;
  return steps.flatMap((step, index) => {
    if (!isRunStep(step)) return [];
    return (step.leave ?? []).flatMap(({ if: condition }, at): Fault[] => {
      const path = `steps.${index}.leave.${at}.if`;
      const [id = "", measure = ""] = condition.measure.split(".");
      const place = steps.findIndex((each) => each.id === id);
      const about = steps[place];
      const known =
        about && isRunStep(about)
          ? [
              // A check of the device has no right or wrong answers.
              ...(isDeviceStep(about) ? [] : [ACCURACY]),
              ...modelOfStep(about, apps).facts.measures.map((each) => each.id),
              ...textAnswersOf(about),
            ]
          : [];
      return [
        ...(known.length === 0 ||
        (order === "fixed" && place > index) ||
        !areTogether(step, about, document)
          ? [
              fault(
                `${path}.measure`,
                condition.measure,
                "Choose a measure of this step, or of an earlier step of the same visits (in the file: step.measure)",
                "Choisissez une mesure de cette étape, ou d’une étape précédente qui a lieu aux mêmes visites (dans le fichier : étape.mesure)",
              ),
            ]
          : known.includes(measure)
            ? []
            : [
                fault(
                  `${path}.measure`,
                  condition.measure,
                  `Unknown measure. Measures of this task: ${known.join(", ")}`,
                  `Mesure inconnue. Mesures de cette tâche : ${known.join(", ")}`,
                ),
              ]),
        ...(measure === ACCURACY ? beyondProportion(condition, path) : []),
        ...(about && isSurveyStep(about) ? answerFaults(about, measure, condition, path) : []),
        ...(hasComparison(condition)
          ? []
          : [
              fault(
                path,
                undefined,
                "A rule must compare with is, isNot, below or above",
                "Une règle doit comparer avec is, isNot, below ou above",
              ),
            ]),
      ];
    });
  });
}

/** Returns whether each visit with one step also has the other step, whose measure a rule of the first step compares. */
function areTogether(step: Step, about: Step | undefined, document: ProtocolDocument): boolean {
  if (!about) return true;
  const others = visitsWith(about, document);
  return visitsWith(step, document).every((visit) => others.includes(visit));
}

/** Returns a fault for each comparison of accuracy with a number outside 0 to 1, such as a percentage. */
const beyondProportion = (condition: LeaveRule["if"], path: string) =>
  (["is", "isNot", "below", "above"] as const).flatMap((name) => {
    const value = condition[name];
    if (typeof value !== "number" || (value >= 0 && value <= 1)) return [];
    return [
      fault(
        `${path}.${name}`,
        value,
        "The proportion of correct responses must lie between 0 and 1: enter 0.6 for 60%",
        "La proportion de réponses correctes doit être comprise entre 0 et 1 : pour 60 %, indiquez 0,6 (0.6 dans le fichier)",
      ),
    ];
  });

const hasComparison = ({ is, isNot, below, above }: LeaveRule["if"]) =>
  [is, isNot, below, above].some((each) => each !== undefined);

function deliveryFaults(document: ProtocolDocument): Fault[] {
  const { delivery = {}, steps } = document;
  const { ids = [], exits = {}, requireId } = delivery;
  const reserved = reservedNames(document);
  const reached: readonly Exit[] = steps.flatMap((step) =>
    isRunStep(step) ? (step.leave ?? []).map(({ exit }) => exit) : [],
  );
  return [
    ...repeated(ids).map((name) =>
      fault(
        "delivery.ids",
        name,
        "Each name must appear only once",
        "Chaque nom ne doit figurer qu’une fois",
      ),
    ),
    ...ids
      .filter((name) => reserved.includes(name))
      .map((name) =>
        fault(
          "delivery.ids",
          name,
          `This name is reserved. Choose another name; reserved names: ${reserved.join(", ")}`,
          `Ce nom est réservé. Choisissez-en un autre ; noms réservés : ${reserved.join(", ")}`,
        ),
      ),
    ...(requireId && ids.length === 0
      ? [
          fault(
            "delivery.requireId",
            requireId,
            "The study requires an identifier but does not name one, so participants cannot start. Name one under “Identifiers in the link” (ids), or do not require an identifier (requireId)",
            "L’étude exige un identifiant, mais n’en nomme aucun : personne ne pourrait commencer. Nommez-en un sous « Identifiants dans le lien » (ids), ou n’exigez pas d’identifiant (requireId)",
          ),
        ]
      : []),
    ...BY_RULE.filter((exit) => exits[exit] && !reached.includes(exit)).map((exit) =>
      fault(
        `delivery.exits.${exit}`,
        exits[exit],
        "No step leads to this exit. Add an early-exit rule to a step, or clear the code and link of this exit",
        "Aucune étape ne mène à cette sortie. Ajoutez à une étape une règle de sortie anticipée, ou videz le code et le lien de cette sortie",
      ),
    ),
  ];
}
