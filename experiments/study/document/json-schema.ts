import { toJSONSchema } from "zod/mini";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { DEVICE_VERSION } from "@/experiments/device-step/model/device-step-model";
import { minorOf, versionsRun } from "@/experiments/engine/contract/app-versions";
import type {
  Parameter,
  ParameterSet,
  Touch,
  Unit,
} from "@/experiments/engine/contract/define-parameters";
import { parameterSchema } from "@/experiments/engine/contract/parameter-schema";
import { SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import { FORMAT } from "./format";
import { takesInstructions } from "./instructions";
import { RESERVED_FIELDS } from "./later-features";
import { PLAN_FIELDS, PLAN_RULES } from "./plan-fields";
import { FLAGS_1 } from "./plan-schema";
import { OURS, OURS_2 } from "./reserved-names";
import { LIMITS, protocolSchema } from "./schema";
import { SURVEY_FIELDS } from "./survey-fields";

/** The path at which the site serves the JSON Schema of documents, for editors and other programs. */
export const JSON_SCHEMA_PATH = `/protocol.v${FORMAT}.schema.json`;

/** The keywords of JSON Schema that this module reads. */
type JsonSchema = {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  prefixItems?: JsonSchema[];
  description?: string;
};

/** The description of each field of a document, keyed by the field's path; `[]` represents the entries of a list. */
const FIELDS: Readonly<Record<string, string>> = {
  protocol: "The format of the document.",
  steps: "The steps of a session: tasks, surveys, checks of the device, and texts between them.",
  "steps[].id":
    "The name of the step, once in a document: lower-case letters, digits and hyphens, starting with a letter. The data name it.",
  "steps[].for": "The conditions that include the step; without this field, all conditions.",
  "steps[].at": "The visits that include the step; without this field, all visits.",
  "steps[].app": "The task.",
  "steps[].version":
    "Version of the task, the surveys or the check, major.minor, for which the step was written.",
  "steps[].parameters":
    "Parameters that differ from the defaults of the task; every other parameter has its default.",
  "steps[].instructions":
    "What participants read in place of the task’s own instructions, before the task and again before each block: a text for each language, with the markup of a text; or none. Only for tasks whose instructions can be replaced.",
  "steps[].instructionsFor":
    "The same for single conditions, by their names: these get them in place of the instructions of all.",
  "steps[].fixed": "Whether the step keeps its place where the order is not fixed.",
  "steps[].leave": "Rules that end the session after this step.",
  "steps[].leave[].if": "A comparison: the rule holds where every comparison in it does.",
  "steps[].leave[].if.measure":
    "What is compared, as step.measure: a measure of the step or, for tasks and surveys, accuracy, the share of right answers from 0 to 1.",
  "steps[].leave[].if.is": "The value is this one.",
  "steps[].leave[].if.isNot": "The value is another.",
  "steps[].leave[].if.below": "The value is smaller.",
  "steps[].leave[].if.above": "The value is larger.",
  "steps[].leave[].exit": "How the session ends where the rule holds.",
  "steps[].text":
    "What the participant reads: paragraphs with an empty line between them, lists of lines that begin with a hyphen, emphasis between asterisks. Nothing else is markup.",
  "steps[].device": "A check of the participant’s device.",
  "steps[].device.parts":
    "The parts of the check, each once: display (frames and clock, 15 s), presses (12 presses), size (the screen, with a bank card). The size of the window is always recorded.",
  order:
    "fixed: as written, which is the default. shuffled: drawn for each person. latin-square: each person gets a row of a Williams square.",
  conditions:
    "The conditions. If the address does not name a condition, assignment states how a person gets one: drawn, where each is equally likely, or balanced.",
  conditionsAre:
    "sessions: each person does all conditions, one in each session, and a link without a condition begins the first. Without this field, the conditions are groups of people.",
  assignment:
    "balanced: the data server assigns each person to the condition with the fewest participants who finished or are active, and in it to the row of the Williams square with the fewest. Without this field, conditions and rows are drawn.",
  visits:
    "The visits of each participant, in their order. Each visit is a session of its own. Without this field, the study has one visit.",
  "visits[].id": "The name of the visit, which the data contain.",
  "visits[].after":
    "The earlier visit from whose date the days are counted. The first visit does not have this field, all others do.",
  "visits[].days":
    "The first and the last day on which the visit can begin, in calendar days after the other visit, by the date of the participant’s device.",
  language:
    "participant, the default: the participant chooses. Otherwise the language of the study.",
  seed: "With a seed, all participants have the same trials. Without it, each session has its own.",
  title: "The name of the study: one line, or one text for each language.",
  information:
    "The content of the information sheet. A missing field is shown as “Not stated”. Each is one line, or one text for each language.",
  "information.controller": "Who decides about the data, with address.",
  "information.contact": "Whom participants ask.",
  "information.dataProtectionOfficer": "The data protection officer.",
  "information.purpose": "What the study is for.",
  "information.legalBasis": "The legal basis of the processing.",
  "information.ethicsApproval": "Which committee approved the study, and its number.",
  "information.recipients": "Who gets the data.",
  "information.transfers": "Transfers outside the European Union.",
  "information.retention": "How long the data are kept.",
  "information.openData": "Which data are published, and where.",
  "information.rights": "The rights of participants.",
  "information.complaint": "With whom to lodge a complaint.",
  "information.payment": "What participants are paid, for what, when and how.",
  "information.earlyEnd":
    "What participants get where a rule under leave ends the study early, pay included.",
  "information.risks": "Risks and burdens of taking part.",
  "information.benefits": "What participants, or others, gain.",
  "information.withdrawUntil": "The last day for withdrawal, such as 2026-12-31.",
  "information.minimumAge": "The lowest age at which somebody may take part.",
  conditionLabels:
    "What each condition is called in the papers, by its name: one line, or one text for each language.",
  debriefing: "What the participant reads at the end.",
  delivery: "What identifies the participant, and where the session leads.",
  "delivery.ids":
    "Names of parameters in the address that identify the participant; the first one identifies the person.",
  "delivery.requireId":
    "true: participants cannot enter without the first identifier. Without this field, they are warned and can take part.",
  "delivery.exits": "What the participant gets at each end of a session.",
  "delivery.exits[].code": "The completion code that is shown.",
  "delivery.exits[].url": "The address to which the participant goes back.",
  "delivery.receiver": "The address to which the data of each finished step are sent.",
  "delivery.receipts":
    "none: the data server sends no receipts, so the page tells a participant that the data were accepted, not that they have arrived. Without this field, data count as arrived only with a receipt.",
  ...SURVEY_FIELDS,
  ...PLAN_FIELDS,
  planHash: "The SHA-256 of the plan, which participants receive in place of the plan.",
};

/** Rules about a document that JSON Schema cannot express. */
const RULES = [
  "Step ids are all different.",
  "A step is for conditions that are listed under conditions.",
  "A label under conditionLabels is of a condition that is listed.",
  "Instructions under instructionsFor are for conditions that have the step.",
  "A text by language has every language in which the protocol can run: both where language is participant. An empty text counts as absent.",
  `At most ${LIMITS.trials} trials and ${LIMITS.minutes} minutes in all or, in a study with visits, in each visit.`,
  "Visits have different ids. after names an earlier visit, and the first of the days does not come after the last. A step is at visits that are listed under visits. At each visit, each condition has a task, a survey or a check of the device. A document with visits does not have conditionsAre.",
  "A rule under leave names a measure of its own step or, where the order is fixed, of an earlier one; elsewhere of any.",
  "A rule compares accuracy with numbers from 0 to 1.",
  "The receiver is an https address whose host has letters, digits, dots and hyphens, without a user name and without #.",
  "With conditionsAre, the sessions must be listed under conditions; with requireId, the identifier must be named under ids.",
  "assignment needs conditions that are groups, or without conditions the order latin-square with at least two steps that can move.",
  `In documents with a survey, a device check, visits, conditionsAre, assignment, requireId, plan.compare or an exclusion rule with a step or a flag other than ${FLAGS_1.join(", ")}, identifiers are also not called ${OURS_2.join(", ")}.`,
  `The fields ${RESERVED_FIELDS.join(", ")} are reserved for later releases, and refused by this one.`,
  "Only a rule reaches the exits screenedOut and failedCheck: they are allowed only where a rule leads to them.",
  ...PLAN_RULES,
  "Lengths of texts are counted in UTF-16 code units.",
  "No text contains half of a surrogate pair.",
];

const UNITS: Record<NonNullable<Unit>, string> = {
  ms: "In milliseconds.",
  "%": "In per cent.",
  km: "In kilometres.",
  trials: "In trials.",
  blocks: "In blocks.",
  items: "In items.",
  squares: "In squares.",
  digits: "In digits.",
};

const TOUCHES: Record<Touch, string> = {
  norm: "the published data that a result is compared with",
  timing: "when what is on the screen",
  scoring: "the score",
  sample: "who can take part",
};

/**
 * Returns the JSON Schema (draft 2020-12) of a document. The schema contains those checks of this release that do not
 * need to run an app. Sentences under `$comment` state the other checks.
 * @param address absolute URL at which the schema is served
 */
export function protocolJsonSchema(address: string): JsonSchema {
  const { $schema, ...whole } = described(
    toJSONSchema(protocolSchema, { io: "input", override: portable }) as JsonSchema,
    "",
  );
  const { properties = {} } = whole;
  const { steps = {}, conditions, delivery = {} } = properties;
  const [appStep, textStep, surveyStep, deviceStep] = steps.items?.anyOf ?? [];
  if (!appStep || !textStep || !surveyStep || !deviceStep)
    throw new Error("A step is no longer an app, a text, a survey or a check of the device");
  return {
    $schema,
    $id: address,
    title: "Protocol of a behavioural study",
    description:
      "A study of one or more apps. Fields and parameters that are not named here are errors.",
    $comment: RULES.join(" "),
    ...whole,
    properties: {
      ...properties,
      steps: {
        ...steps,
        items: {
          oneOf: [
            ...APP_IDS.map((id) => stepOf(id, appStep)),
            { title: "A text", ...textStep },
            versionedStep("A survey", surveyStep, minorOf(SURVEY_VERSION)),
            versionedStep("A check of the device", deviceStep, minorOf(DEVICE_VERSION)),
          ],
        },
      },
      conditions: { ...conditions, uniqueItems: true },
      delivery: { ...delivery, properties: withIds(delivery.properties) },
    },
  };
}

/** Writes control characters as ranges, because some validators, such as Python's, do not support Unicode classes. */
function portable({ jsonSchema }: { jsonSchema: { pattern?: string } }): void {
  if (jsonSchema.pattern)
    jsonSchema.pattern = jsonSchema.pattern.replace("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f");
}

/** Adds the description of every field to a schema. @throws Error that names a field without a description */
function described(schema: JsonSchema, path: string): JsonSchema {
  const { properties, items, anyOf, oneOf, prefixItems, additionalProperties } = schema;
  const entries = Object.entries(properties ?? {}).map(([name, field]) => {
    const at = path === "" ? name : `${path}.${name}`;
    // The fields `en` and `fr` of a localised text need no description.
    const isLanguage = name === "en" || name === "fr";
    if (!isLanguage && !FIELDS[at]) throw new Error(`Describe ${at}`);
    return [name, { ...(!isLanguage && { description: FIELDS[at] }), ...described(field, at) }];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(entries) }),
    ...(items && { items: described(items, `${path}[]`) }),
    ...(prefixItems && { prefixItems: prefixItems.map((each) => described(each, `${path}[]`)) }),
    ...(anyOf && { anyOf: anyOf.map((each) => described(each, path)) }),
    ...(oneOf && { oneOf: oneOf.map((each) => described(each, path)) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: described(additionalProperties as JsonSchema, `${path}[]`),
    }),
  };
}

