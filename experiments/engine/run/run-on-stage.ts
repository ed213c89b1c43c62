import type { FeedbackWords, Scene, TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialScreen } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { deviceMeter } from "@/experiments/engine/device/device-meter";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { Session, SessionEvent } from "@/experiments/engine/session/session";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { keyReader, type Unread } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import { runTrials, type TrialIndex, type Wait } from "@/experiments/engine/trials/run-trials";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { recorder } from "@/experiments/engine/trials/trial-records";

/**
 * The reason why presses did not count as answers: the keys are not response keys, or the time stamps are from another
 * clock.
 */
export type Unheard = Unread | "clock";

/** The elements and callbacks that a run uses. React creates the elements; the run fills the stage. */
export type StageHooks = {
  /** Aborts the run. The promise of the run settles after the run has removed every node and listener that it added. */
  signal: AbortSignal;
  /** An empty element into which the run inserts the scene. */
  stage: HTMLElement;
  /** The element that listens for keys and presses; it contains the stage and the answer buttons. */
  surface: HTMLElement;
  /**
   * Displays why the run waits and why earlier presses were not answers. The promise settles when the participant
   * continues.
   */
  wait: (wait: Wait, unread: Unheard | null) => Promise<void>;
  onTrial: (at: TrialIndex) => void;
  /**
   * Receives each row as soon as its trial has ended, because the participant may leave before the end of the block.
   */
  onRow: (row: TrialRow) => void;
  /**
   * Called when the window is rotated or resized, when the position of a key identifies an answer, or when a time stamp
   * disagrees with the clock.
   */
  onEvent: (what: SessionEvent["what"] & ("resized" | "key_by_place" | "stamp_off")) => void;
  /**
   * Receives the rows of a complete block, the records of its trials for `session.raw`, and the measurements of the
   * device in this sitting.
   */
  onBlock: (rows: TrialRow[], raw: object[], device: DeviceFacts) => void;
};

/**
 * Runs the incomplete blocks of a session with a participant. When the run ends, for whatever reason, it has removed
 * its nodes, listeners, frame requests and attributes.
 * @returns "finished" after the last block, "left" if the run was aborted
 */
export async function runOnStage(
  { model, view }: TimedApp,
  session: Session,
  words: CommonWords,
  feedback: FeedbackWords,
  { signal, stage, surface, wait, onTrial, onRow, onEvent, onBlock }: StageHooks,
): Promise<"finished" | "left"> {
  const scene = view.scene(words, feedback);
  const records = recorder(Date.now);
  const ended = new AbortController();
  const flags = flagNotes(ended.signal);
  const device = deviceMeter(animationFrameClock);
  let isResized = false;
  const noteResize = () => {
    if (!isResized) onEvent("resized");
    isResized = true;
  };
  const reader = keyReader(model.keys);
  let isStampUnheard = false;
  const noted = new Set<string>();
  const noteOnce = (what: "key_by_place" | "stamp_off") => {
    if (!noted.has(what)) onEvent(what);
    noted.add(what);
  };
  window.addEventListener("resize", noteResize, { signal: ended.signal });
  try {
    return await runTrials({
      model,
      seed: session.seed,
      from: session,
      screen: stageScreen(scene, stage, surface),
      clock: device.clock,
      listen: (respond) =>
        listenForResponses(reader, surface, (response, timeStamp, input, { event, isByPlace }) => {
          const isOff = device.notePress(timeStamp);
          if (isOff) noteOnce("stamp_off");
          const isTaken = respond(response, timeStamp, input);
          isStampUnheard ||= isOff && !isTaken;
          if (!isTaken) return;
          flags.note(event);
          if (isByPlace) noteOnce("key_by_place");
          reader.takeUnread();
        }),
      wait: (why) => {
        const unread = isStampUnheard ? "clock" : reader.takeUnread();
        isStampUnheard = false;
        device.startRest();
        return wait(why, unread).finally(device.endRest);
      },
      onTrial: (at) => {
        device.startTrial();
        onTrial(at);
      },
      onFinished: (at, finished, row) => {
        Object.assign(row, flags.take(row.input_type), { resized: isResized });
        isResized = false;
        device.endTrial(row);
        onRow(row);
        records.add(at, row.phase, finished);
      },
      onBlock: (rows) => onBlock(rows, records.take(), device.facts()),
      signal,
    });
  } finally {
    scene.node.remove();
    delete surface.dataset.phase;
    ended.abort();
    device.endRest();
  }
}

/** Returns a screen that sets the attribute `data-phase` on the scene and on the surface, for the style sheets. */
function stageScreen<Trial, Response extends string>(
  scene: Scene<Trial, Response>,
  stage: HTMLElement,
  surface: HTMLElement,
): TrialScreen<Trial, Response> {
  return {
    prepare: (trial) => {
      scene.node.dataset.phase = "";
      scene.prepare(trial);
      // The scene is inserted again, because the focus could otherwise remain on a square of the previous trial.
      stage.replaceChildren(scene.node);
    },
    show: (phase, trial, soFar) => {
      scene.node.dataset.phase = phase;
      surface.dataset.phase = phase;
      scene.show?.(phase, trial, soFar);
    },
    taken: scene.taken,
  };
}
