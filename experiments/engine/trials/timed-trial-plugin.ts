import { type JsPsych, type JsPsychPlugin, ParameterType, type TrialType } from "jspsych";
import type { Phase, TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { PLUGIN } from "./plugin-name";
import { runTimedTrial, type TimedTrial } from "./timed-trial";
import { animationFrameClock } from "./trial-clock";

/** Functions of the run that the plugin needs. They cannot be plugin parameters, because jsPsych copies parameters. */
export type Stage<Response extends string> = {
  /** Aborts when the run ends. */
  signal: AbortSignal;
  /** Inserts the scene into the display, in which the stimulus is still invisible. */
  prepare: (display: HTMLElement) => void;
  show: (phase: string, soFar: TrialSoFar<Response>) => void;
  /** Subscribes to responses while a trial runs; returns a function that unsubscribes. */
  listen: (respond: TimedTrial<Response>["respond"]) => () => void;
};

const info = {
  ...PLUGIN,
  parameters: {
    /** All phases of one trial in their order, each as `{ name, durationMs, responses? }`. */
    phases: { type: ParameterType.COMPLEX, array: true, default: undefined },
  },
  data: {
    response: { type: ParameterType.STRING },
    responses: { type: ParameterType.COMPLEX, array: true },
    rtMs: { type: ParameterType.FLOAT },
    onsetMs: { type: ParameterType.FLOAT },
    frameMs: { type: ParameterType.FLOAT },
    lateFrames: { type: ParameterType.INT },
    hidden: { type: ParameterType.BOOL },
    input: { type: ParameterType.STRING },
    falseStart: { type: ParameterType.BOOL },
  },
} as const;

type Info = typeof info;

/**
 * Returns a plugin class that runs all phases of a trial within one jsPsych trial. With this plugin, researchers can
 * use `runTimedTrial` in a jsPsych timeline. The site's runs do not use jsPsych (ADR 13).
 */
export function timedTrialPlugin<Response extends string>(stage: Stage<Response>) {
  return class TimedTrialPlugin implements JsPsychPlugin<Info> {
    static readonly info = info;

    constructor(private readonly jsPsych: JsPsych) {}

    trial(display: HTMLElement, { phases }: TrialType<Info>) {
      stage.prepare(display);
      const timed = runTimedTrial<Response>({
        phases: phases as Phase[],
        show: stage.show,
        clock: animationFrameClock,
        signal: stage.signal,
      });
      const stopListening = stage.listen(timed.respond);
      void timed.finished.then((finished) => {
        stopListening();
        if (finished) this.jsPsych.finishTrial(finished);
      });
    }
  };
}
