import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { Instructions } from "@/experiments/engine/contract/word-types";
import type { Bilingual } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { textIn } from "./author-text";
import { type Fault, fault, type KnownApp } from "./fault";
import type { AppStep } from "./schema";
import { isDoneIn } from "./step-kind";
import { parametersOf } from "./step-model";

type Instructed = Pick<AppStep, "instructions" | "instructionsFor">;

/** The name of the instructions among the parameters of a step. */
export const INSTRUCTIONS_LABEL: Bilingual = { en: "Instructions", fr: "Consigne" };

/**
 * Whether the instructions of an app can be replaced: the engine displays the instructions of timed tasks. A form displays its
 * question with each answer, so its instructions are part of its screens.
 */
export const takesInstructions = ({ kind }: Pick<AppModel, "kind">): boolean => kind === "timed";

/** Whether participants of some condition read other instructions than the text of the task, or none. */
export const hasOtherInstructions = ({ instructions, instructionsFor }: Instructed): boolean =>
  instructions !== undefined || instructionsFor !== undefined;

/** Returns the instructions in a step for a condition as the document has them; undefined for the text of the task. */
function writtenFor(
  { instructions, instructionsFor = {} }: Instructed,
  condition: string | null,
): AppStep["instructions"] {
  return condition !== null && Object.hasOwn(instructionsFor, condition)
    ? instructionsFor[condition]
    : instructions;
}

/**
 * Returns the instructions that participants read in a step, in a language.
 * @param condition of the participant; null in a study without conditions
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

/** Returns how the record of a step names its instructions; undefined for the text of the task. */
export function instructionsRecorded(
  step: Instructed,
  condition: string | null,
): "own" | "none" | undefined {
  const written = writtenFor(step, condition);
  return written === undefined || written === "none" ? written : "own";
}

/** Returns the faults of instructions for an app that does not take any, or for conditions without the step. */
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

/** Returns the fault of instructions of another type than those allowed; undefined for other places. */
export const instructionsShapeFault = (path: string, value: unknown): Fault | undefined =>
  PLACE.test(path) && (typeof value !== "object" || value === null || Array.isArray(value))
    ? fault(
        path,
        value,
        'Instructions must be a text for each language, { "en": "…", "fr": "…" }, or "none"',
        'La consigne doit être un texte par langue, { "en": "…", "fr": "…" }, ou bien "none"',
      )
    : undefined;
