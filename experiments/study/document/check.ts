import { DEVICE_VERSION } from "@/experiments/device-step/model/device-step-model";
import {
  completedParameters,
  minorOf,
  versionsRun,
} from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import { SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import { withoutMark } from "@/lib/decode-text";
import { ownValue } from "@/lib/own-value";
import { addressFaults } from "./check-addresses";
import { assignmentFaults } from "./check-assignment";
import { planFaults } from "./check-plan";
import { visitFaults } from "./check-visits";
import { type Fault, fault, type KnownApps } from "./fault";
import { FORMAT } from "./format";
import { instructionsFaults, instructionsShapeFault } from "./instructions";
import {
  type Issue,
  issueRule,
  knownKeys,
  nearestNumber,
  plainIssues,
  withoutSequels,
} from "./issue-rule";
import { laterFaults } from "./later-features";
import {
  type AppStep,
  type DeviceStep,
  LIMITS,
  type ProtocolDocument,
  protocolSchema,
  type SurveyStep,
} from "./schema";
import { isAppStep, isDeviceStep, isRunStep, isSurveyStep } from "./step-kind";
import { modelOfStep, parametersOf } from "./step-model";
import { textFaults } from "./text-faults";
import { contentAt, visitIds } from "./visits";
import { isBroken, walk } from "./walk";

/** The result of a check: the document with every parameter written out, or the faults of the document. */
export type CheckedProtocol = { document: ProtocolDocument } | { faults: readonly Fault[] };

/**
 * Reads the text of a document.
 * @param apps the apps of this release
 * @returns the document with all defaults, or at most a hundred faults; the function never throws an error
 */
export function readProtocol(text: string, apps: KnownApps): CheckedProtocol {
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(text));
  } catch (error) {
    return { faults: [jsonFault((error as Error).message, text)] };
  }
  return checkProtocol(value, apps);
}

/**
 * The maximum length of the list of faults. A page would need minutes to display more faults, and nobody would read
 * them.
 */
const MOST_FAULTS = 100;

const refused = (faults: readonly Fault[]) => ({ faults: faults.slice(0, MOST_FAULTS) });

/** Checks a parsed document and returns the same result as `readProtocol`. */
export function checkProtocol(value: unknown, apps: KnownApps): CheckedProtocol {
  const format = laterFormat(value);
  if (format) return refused([format]);
  const later = laterFaults(value);
  const isOfLater = isWithin(later);
  if (isTooLarge(value)) return refused(later.length > 0 ? later : [tooLarge()]);
  const hidden = [...hiddenFaults(value)].filter(({ path }) => !isOfLater(path));
  if (hidden.length > 0) return refused([...later, ...hidden]);
  const result = protocolSchema.safeParse(value, { error: knownKeys });
  if (!result.success)
    return refused([
      ...later,
      ...withoutSequels(result.error.issues.flatMap((issue) => plainIssues(issue as Issue)))
        .filter(({ path }) => !isOfLater(path.map(String).join(".")))
        .slice(0, MOST_FAULTS)
        .map((issue) => shapeFault(issue, value)),
    ]);
  const document = { ...result.data, steps: result.data.steps.map((step) => complete(step, apps)) };
  const faults = [...stepFaults(document, apps), ...textFaults(document)];
  if (faults.length > 0) return refused(faults);
  // The other rules about the whole document need valid visits.
  const ofVisits = visitFaults(document);
  if (ofVisits.length > 0) return refused(ofVisits);
  const about = [
    ...visitIds(document).flatMap((visit) => lengthFaults(contentAt(document, visit), apps, visit)),
    ...assignmentFaults(document, apps),
    // The script of archives leaves out the code that checks plans, because participants receive only a plan's hash.
    ...(process.env.LEAVES_OUT_PLANS === "yes" ? [] : planFaults(document, apps)),
    ...addressFaults(document),
  ];
  return about.length > 0 ? refused(about) : { document };
}

/** Returns the fault of a text that is not JSON, with the number of the faulty line if the browser reports it. */
function jsonFault(message: string, text: string): Fault {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position === undefined)
    return fault(
      "",
      message,
      "The file is not valid JSON. Copy or download it again, or correct it in a text editor",
      "Le fichier n’est pas du JSON valide. Copiez-le ou téléchargez-le de nouveau, ou corrigez-le dans un éditeur de texte",
    );
  const line = text.slice(0, Number(position)).split("\n").length;
  return fault(
    "",
    message,
    `The file is not valid JSON. Look at line ${line} and the one before it for a missing or extra comma, quotation mark or bracket`,
    `Le fichier n’est pas du JSON valide. Cherchez à la ligne ${line} et à la précédente une virgule, un guillemet ou un crochet en trop ou manquant`,
  );
}