/** Returns the schema of a step that runs an app, with the versions of the app in this release and its parameters. */
function stepOf(id: AppId, appStep: JsonSchema): JsonSchema {
  const { parameters, words, model } = APPS[id];
  const { properties = {} } = appStep;
  const { app, version, leave = {}, instructions, instructionsFor, ...others } = properties;
  return {
    ...appStep,
    title: words.name.en,
    properties: {
      ...others,
      ...(takesInstructions(model) && { instructions, instructionsFor }),
      app: { description: app?.description, const: id },
      version: {
        description: version?.description,
        enum: versionsRun(parameters, model.facts.version),
      },
      parameters: {
        description: others.parameters?.description,
        ...parametersJsonSchema(parameters),
      },
      leave: { ...leave, items: comparing(leave.items ?? {}) },
    },
  };
}

/** Returns the schema of a survey or of a check of the device, with the version of this release. */
function versionedStep(title: string, step: JsonSchema, here: string): JsonSchema {
  const { properties = {} } = step;
  const { leave = {}, version, ...others } = properties;
  return {
    ...step,
    title,
    properties: {
      ...others,
      version: { description: version?.description, const: here },
      leave: { ...leave, items: comparing(leave.items ?? {}) },
    },
  };
}

const COMPARISONS = ["is", "isNot", "below", "above"];

