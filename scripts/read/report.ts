import type { Findings, NoAnswer } from "@/experiments/study/findings/findings";
import { FAULT_WORDS } from "@/experiments/study/reading/fault-words";
import type { ReadFault, Reading } from "@/experiments/study/reading/read-session";
import { interpolate } from "@/lib/i18n/interpolate";

/** The largest number of faults that the report lists. */
const MOST_FAULTS = 50;

const ASIDE_WORDS: Record<Findings["flow"]["steps"][number]["aside"], string> = {
  otherProtocol: "of another study",
  simulated: "simulated",
  rehearsal: "rehearsals",
  withdrawn: "withdrawn",
  edited: "data differ from the receipt",
  incomplete: "did not finish",
  endedByRule: "ended by a rule of the study",
  laterRun: "later sessions of the same participant",
  noScore: "without a score",
  excluded: "excluded by the plan",
};

const TOO_FEW = "Too few participants are analysed for an answer to the planned question.";

const NO_ANSWER: Record<NoAnswer["reason"], string> = {
  noPlan: "The files do not contain a plan, so there is no planned question. Add the study file.",
  noMeasure:
    "The study does not have a measure that answers the plan’s question. Check the plan, and that the files belong to it.",
  noSides:
    "The two groups or sessions that the plan compares cannot be determined. Check the plan, and the conditions in the files.",
  tooFew: TOO_FEW,
  tooFewOfOne: TOO_FEW,
  tooFewWithBoth: TOO_FEW,
  noSpread: "All participants have the same score, so a confidence interval cannot be computed.",
};

/** Returns the text of a fault in English. */
export function faultText({ id, values }: ReadFault): string {
  const words = Object.hasOwn(FAULT_WORDS, id)
    ? FAULT_WORDS[id as keyof typeof FAULT_WORDS].en
    : id;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return interpolate(words, Object.fromEntries(texts));
}

/** Returns a line for each fault of the files, up to a number. */
export function faultLines({ files }: Pick<Reading, "files">): string[] {
  const all = files.flatMap(({ name, faults }) =>
    faults.map(
      (fault) => `  ${name}${fault.at === null ? "" : ` (${fault.at})`}: ${faultText(fault)}`,
    ),
  );
  const shown = all.slice(0, MOST_FAULTS);
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [`  Other faults, not listed: ${more}`] : [])];
}

const inConditions = (conditions: readonly (string | null)[], counts: readonly number[]) =>
  conditions.length < 2
    ? ""
    : ` (${conditions.map((name, index) => `${name} ${counts[index] ?? 0}`).join(", ")})`;

/** Returns the lines about a study: who counts, and the answer to the plan. */
export function findingsLines({ flow, answer, isSimulated }: Findings): string[] {
  const of = (counts: readonly number[]) => inConditions(flow.conditions, counts);
  const { people } = flow;
  const counted = (name: string, { total, byCondition }: Findings["flow"]["began"]) =>
    `${people ? "Sessions" : "Participants"} ${name}: ${total}${of(byCondition)}.`;
  const lines = [
    ...(isSimulated ? ["Simulated data: nobody took part."] : []),
    ...(people
      ? [
          `Participants: ${people.began}, of whom ${people.analysed} have an analysed session. The numbers below count sessions.`,
        ]
      : []),
    counted(people ? "that began" : "who began", flow.began),
    ...flow.steps
      .filter(({ total }) => total > 0)
      .map(
        ({ aside, total, byCondition }) => `  ${ASIDE_WORDS[aside]}: ${total}${of(byCondition)}`,
      ),
    counted("analysed", flow.analysed),
  ];
  if ("reason" in answer) return [...lines, NO_ANSWER[answer.reason]];
  const { value, low, high, level } = answer.estimate;
  const interval = low === null || high === null ? "" : ` [${low}, ${high}]`;
  const measures = [...new Set(answer.sides.map(({ measure }) => measure.name))];
  return [
    ...lines,
    `${measures.join(" and ") || answer.measure.name}: ${value}${interval}, ${Number((100 * level).toPrecision(8))}% confidence interval; decision: ${answer.decision}.`,
  ];
}
