import { textIn } from "@/experiments/study/document/author-text";
import type { Plan } from "@/experiments/study/document/schema";
import type { Findings } from "@/experiments/study/findings/findings";
import { ruleName } from "./session-columns";

type Rule = NonNullable<Plan["exclude"]>[number];

const ofStep = ({ step }: Rule) =>
  step === undefined ? "the planned steps" : `the step \`${step}\``;

/** Returns a rule of a plan as a sentence without a full stop. */
function ruleText(rule: Rule): string {
  const place = ofStep(rule);
  if ("abovePercent" in rule)
    return `\`${rule.flag}\` in more than ${rule.abovePercent}% of the test trials of ${place}`;
  if (rule.flag === "sittings") return `sittings in ${place}: more than ${rule.above}`;
  if (rule.flag === "failedChecks")
    return `failed attention checks in ${place}: more than ${rule.above}`;
  if (rule.flag === "accuracyBelow") return `accuracy below ${rule.percent}% in ${place}`;
  return `an input device other than \`${rule.only}\` in ${place}`;
}

/** The fields of a plan that a test depends on, with their words. */
const FIELDS: readonly (readonly [keyof Plan, string])[] = [
  ["question", "Question"],
  ["measure", "Measure"],
  ["goal", "Goal"],
  ["effect", "Smallest effect size of interest"],
  ["width", "Width of the interval"],
  ["reference", "Reference value"],
  ["alpha", "Alpha"],
  ["tests", "Number of tests"],
  ["sides", "One- or two-sided"],
  ["power", "Power"],
  ["people", "Participants to analyse"],
  ["compare", "Groups or measures compared"],
  ["groups", "Groups"],
  ["sd", "SD"],
  ["reliability", "Reliability"],
  ["loss", "Expected share recruited but not analysed"],
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
      (rule, index) => `- Exclusion rule (\`${ruleName(index)}\`): ${ruleText(rule)}`,
    ),
  ];
}

/** The reasons for which sessions and participants are set aside. A number follows. */
const DONE = {
  otherProtocol: "Sessions of other studies, not counted",
  simulated: "Simulated sessions, not counted",
  rehearsal: "Rehearsals, not counted",
  withdrawn: "Withdrawn sessions",
  edited: "Sessions set aside because the data differ from their receipt",
  incomplete: "Participants who did not finish",
  endedByRule: "Participants whose session a rule of the study ended",
  laterRun: "Later sessions of the same participant, set aside",
  noScore: "Participants without a score in a planned measure",
  excluded: "Participants excluded by the rules of the plan",
} as const;

const shown = (value: number | null): string =>
  value === null ? "no interval" : String(Number(value.toPrecision(6)));

function testLines({ answer }: Findings): string[] {
  if ("reason" in answer)
    return [`- The planned question cannot be answered (\`${answer.reason}\`).`];
  const { estimate, method, decision, measure } = answer;
  const level = Number((100 * estimate.level).toPrecision(8));
  return [
    `- Measure \`${measure.name}\`, method \`${method}\`: ${shown(estimate.value)}, ${level}% confidence interval from ${shown(estimate.low)} to ${shown(estimate.high)}. Decision from the interval: \`${decision}\`.`,
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
    hash === null
      ? "The study file is missing or does not contain a plan, so there is no hash of the plan."
      : `SHA-256 of the plan: \`${hash}\`.`,
    ...study.plans.map((each) =>
      each.hash === null
        ? `Sessions analysed whose records do not name a plan: ${each.sessions}.`
        : `Sessions analysed whose records name the plan \`${each.hash}\`: ${each.sessions}, from ${each.first} to ${each.last}.`,
    ),
    "",
    "## What the plan said",
    "",
    ...(plan ? planLines(plan) : ["The files that were read do not contain a plan."]),
    "",
    "## What was done",
    "",
    `- Participants who began: ${flow.began.total}; analysed: ${flow.analysed.total}.`,
    ...flow.steps
      .filter(({ total }) => total > 0)
      .map(({ aside, total }) => `- ${DONE[aside]}: ${total}.`),
    ...testLines(findings),
    "- All other results in `results.json` are exploratory.",
    "",
    "## Reasons for deviations",
    "",
    ...["Number of participants", "Exclusions", "Measures and tests", "Other deviations"].flatMap(
      (each) => [`### ${each}`, "", ""],
    ),
  ];
  return lines.join("\n");
}
