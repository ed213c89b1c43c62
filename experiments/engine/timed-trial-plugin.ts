import { type JsPsych, type JsPsychPlugin, ParameterType, type TrialType } from "jspsych";
import type { TimedTrial } from "./timed-trial";
import { runTimedTrial } from "./timed-trial";
import type { FinishedTrial, Phase, TrialSoFar } from "./trial-model";

/** What the plugin needs from the run around it; jsPsych copies parameters, so functions come here. */
export type Stage<Response extends string> = {
  /** Ends with the run. */
  signal: AbortSignal;
  /** Puts the scene on the display and shows nothing of the trial yet. */
  prepare: (display: HTMLElement) => void;
  show: (phase: string, soFar: TrialSoFar<Response>) => void;
  /** Where responses come from while a trial runs; returns the end of listening. */
  listen: (respond: TimedTrial<Response>["respond"]) => () => void;
};

const info = {
  name: "protocole-timed-trial",
  version: "1.0.0",
  parameters: {
    /** `{ name, durationMs, responses? }` in order: all phases of one trial. */
    phases: { type: ParameterType.COMPLEX, array: true, default: undefined },
    /** The responses that a simulated participant gives, with their times from the onset in ms. */
    simulated: { type: ParameterType.COMPLEX, array: true, default: [] },
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
 * The one plugin for anything timed: all phases of a trial within one jsPsych trial, driven by
 * animation frames (see `runTimedTrial`). It writes no HTML and no styles, so the strict policy holds,
 * and it leaves no listener or frame behind when the run is left.
 * @returns a plugin class for one run
 */
export function timedTrialPlugin<Response extends string>(stage: Stage<Response>) {
  return class TimedTrialPlugin implements JsPsychPlugin<Info> {
    static readonly info = info;

    constructor(private readonly jsPsych: JsPsych) {}

    trial(display: HTMLElement, trial: TrialType<Info>) {
      void this.#run(display, trial.phases as Phase[]);
    }

    /** Data at once, or in `visual` mode a run in which the simulated responses are given in time. */
    simulate(
      trial: TrialType<Info>,
      mode: "data-only" | "visual",
      _options: unknown,
      onLoad: () => void,
    ) {
      onLoad();
      const given = trial.simulated as { response: Response; rtMs: number }[];
      if (mode === "visual") {
        void this.#run(this.jsPsych.getDisplayElement(), trial.phases as Phase[], given);
        return;
      }
      const first = given[0];
      const finished: FinishedTrial<Response> = {
        response: first?.response ?? null,
        responses: given,
        rtMs: first?.rtMs ?? null,
        onsetMs: 0,
        frameMs: 1000 / 60,
        lateFrames: 0,
        hidden: false,
        input: first ? "simulated" : null,
      };
      this.jsPsych.finishTrial(finished);
    }

    async #run(
      display: HTMLElement,
      phases: readonly Phase[],
      simulated: readonly { response: Response; rtMs: number }[] = [],
    ) {
      stage.prepare(display);
      const timed = runTimedTrial<Response>(
        phases,
        (phase, soFar) => {
          stage.show(phase, soFar);
          if (phases.find(({ name }) => name === phase)?.responses)
            for (const { response, rtMs } of simulated)
              timed.respond(response, soFar.stamp + rtMs, "simulated");
        },
        stage.signal,
      );
      const stopListening = stage.listen(timed.respond);
      const finished = await timed.finished;
      stopListening();
      if (finished) this.jsPsych.finishTrial(finished);
    }
  };
}
