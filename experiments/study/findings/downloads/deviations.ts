import { textIn } from "@/experiments/study/document/author-text";
import type { Plan } from "@/experiments/study/document/schema";
import type { Findings } from "@/experiments/study/findings/findings";
import { ruleName } from "./session-columns";

type Rule = NonNullable<Plan["exclude"]>[number];

const ofStep = ({ step }: Rule) =>
  step === undefined ? "the planned steps" : `the step \`${step}\``;

/** Returns a rule of a plan as a sentence without a full stop. */
export function ruleText(rule: Rule): string {
  const place = ofStep(rule);
  if ("abovePercent" in rule)
    return `\`${rule.flag}\` in more than ${rule.abovePercent} % of the test trials of ${place}`;
  if (rule.flag === "sittings") return `more than ${rule.above} sittings in ${place}`;
  if (rule.flag === "failedChecks")
    return `more than ${rule.above} failed attention checks in ${place}`;
  if (rule.flag === "accuracyBelow")
    return `less than ${rule.percent} % of correct answers in ${place}`;
  return `another input than \`${rule.only}\` in ${place}`;
}

/** The fields of a plan that a test depends on, with their words. */
const FIELDS: readonly (readonly [keyof Plan, string])[] = [
  ["question", "Question"],
  ["measure", "Measure"],
  ["goal", "Goal"],
  ["effect", "Smallest effect that matters"],
  ["width", "Width of the interval"],
  ["reference", "Reference"],
  ["alpha", "Alpha"],
  ["tests", "Tests"],
  ["sides", "Sides"],
  ["power", "Power"],
  ["people", "People"],
  ["compare", "Compared sides"],
  ["groups", "Groups"],
  ["sd", "SD"],
  ["reliability", "Reliability"],
  ["loss", "Expected loss"],
];

const valueText = (value: unknown): string =>
  typeof value === "object" ? `\`${JSON.stringify(value)}\`` : `\`${String(value)}\``;

function planLines(plan: Plan): string[] {
  const hypotheses = plan.hypotheses && textIn(plan.hypotheses, "en");
  return [
    ...(hypotheses ? [`- Hypotheses: ${hypotheses.replace(/\s+/g, " ")}`] : []),
    ...FIELDS.flatMap(([name, words]) =>
      plan[name] === undefined ? [] : [`- ${words}: ${valueText(plan[name])}`],
    ),
    ...(plan.exclude ?? []).map(
      (rule, index) => `- People are excluded (\`${ruleName(index)}\`): ${ruleText(rule)}`,
    ),
  ];
}

/** The reasons for which people are set aside, as a sentence after their number. */
const DONE = {
  otherProtocol: "sessions of other studies were not read",
  simulated: "simulated sessions were not counted",
  rehearsal: "rehearsals were not counted",
  withdrawn: "sessions were withdrawn",
  edited: "sessions have other bytes than their receipt",
  incomplete: "people did not finish",
  endedByRule: "people left by a rule of the study",
  laterRun: "sessions are later runs of the same person",
  noScore: "people have no score in a planned measure",
  excluded: "people were excluded by the rules of the plan",
} as const;

const shown = (value: number | null): string =>
  value === null ? "no interval" : String(Number(value.toPrecision(6)));

function testLines({ answer }: Findings): string[] {
  if ("reason" in answer) return [`- The planned question has no answer (\`${answer.reason}\`).`];
  const { estimate, method, decision, measure } = answer;
  const level = Number((100 * estimate.level).toPrecision(8));
  return [
    `- Measure \`${measure.name}\`, method \`${method}\`: ${shown(estimate.value)}, ${level} % interval from ${shown(estimate.low)} to ${shown(estimate.high)}. Read from the interval: \`${decision}\`.`,
  ];
}

/**
 * Returns `DEVIATIONS.md`: what the plan said, what was done, and empty headings for the reasons. The authors complete the
 * file and publish it with their results.
 */
export function deviationsMd(findings: Findings): string {
  const { study, flow, isSimulated } = findings;
  const plan = study.document?.content.plan;
  const hash = study.document?.planHash ?? null;
  const lines = [
    "# Deviations from the plan",
    "",
    ...(isSimulated ? ["**Simulated data: nobody took part.**", ""] : []),
    hash === null ? "The document has no plan hash." : `SHA-256 of the plan: \`${hash}\`.`,
    ...study.plans.map((each) =>
      each.hash === null
        ? `${each.sessions} of the sessions analysed name no plan.`
        : `${each.sessions} of the sessions analysed name the plan \`${each.hash}\`, from ${each.first} to ${each.last}.`,
    ),
    "",
    "## What the plan said",
    "",
    ...(plan ? planLines(plan) : ["The study was read without a plan."]),
    "",
    "## What was done",
    "",
    `- ${flow.began.total} people began, ${flow.analysed.total} are analysed.`,
    ...flow.steps
      .filter(({ total }) => total > 0)
      .map(({ aside, total }) => `- ${total} ${DONE[aside]}.`),
    ...testLines(findings),
    "- Everything else in `results.json` is exploratory.",
    "",
    "## Why",
    "",
    ...["Number of people", "Exclusions", "Measures and tests", "Anything else"].flatMap((each) => [
      `### ${each}`,
      "",
      "",
    ]),
  ];
  return lines.join("\n");
}