/** Returns whether a path is the path of one of some faults, or lies below such a path. */
function isWithin(faults: readonly Fault[]): (path: string) => boolean {
  const paths = new Set(faults.map(({ path }) => path));
  return (path) => {
    const keys = path.split(".");
    return keys.some((_, length) => paths.has(keys.slice(0, length + 1).join(".")));
  };
}

function laterFormat(value: unknown): Fault | null {
  const format = typeof value === "object" && value && "protocol" in value ? value.protocol : null;
  if (typeof format !== "number" || format <= FORMAT || !Number.isInteger(format)) return null;
  return fault(
    "protocol",
    format,
    `This study file has a later format than ${FORMAT}, the format that this release reads. Open it on the site that made it, or ask for an older file.`,
    `Ce fichier d’étude a un format plus récent que le format ${FORMAT}, que lit cette version. Ouvrez-le sur le site où il a été fait, ou demandez un fichier plus ancien.`,
  );
}

/** Rules of the fields that have one value, and are absent otherwise. */
const ONLY_VALUE: Readonly<Record<string, Fault["rule"]>> = {
  conditionsAre: {
    en: "This must be “sessions” if each participant does all conditions, one in each session. If the conditions are groups of people, delete this field",
    fr: "Ce champ doit valoir « sessions » si chaque personne passe par toutes les conditions, une par séance. Si les conditions sont des groupes de personnes, supprimez ce champ",
  },
  "delivery.requireId": {
    en: "This must be true if the study requires the first identifier. Otherwise, delete this field",
    fr: "Ce champ doit valoir true si l’étude exige le premier identifiant. Sinon, supprimez-le",
  },
};

function shapeFault(issue: Issue, document: unknown): Fault {
  const { path } = issue;
  const found = path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined,
    document,
  );
  const place = path.map(String).join(".");
  const nearest = nearestNumber(issue);
  return (
    instructionsShapeFault(place, found) ?? {
      path: place,
      value: found,
      rule: ownValue(ONLY_VALUE, place) ?? issueRule(issue),
      ...(nearest !== undefined && { nearest }),
      ...(issue.code === "unrecognized_keys" && { isUnknown: true }),
    }
  );
}

/** Returns a step with every parameter of its app version; missing parameters get the default of that version. */
function complete(step: ProtocolDocument["steps"][number], apps: KnownApps) {
  if (!isAppStep(step)) return step;
  const app = ownValue(apps, step.app);
  if (!app) return step;
  return {
    ...step,
    parameters: completedParameters(app.parameters, step.version, step.parameters),
  };
}

function stepFaults({ steps, conditions }: ProtocolDocument, apps: KnownApps): Fault[] {
  return steps.flatMap((step, index) => {
    const path = `steps.${index}`;
    const isTwice = steps.findIndex(({ id }) => id === step.id) < index;
    const twice = isTwice
      ? [
          fault(
            `${path}.id`,
            step.id,
            "Each step must have its own name in the data",
            "Chaque étape doit avoir son propre nom dans les données",
          ),
        ]
      : [];
    if (isSurveyStep(step)) return [...twice, ...surveyStepFaults(step, path)];
    if (isDeviceStep(step)) return [...twice, ...deviceStepFaults(step, path)];
    return isAppStep(step) ? [...twice, ...appFaults(step, path, apps, conditions)] : twice;
  });
}

/** Returns the faults of a survey, and of the version of surveys for which it was written. */
function surveyStepFaults({ version, survey }: SurveyStep, path: string): Fault[] {
  const here = minorOf(SURVEY_VERSION);
  if (version !== here)
    return [
      fault(
        `${path}.version`,
        version,
        `This version of questionnaires cannot be run here. This release runs version ${here}; other versions have other rules for scores and orders`,
        `Cette version des questionnaires ne peut pas être lancée ici. Le site accepte la version ${here} ; les autres ont d’autres règles pour les scores et pour l’ordre des questions`,
      ),
    ];
  return surveyFaults(survey, `${path}.survey`);
}

/** Returns the faults of a check of the device: another version, or a part that occurs twice. */
function deviceStepFaults({ version, device }: DeviceStep, path: string): Fault[] {
  const here = minorOf(DEVICE_VERSION);
  if (version !== here)
    return [
      fault(
        `${path}.version`,
        version,
        `This version of the device check cannot be run here. This release runs version ${here}; other versions measure in another way`,
        `Cette version du contrôle de l’appareil ne peut pas être lancée ici. Le site accepte la version ${here} ; les autres mesurent autrement`,
      ),
    ];
  return device.parts.flatMap((part, index) =>
    device.parts.indexOf(part) < index
      ? [
          fault(
            `${path}.device.parts.${index}`,
            part,
            "Each part must be listed once",
            "Chaque partie ne doit figurer qu’une fois",
          ),
        ]
      : [],
  );
}

