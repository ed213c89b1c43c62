import { initJsPsych, type JsPsych, type JsPsychPlugin } from "jspsych";
import type { FeedbackWords, TimedApp } from "../define-app";
import type { CommonWords } from "../word-types";
import { listenForResponses } from "./responses";
import type { Session } from "./session";
import { MISSES_BEFORE_PAUSE } from "./timed-trial";
import { timedTrialPlugin } from "./timed-trial-plugin";
import { type Block, type FinishedTrial, timedRow } from "./trial-model";
import type { TrialRow } from "./trial-row";

/** Why a run stands still and waits for the participant. */
export type Wait =
  | { why: "block"; block: number; phase: "practice" | "test" }
  | { why: "hidden" | "missed"; block: number };

/** The run's surroundings: React owns the frame, jsPsych owns what is in the stage. */
export type RunHooks = {
  /** Leaving: everything of the run is gone when the promise of the run has settled. */
  signal: AbortSignal;
  /** Empty element that is given to jsPsych. */
  stage: HTMLElement;
  /** Where keys and presses are heard: the frame with stage and answer buttons. */
  surface: HTMLElement;
  /** Shows why the run waits; settles when the participant goes on. */
  wait: (wait: Wait) => Promise<void>;
  onTrial: (place: { block: number; index: number; length: number }) => void;
  onBlock: (rows: TrialRow[], raw: object[]) => void;
  /** Scripted answers for tests; they are given in time, at the next frames. */
  simulate?: (
    trial: unknown,
    place: { block: number; index: number },
  ) => {
    response: string;
    rtMs: number;
  }[];
};

const waitInfo = {
  name: "protocole-wait",
  version: "1.0.0",
  parameters: {},
  data: {},
} as const;

/** Plugin that waits: for the start of a block, or after a pause. It leaves the display alone. */
function waitPlugin(wait: () => Promise<void> | void) {
  return class WaitPlugin implements JsPsychPlugin<typeof waitInfo> {
    static readonly info = waitInfo;
    async trial(_display: HTMLElement, _trial: unknown, onLoad?: () => void) {
      onLoad?.();
      await wait();
    }
  };
}

/**
 * Runs the blocks of a session that are not complete, as one jsPsych timeline, and hands over each
 * block when it ends. Nothing stays behind, however the run ends: no node, listener, frame or
 * attribute (docs/methods.md, "jsPsych", lists what jsPsych leaves).
 * @returns whether the last block was reached, or the run was left
 */
export async function runTimeline(
  { model, view }: TimedApp,
  session: Session,
  words: CommonWords,
  feedback: FeedbackWords,
  hooks: RunHooks,
): Promise<"finished" | "left"> {
  const { signal, stage, surface } = hooks;
  const blocks = model.blocks(session.seed);
  const rows = [...session.rows];
  const scene = view.scene(words, feedback);
  const host = document.createElement("div");
  // jsPsych focuses its container before each trial, which would take the focus from an answer
  // button that somebody has reached with Tab.
  host.focus = () => {};
  stage.append(host);

  const jsPsych: JsPsych = initJsPsych({ display_element: host, on_close: () => {} });
  jsPsych.data.addProperties({ jspsych_version: jsPsych.version() });
  let current: { trial: unknown; block: Block<unknown> } | undefined;
  let blockRows: TrialRow[] = [];

  const Timed = timedTrialPlugin<string>({
    signal,
    prepare: (display) => {
      if (!current) return;
      scene.node.dataset.phase = "";
      scene.prepare(current.trial);
      display.append(scene.node);
    },
    show: (phase, soFar) => {
      scene.node.dataset.phase = phase;
      surface.dataset.phase = phase;
      scene.show?.(phase, current?.trial, soFar);
    },
    listen: (respond) =>
      listenForResponses(model.keys, surface, (response, timeStamp, input) => {
        if (respond(response, timeStamp, input)) scene.taken?.(response, current?.trial);
      }),
  });

  const keep = (finished: FinishedTrial<string>, blockNumber: number) => {
    // jsPsych also reports the trial in which somebody leaves, without any data.
    if (!current || signal.aborted) return;
    const { phase } = current.block;
    const row = timedRow(model.outcome(current.trial, finished), finished, {
      trial: rows.length + 1,
      // Measured blocks count from 1 whether or not practice comes before them.
      block: phase === "practice" ? 0 : blockNumber + (blocks[0]?.phase === "practice" ? 0 : 1),
      phase,
      sitting: session.sittings,
    });
    rows.push(row);
    blockRows.push(row);
  };

  /** Why the run should pause after the trial that has just ended. */
  const pauseReason = (): "hidden" | "missed" | null => {
    const last = blockRows.at(-1);
    if (!last) return null;
    if (last.hidden) return "hidden";
    const recent = blockRows.slice(-MISSES_BEFORE_PAUSE);
    const allMissed =
      recent.length === MISSES_BEFORE_PAUSE && recent.every(({ response }) => response === null);
    return model.pausesWhenSilent && allMissed ? "missed" : null;
  };

  const abort = () => {
    try {
      jsPsych.abortExperiment();
    } catch {
      // Nothing runs yet: the first wait finds the signal aborted.
    }
  };

  const timeline = blocks.slice(session.blocksDone).flatMap((block, offset) => {
    const at = session.blocksDone + offset;
    const place = (index: number) => ({ block: at, index, length: block.length });
    return [
      {
        type: waitPlugin(() =>
          // Left before jsPsych had begun, when there was nothing to abort yet.
          signal.aborted ? abort() : hooks.wait({ why: "block", block: at, phase: block.phase }),
        ),
      },
      ...Array.from({ length: block.length }, (_, index) => [
        {
          type: Timed,
          phases: () => {
            const trial = block.trialAt(index, rows);
            current = { trial, block };
            hooks.onTrial(place(index));
            return model.phases(trial, block.phase);
          },
          simulated: () => hooks.simulate?.(current?.trial, place(index)) ?? [],
          data: { block: at, index, phase: block.phase },
          on_finish: (data: FinishedTrial<string>) => keep(data, at),
        },
        {
          timeline: [
            { type: waitPlugin(() => hooks.wait({ why: pauseReason() ?? "hidden", block: at })) },
          ],
          conditional_function: () => index + 1 < block.length && pauseReason() !== null,
        },
      ]).flat(),
      {
        type: waitPlugin(() => {
          const raw = jsPsych.data.get().filter({ block: at }).values();
          hooks.onBlock(blockRows, raw);
          blockRows = [];
        }),
      },
    ];
  });

  try {
    if (signal.aborted) return "left";
    signal.addEventListener("abort", abort, { once: true });
    if (hooks.simulate) await jsPsych.simulate(timeline, "visual");
    else await jsPsych.run(timeline);
    return signal.aborted ? "left" : "finished";
  } finally {
    signal.removeEventListener("abort", abort);
    window.removeEventListener("beforeunload", jsPsych.getInitSettings().on_close);
    document.documentElement.removeAttribute("jspsych");
    host.remove();
    delete surface.dataset.phase;
  }
}
