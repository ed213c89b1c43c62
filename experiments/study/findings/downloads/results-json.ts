import { json } from "@/experiments/engine/data/data-set-files";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { levelOf } from "@/experiments/study/findings/answer/compare";
import { LEVEL } from "@/experiments/study/findings/estimate";
import type { Findings, Results } from "@/experiments/study/findings/findings";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { askedIn } from "./asked-in";

/** Returns the versions of the task of each step, in the runs of the people analysed. */
function versionsOf({ sessions, study }: Pick<Findings, "sessions" | "study">) {
  const analysed = sessions.flatMap(({ aside, session }) => (aside === null ? [session] : []));
  const runs = analysed.flatMap((session) => session.runs);
  return Object.fromEntries(
    stepsOfData(analysed, study.document?.content ?? null).map(({ step, task }) => [
      step,
      {
        task,
        versions: [
          ...new Set(runs.flatMap((run) => (run.step === step ? run.version : []))),
        ].sort(),
      },
    ]),
  );
}

/** Returns `results.json`: every number of the page, unrounded and keyed by its name, with facts about the study. */
export function resultsJson(findings: Findings, results: Results): string {
  const { study, isSimulated, answer, notes } = findings;
  const content = study.document?.content ?? null;
  const asked = askedIn(findings);
  return json({
    ...(isSimulated && { simulated: true }),
    study: {
      protocol: study.protocol,
      document: study.document?.document ?? null,
      planHash: study.document?.planHash ?? null,
      plans: study.plans,
      documents: study.documents,
      conditionsAreSessions: content !== null && areSessions(content),
    },
    steps: versionsOf(findings),
    level: { planned: levelOf(asked), others: LEVEL },
    answer:
      "reason" in answer
        ? { reason: answer.reason }
        : {
            question: answer.question,
            goal: answer.goal,
            method: answer.method,
            measure: answer.measure.name,
            other: answer.other?.name ?? null,
            sides: answer.sides.map(({ condition, measure }) => ({
              condition,
              measure: measure.name,
            })),
            standardised: answer.standardised?.kind ?? null,
            decision: answer.decision,
          },
    notes,
    numbers: results,
  });
}
