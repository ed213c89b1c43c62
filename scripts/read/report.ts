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
  edited: "with bytes that differ from their receipt",
  incomplete: "not finished",
  endedByRule: "ended by a rule of the study",
  laterRun: "later runs of the same person",
  noScore: "without a score",
  excluded: "excluded by the plan",
};

const NO_ANSWER: Record<NoAnswer["reason"], string> = {
  noPlan: "The files contain no plan, so there is no planned question. Add the study as a file.",
  noMeasure: "The study lacks the measure of its plan, so the planned question has no answer.",
  noSides:
    "The plan does not state which two groups or sessions it compares, so its question has no answer.",
  tooFew: "Too few participants are analysed for an answer to the planned question.",
  noSpread: "All values are equal, so the planned question has no answer with an interval.",
};

function faultText({ id, values }: ReadFault): string {
  const words = Object.hasOwn(FAULT_WORDS, id)
    ? FAULT_WORDS[id as keyof typeof FAULT_WORDS].en
    : id;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return interpolate(words, Object.fromEntries(texts));
}

function faultLines({ files }: Pick<Reading, "files">): string[] {
  const all = files.flatMap(({ name, faults }) =>
    faults.map(
      (fault) => `  ${name}${fault.at === null ? "" : ` (${fault.at})`}: ${faultText(fault)}`,
    ),
  );
  const shown = all.slice(0, MOST_FAULTS);
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [`  and ${more} more faults`] : [])];
}

const inConditions = (conditions: readonly (string | null)[], counts: readonly number[]) =>
  conditions.length < 2
    ? ""
    : ` (${conditions.map((name, index) => `${name} ${counts[index] ?? 0}`).join(", ")})`;

/** Returns the lines that the command prints: the files with faults, who counts, and the answer to the plan. */
export function reportLines(reading: Reading, findings: Findings | null): string[] {
  const { files, sessions } = reading;
  const lines = [`${files.length} files with ${sessions.length} sessions.`, ...faultLines(reading)];
  if (!findings) return [...lines, "The files contain no data of a study."];
  const { flow, answer, isSimulated } = findings;
  const of = (counts: readonly number[]) => inConditions(flow.conditions, counts);
  lines.push(
    ...(isSimulated ? ["Simulated data: nobody took part."] : []),
    `${flow.began.total} participants began${of(flow.began.byCondition)}.`,
    ...flow.steps
      .filter(({ total }) => total > 0)
      .map(({ aside, total, byCondition }) => `  ${total} ${ASIDE_WORDS[aside]}${of(byCondition)}`),
    `${flow.analysed.total} participants are analysed${of(flow.analysed.byCondition)}.`,
  );
  if ("reason" in answer) return [...lines, NO_ANSWER[answer.reason]];
  const { value, low, high, level } = answer.estimate;
  const interval = low === null || high === null ? "" : ` [${low}, ${high}]`;
  return [
    ...lines,
    `${answer.measure.name}: ${value}${interval}, ${100 * level}% interval; ${answer.decision}.`,
  ];
}