/** Adds to the schema of a rule under `leave` that the rule must have at least one comparison. */
function comparing(rule: JsonSchema): JsonSchema {
  const { properties = {} } = rule;
  const condition = {
    ...properties.if,
    anyOf: COMPARISONS.map((name) => ({ required: [name] })),
  };
  return { ...rule, properties: { ...properties, if: condition } };
}

function withIds(delivery: JsonSchema["properties"] = {}): JsonSchema["properties"] {
  const { ids = {} } = delivery;
  const items = { ...ids.items, not: { enum: OURS } };
  return { ...delivery, ids: { ...ids, items, uniqueItems: true } };
}

/**
 * Returns the JSON Schema of the parameters of an app. No parameter is required, because a document that leaves out a
 * parameter uses its published value. Sentences under `$comment` state the rules that compare parameters.
 */
export function parametersJsonSchema({
  definitions,
  rules,
}: Pick<ParameterSet, "definitions" | "rules">): JsonSchema {
  const { properties = {}, additionalProperties } = toJSONSchema(
    parameterSchema({ definitions }),
  ) as JsonSchema;
  const entries = Object.entries(definitions).map(([name, parameter]) => [
    name,
    {
      title: parameter.label.en,
      description: parameterDescription(parameter),
      ...properties[name],
      ...(parameter.kind === "number" && { type: "integer" }),
      default: parameter.default,
    },
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(entries),
    additionalProperties,
    ...(rules.length > 0 && { $comment: rules.map(({ says }) => says.en).join(" ") }),
  };
}

function parameterDescription(parameter: Parameter): string {
  const { help, since, touches } = parameter;
  const unit = parameter.kind === "number" && parameter.unit;
  const values =
    parameter.kind === "choice"
      ? Object.entries(parameter.values).map(([value, { en }]) => `${value}: ${en}.`)
      : [];
  const bearsOn = (touches ?? (Object.keys(TOUCHES) as Touch[])).map((touch) => TOUCHES[touch]);
  return [
    help?.en,
    unit && UNITS[unit],
    ...values,
    bearsOn.length > 0 && `Bears on ${bearsOn.join(", ")}.`,
    since && `Since version ${since} of the app.`,
  ]
    .filter(Boolean)
    .join(" ");
}