function appFaults(
  step: AppStep,
  path: string,
  apps: KnownApps,
  conditions: readonly string[] = [],
): Fault[] {
  const app = ownValue(apps, step.app);
  if (!app) {
    const known = Object.keys(apps).join(", ");
    return [
      fault(
        `${path}.app`,
        step.app,
        `Unknown task. Tasks of this release: ${known}`,
        `Tâche inconnue. Tâches de cette version : ${known}`,
      ),
    ];
  }
  const { version } = app.modelOf(defaultsOf(app.parameters)).facts;
  const known = versionsRun(app.parameters, version);
  if (!known.includes(step.version))
    return [
      fault(
        `${path}.version`,
        step.version,
        `This version cannot be run here. This release has version ${version} of the task and runs ${known[0]} to ${known.at(-1)}; other versions have other trials, columns or scores.`,
        `Cette version ne peut pas être lancée ici. Le site a la version ${version} de la tâche et accepte les versions ${known[0]} à ${known.at(-1)} ; les autres ont d’autres essais, colonnes ou scores.`,
      ),
    ];
  return [
    ...instructionsFaults(step, path, app, conditions),
    ...parameterFaults(app.parameters, parametersOf(step, app)).map(({ name, value, rule }) => ({
      path: `${path}.parameters.${name}`,
      value,
      rule,
    })),
  ];
}

/** The depth of nesting from which documents are refused. In valid documents, only the rules of surveys are this deep. */
const DEEPEST = 24;

/** Number of values in the largest valid document: 50 steps with 50 rules of 8 values each, and the parameters. */
const MOST_PLACES = 30_000;

/**
 * Returns whether a JSON tree has more values than any valid document. Checking all values of such a tree would block
 * the page.
 */
export function isTooLarge(value: unknown): boolean {
  let count = 0;
  for (const _ of walk(value, DEEPEST)) {
    count += 1;
    if (count > MOST_PLACES) return true;
  }
  return false;
}

/** Returns whether a JSON tree is nested deeper than any valid document. */
export function isTooDeep(value: unknown): boolean {
  for (const { path } of walk(value, DEEPEST)) if (path.length === DEEPEST) return true;
  return false;
}

const tooLarge = () =>
  fault(
    "",
    undefined,
    "This study file is too large. A study can have at most 50 steps, and each step at most 50 rules",
    "Ce fichier d’étude est trop volumineux. Une étude peut avoir au plus 50 étapes, et chaque étape au plus 50 règles",
  );

/**
 * Yields the faults that a schema cannot find: the key `__proto__`, halves of surrogate pairs, and too deep nesting.
 */
function* hiddenFaults(value: unknown): Generator<Fault> {
  for (const place of walk(value, DEEPEST)) {
    const path = place.path.join(".");
    if (place.path.length === DEEPEST)
      yield fault(
        path,
        undefined,
        "This part of the study file is nested too deeply. Remove the inner levels",
        "Cette partie du fichier d’étude est imbriquée trop profondément. Retirez les niveaux intérieurs",
      );
    if (place.key === "__proto__")
      yield fault(
        path,
        place.value,
        "This field name is not allowed. Delete the field or rename it",
        "Ce nom de champ n’est pas permis. Supprimez le champ ou renommez-le",
      );
    if (isBroken(place))
      yield fault(
        path,
        place.value,
        "This text contains a damaged character. Type the text again.",
        "Ce texte contient un caractère endommagé. Retapez le texte.",
      );
  }
}

/** Returns the faults of a visit that has too many trials or takes too long. @param visit null without visits */
function lengthFaults(
  { steps }: Pick<ProtocolDocument, "steps">,
  apps: KnownApps,
  visit: string | null,
): Fault[] {
  const facts = steps.filter(isRunStep).map((step) => modelOfStep(step, apps).facts);
  const trials = facts.reduce((sum, each) => sum + each.trials, 0);
  const minutes = facts.reduce((sum, each) => sum + each.seconds, 0) / 60;
  const [en, fr] =
    visit === null ? ["A study", "Une étude"] : [`The visit “${visit}”`, `La visite « ${visit} »`];
  return [
    ...(trials > LIMITS.trials
      ? [
          fault(
            "steps",
            trials,
            `${en} must have at most ${LIMITS.trials} trials in all`,
            `${fr} doit avoir au plus ${LIMITS.trials} essais en tout`,
          ),
        ]
      : []),
    ...(minutes > LIMITS.minutes
      ? [
          fault(
            "steps",
            Math.ceil(minutes),
            `${en} must take at most ${LIMITS.minutes} minutes in all`,
            `${fr} doit durer au plus ${LIMITS.minutes} minutes en tout`,
          ),
        ]
      : []),
  ];
}
