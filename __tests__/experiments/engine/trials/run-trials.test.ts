/** @jest-environment node */

import {
  fixedBlock,
  speededPhases,
  type TrialModel,
} from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { runTrials, type TrialIndex, type Wait } from "@/experiments/engine/trials/run-trials";
import { virtualClock } from "@/experiments/engine/trials/trial-clock";

type Side = "left" | "right";

const TIMES = { fixationMs: 500, responseWindowMs: 1000, feedbackMs: 300, blankMs: 200 };

/** A model with four practice trials and two test blocks of six trials each. */
const MODEL: TrialModel<Side, Side> = {
  blocks: (seed) => [
    fixedBlock("practice", Array<Side>(4).fill(seed % 2 ? "left" : "right")),
    fixedBlock("test", Array<Side>(6).fill("left")),
    fixedBlock("test", Array<Side>(6).fill("right")),
  ],
  phases: (_, phase) => speededPhases(TIMES, phase === "practice"),
  outcome: (side, { response }) => ({
    condition: null,
    stimulus: side,
    response,
    correct: response === side,
    excluded: null,
  }),
  pausesWhenSilent: true,
};

type Options = Parameters<typeof runTrials<Side, Side>>[0];

/** Runs a model on a virtual clock, with a simulated participant who responds 400 ms after each stimulus onset. */
function run(
  parts: Partial<Options> & { isSilent?: (at: TrialIndex) => boolean; hidesAt?: TrialIndex } = {},
) {
  const { isSilent = () => false, hidesAt, ...options } = parts;
  const clock = virtualClock();
  const leaving = new AbortController();
  const waits: Wait[] = [];
  const trials: TrialIndex[] = [];
  const blocks: TrialRow[][] = [];
  const phases: string[] = [];
  let respond: (response: Side, timeStamp: number, input: string) => boolean = () => false;
  const end = runTrials<Side, Side>({
    model: MODEL,
    seed: 7,
    clock,
    screen: {
      prepare: () => {},
      show: (phase, trial, { stamp }) => {
        phases.push(phase);
        const at = trials.at(-1) as TrialIndex;
        if (phase !== "stimulus") return;
        if (hidesAt?.block === at.block && hidesAt.index === at.index)
          clock.at(stamp + 100, clock.hide);
        if (!isSilent(at)) clock.at(stamp + 400, () => respond(trial, stamp + 400, "virtual"));
      },
    },
    listen: (given) => {
      respond = given;
      return () => {
        respond = () => false;
      };
    },
    wait: (wait) => {
      waits.push(wait);
    },
    onTrial: (at) => trials.push(at),
    onBlock: (rows) => blocks.push(rows),
    signal: leaving.signal,
    ...options,
  });
  return { end, clock, leaving, waits, trials, blocks, phases };
}

const pauses = (waits: Wait[]) => waits.filter(({ why }) => why !== "block");

it("a run presents every trial of every block in order, and waits before each block", async () => {
  const { end, trials, blocks, waits } = run();
  expect(await end).toBe("finished");
  expect(trials.map(({ block, index }) => [block, index])).toEqual(
    [4, 6, 6].flatMap((length, block) => Array.from({ length }, (_, index) => [block, index])),
  );
  expect(blocks.map(({ length }) => length)).toEqual([4, 6, 6]);
  expect(waits).toEqual([
    { why: "block", block: 0, phase: "practice" },
    { why: "block", block: 1, phase: "test" },
    { why: "block", block: 2, phase: "test" },
  ]);
});

it("trial numbers continue through the whole session, and practice is block 0", async () => {
  const { end, blocks } = run();
  await end;
  const rows = blocks.flat();
  expect(rows.map(({ trial }) => trial)).toEqual(rows.map((_, index) => index + 1));
  expect(blocks.map(([row]) => row?.block)).toEqual([0, 1, 2]);
});

it("test blocks are numbered from 1 even if the run does not have practice trials", async () => {
  const model = { ...MODEL, blocks: (seed: number) => MODEL.blocks(seed).slice(1) };
  const { end, blocks } = run({ model });
  await end;
  expect(blocks.map(([row]) => row?.block)).toEqual([1, 2]);
});

