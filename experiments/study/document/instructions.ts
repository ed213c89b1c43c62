import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { Instructions } from "@/experiments/engine/contract/word-types";
import type { Bilingual } from "@/lib/i18n/define-content";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { textIn } from "./author-text";
import { type Fault, fault, type KnownApp } from "./fault";
import type { AppStep } from "./schema";
import { isDoneIn } from "./step-kind";
import { parametersOf } from "./step-model";

type Instructed = Pick<AppStep, "instructions" | "instructionsFor">;

/** The label of the instructions in the list of a step's parameters. */
export const INSTRUCTIONS_LABEL: Bilingual = { en: "Instructions", fr: "Consigne" };

/**
 * Returns whether an author can replace the instructions of an app. This is possible for timed tasks, because the
 * engine displays the instructions of timed tasks. A questionnaire displays its question with each answer, so its
 * screens contain the instructions.
 */
export const takesInstructions = ({ kind }: Pick<AppModel, "kind">): boolean => kind === "timed";

/** Returns whether a step replaces or removes the instructions of its task, for at least one condition. */
export const hasOtherInstructions = ({ instructions, instructionsFor }: Instructed): boolean =>
  instructions !== undefined || instructionsFor !== undefined;

/**
 * Returns the instructions that a document states for a condition; undefined if participants read the standard
 * instructions of the task.
 */
function writtenFor(
  { instructions, instructionsFor = {} }: Instructed,
  condition: string | null,
): AppStep["instructions"] {
  return (condition === null ? undefined : ownValue(instructionsFor, condition)) ?? instructions;
}

/**
 * Returns the instructions that participants read before a task, in a language.
 * @param condition the condition of the participant; null in a study without conditions
 */
export function instructionsShown(
  step: Instructed,
  locale: Locale,
  condition: string | null,
): Instructions {
  const written = writtenFor(step, condition);
  if (written === undefined) return "ours";
  if (written === "none") return "none";
  const own = textIn(written, locale);
  return own ? { own } : "ours";
}

/**
 * Returns how the instructions were changed, in the notation of the data: `own` if the document replaces them, `none`
 * if it removes them. Undefined if participants read the standard instructions of the task.
 */
export function instructionsRecorded(
  step: Instructed,
  condition: string | null,
): "own" | "none" | undefined {
  const written = writtenFor(step, condition);
  return written === undefined || written === "none" ? written : "own";
}

/** Returns a fault if an app's instructions cannot be replaced, or if they are for a condition without the step. */
export function instructionsFaults(
  step: AppStep,
  path: string,
  app: KnownApp,
  conditions: readonly string[],
): Fault[] {
  if (!hasOtherInstructions(step)) return [];
  const { instructionsFor = {} } = step;
  if (!takesInstructions(app.modelOf(parametersOf(step, app))))
    return (["instructions", "instructionsFor"] as const).flatMap((name) =>
      step[name] === undefined
        ? []
        : [
            fault(
              `${path}.${name}`,
              step[name],
              "The instructions of this task cannot be replaced: it shows its question with each answer. Remove them, and write what participants should know on a page of text before the task",
              "La consigne de cette tâche ne peut pas être remplacée : sa question figure à chaque réponse. Retirez-la, et écrivez ce que les participants doivent savoir sur une page de texte placée avant la tâche",
            ),
          ],
    );
  const possible = conditions.filter((name) => isDoneIn(step, name));
  const listed = possible.join(", ");
  return Object.keys(instructionsFor)
    .filter((name) => !possible.includes(name))
    .map((name) =>
      fault(
        `${path}.instructionsFor.${name}`,
        name,
        `Instructions must be for a condition that has this step: ${listed || "there are none"}`,
        `La consigne doit être celle d’une condition qui comprend cette étape : ${listed || "il n’y en a pas"}`,
      ),
    );
}

const PLACE = /^steps\.\d+\.(?:instructions|instructionsFor\.[^.]+)$/;

/** Returns the fault of instructions whose type is not allowed; undefined if the path does not lead to instructions. */
export const instructionsShapeFault = (path: string, value: unknown): Fault | undefined =>
  PLACE.test(path) && (typeof value !== "object" || value === null || Array.isArray(value))
    ? fault(
        path,
        value,
        'Instructions must be a text for each language, { "en": "…", "fr": "…" }, or "none"',
        'La consigne doit être un texte par langue, { "en": "…", "fr": "…" }, ou bien "none"',
      )
    : undefined;
