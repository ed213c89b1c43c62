/** @jest-environment node */
import { APPS } from "@/experiments/catalog/registry";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import { contradictingExclusions } from "@/experiments/study/reading/contradicting-exclusions";

const speeded = Object.values(APPS).flatMap(({ model }): [string, TimedModel][] =>
  model.kind === "timed" && "minimumRtMs" in model.parameters
    ? [[model.facts.id, model as unknown as TimedModel]]
    : [],
);

/** Returns the rows of all combinations of a response, its time, a hidden page and a false start, in ten trials. */
function rowsOf(model: TimedModel): TrialRow[] {
  const block = model.blocks(1).find(({ phase }) => phase === "test");
  const trials = Array.from({ length: 10 }, (_, index) => block?.trialAt(index, []));
  const responses = [...new Set(Object.values(model.keys)), null];
  return trials.flatMap((trial) =>
    responses.flatMap((response) =>
      (response === null ? [null] : [20, 600]).flatMap((rtMs) =>
        [true, false].flatMap((hidden) =>
          [true, false].map((falseStart) => {
            const finished = { response, rtMs, hidden, falseStart, responses: [], onsetMs: 0 };
            const timing = { frameMs: 16, lateFrames: 0, input: null };
            const own = model.outcome(trial, { ...finished, ...timing });
            return { ...own, phase: "test", rt_ms: rtMs, hidden } as TrialRow;
          }),
        ),
      ),
    ),
  );
}

/** Returns whether the response of a row alone explains its exclusion. */
const isExplained = (model: TimedModel, { hidden, rt_ms, correct, excluded }: TrialRow) =>
  excluded ===
  speededExclusion(
    { hidden: hidden === true, rtMs: rt_ms, correct: correct === true },
    Number(model.parameters.minimumRtMs),
  );

it.each(speeded)("no exclusion that the task %s writes contradicts the response", (_, model) => {
  expect(contradictingExclusions(model, rowsOf(model))).toBe(0);
});

it("each changed exclusion is found in all tasks in which the response alone determines it", () => {
  const found = speeded.flatMap(([id, model]) => {
    const rows = rowsOf(model);
    if (!rows.every((row) => isExplained(model, row))) return [];
    const changed = rows.map((row) => ({
      ...row,
      excluded: row.excluded === null ? "error" : null,
    }));
    return [[id, contradictingExclusions(model, changed) === rows.length]];
  });
  expect(Object.fromEntries(found)).toEqual({
    stroop: true,
    flanker: true,
    simon: true,
    "choice-rt": true,
  });
});
