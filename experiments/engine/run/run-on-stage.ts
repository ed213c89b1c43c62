import type { FeedbackWords, Scene, TimedApp } from "@/experiments/engine/contract/define-app";
import type { TrialScreen } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { Session, SessionEvent } from "@/experiments/engine/session/session";
import { flagNotes } from "@/experiments/engine/trials/flag-notes";
import { keyReader, type Unread } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import { runTrials, type TrialIndex, type Wait } from "@/experiments/engine/trials/run-trials";
import { animationFrameClock, isStampOff } from "@/experiments/engine/trials/trial-clock";
import { recorder } from "@/experiments/engine/trials/trial-records";

/** Why presses gave no answer: by their keys, or because the browser stamps them with another time than its clock has. */
export type Unheard = Unread | "clock";

/** The surroundings of a run: React owns them, the run what is on the stage. */
export type StageHooks = {
  /** Leaving: nothing of the run is left when its promise has settled. */
  signal: AbortSignal;
  /** Empty element for the scene. */
  stage: HTMLElement;
  /** Where keys and presses are heard: the element around stage and answer buttons. */
  surface: HTMLElement;
  /** Shows why the run waits, and why presses before it gave no answer; settles when the participant goes on. */
  wait: (wait: Wait, unread: Unheard | null) => Promise<void>;
  onTrial: (at: TrialIndex) => void;
  /** Takes each row as soon as its trial has ended: what a block is left with. */
  onRow: (row: TrialRow) => void;
  /** The window was turned or resized; a key was read by its place; a press and the clock disagree on the time. */
  onEvent: (what: SessionEvent["what"] & ("resized" | "key_by_place" | "stamp_off")) => void;
  /** Takes the rows of a complete block, and a record of each trial as `session.raw` holds them. */
  onBlock: (rows: TrialRow[], raw: object[]) => void;
};

/**
 * Runs the blocks of a session that are not complete in front of a participant. No node, listener,
 * frame or attribute stays behind, however the run ends.
 * @returns whether the last block was completed, or the run was left
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
      clock: animationFrameClock,
      listen: (respond) =>
        listenForResponses(reader, surface, (response, timeStamp, input, { event, isByPlace }) => {
          const isOff = isStampOff(timeStamp, animationFrameClock.now());
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
        return wait(why, unread);
      },
      onTrial,
      onFinished: (at, finished, row) => {
        Object.assign(row, flags.take(row.input_type), { resized: isResized });
        isResized = false;
        onRow(row);
        records.add(at, row.phase, finished);
      },
      onBlock: (rows) => onBlock(rows, records.take()),
      signal,
    });
  } finally {
    scene.node.remove();
    delete surface.dataset.phase;
    ended.abort();
  }
}

/** Puts the phase of a trial on its scene and on the surface, where styles find it. */
function stageScreen<Trial, Response extends string>(
  scene: Scene<Trial, Response>,
  stage: HTMLElement,
  surface: HTMLElement,
): TrialScreen<Trial, Response> {
  return {
    prepare: (trial) => {
      scene.node.dataset.phase = "";
      scene.prepare(trial);
      // Inserted anew, so that no focus stays on a square of the trial before.
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