it("response times are measured from the frame of the stimulus onset, and phases have their set durations", async () => {
  const { end, blocks, clock, phases } = run();
  await end;
  expect(blocks.flat().every(({ rt_ms }) => rt_ms === 400)).toBe(true);
  expect(phases.slice(0, 5)).toEqual(["fixation", "stimulus", "feedback", "blank", "fixation"]);
  const [first, second] = blocks[1]?.map(({ onset_ms }) => onset_ms as number) ?? [];
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo(400 + 200 + 500, -2);
  expect(clock.now()).toBeCloseTo(4 * 1400 + 12 * 1100, -3);
});

it("a resumed run begins at the first incomplete block", async () => {
  const whole = run();
  await whole.end;
  const rows = whole.blocks.slice(0, 2).flat();
  const again = run({ from: { blocksDone: 2, rows, sittings: 2 } });
  expect(await again.end).toBe("finished");
  expect(again.blocks).toHaveLength(1);
  expect(again.blocks[0]?.map(({ trial, block }) => [trial, block])).toEqual(
    whole.blocks[2]?.map(({ trial, block }) => [trial, block]),
  );
  expect(again.blocks[0]?.every(({ sitting }) => sitting === 2)).toBe(true);
});

it("an adaptive block receives the rows of all earlier trials of the session", async () => {
  const seen: number[] = [];
  const model: typeof MODEL = {
    ...MODEL,
    blocks: () => [
      fixedBlock("practice", ["left"]),
      {
        phase: "test",
        length: 2,
        trialAt: (_, rows) => {
          seen.push(rows.length);
          return "right";
        },
      },
    ],
  };
  await run({ model }).end;
  expect(seen).toEqual([1, 2]);
});

describe("a run of trials", () => {
  it("pauses after two consecutive trials without a response, and after each further trial without a response", async () => {
    const isSilent = ({ block, index }: TrialIndex) => block === 1 && index < 3;
    const { end, waits } = run({ isSilent });
    await end;
    expect(pauses(waits)).toEqual([
      { why: "missed", block: 1 },
      { why: "missed", block: 1 },
    ]);
  });

  it("does not pause if a trial with a response separates two trials without a response", async () => {
    const isSilent = ({ index }: TrialIndex) => index % 2 === 0;
    const { end, waits } = run({ isSilent });
    await end;
    expect(pauses(waits)).toEqual([]);
  });

  it("does not pause after missing responses if withholding a response is an answer", async () => {
    const model = { ...MODEL, pausesWhenSilent: false };
    const { end, waits } = run({ model, isSilent: () => true });
    await end;
    expect(pauses(waits)).toEqual([]);
  });

  it("pauses after a trial in which the page was hidden, and marks the row of this trial", async () => {
    const { end, waits, blocks } = run({ hidesAt: { block: 1, index: 2, length: 6 } });
    await end;
    expect(pauses(waits)).toEqual([{ why: "hidden", block: 1 }]);
    expect(blocks[1]?.map(({ hidden }) => hidden)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it("does not pause after the last trial of a block, because the run waits before the next block anyway", async () => {
    const { end, waits } = run({ hidesAt: { block: 1, index: 5, length: 6 } });
    await end;
    expect(pauses(waits)).toEqual([]);
  });
});

describe("a run of trials can be aborted", () => {
  it("during a trial, and does not record the rows of the unfinished block", async () => {
    const { end, blocks, leaving, trials } = run({
      isSilent: ({ block, index }) => {
        if (block === 1 && index === 2) leaving.abort();
        return false;
      },
    });
    expect(await end).toBe("left");
    expect(blocks).toHaveLength(1);
    expect(trials).toHaveLength(4 + 3);
  });

  it("while it waits for the participant", async () => {
    const { end, leaving, trials } = run({ wait: () => new Promise(() => {}) });
    leaving.abort();
    expect(await end).toBe("left");
    expect(trials).toEqual([]);
  });

  it("before it has begun", async () => {
    const wait = jest.fn();
    expect(await run({ signal: AbortSignal.abort(), wait }).end).toBe("left");
    expect(wait).not.toHaveBeenCalled();
  });
});

it("the promise of a run rejects with the error that the model throws", async () => {
  const outcome = () => {
    throw new Error("no outcome");
  };
  await expect(run({ model: { ...MODEL, outcome } }).end).rejects.toThrow("no outcome");
});
