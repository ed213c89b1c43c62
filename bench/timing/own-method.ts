import { initJsPsych } from "jspsych";
import type { FinishedTrial, Phase } from "@/experiments/engine/contract/trial-model";
import { keyReader } from "@/experiments/engine/trials/key-reader";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import { timedTrialPlugin } from "@/experiments/engine/trials/timed-trial-plugin";
import { type Item, KEY, MASK_TEXT, maskName, type RunMethod, STIMULUS_TEXT } from "./method";
import { witnessedText } from "./witness";

const phasesOf = ({ stimulusMs, answered, blankMs, maskMs }: Item): Phase[] => [
  ...(blankMs > 0 ? [{ name: "blank", durationMs: blankMs }] : []),
  { name: "stimulus", durationMs: stimulusMs, ...(answered && { responses: 1 }) },
  { name: "mask", durationMs: maskMs },
];

/**
 * Runs the plugin of this project in the same way as the site. The scene of the benchmark becomes visible through its
 * opacity, as the scenes of the site do.
 */
export const runOwn: RunMethod = async (items, display, onOnset) => {
  // The container must be able to receive the focus, because jsPsych focuses the container before each trial.
  display.focus = () => {};
  const jsPsych = initJsPsych({ display_element: display });
  const running = new AbortController();
  let item: Item | undefined;
  let nodes: Record<string, HTMLElement> = {};
  let stamps: Record<string, number> = {};

  const Timed = timedTrialPlugin<string>({
    signal: running.signal,
    prepare: (host) => {
      if (!item) return;
      stamps = {};
      nodes = {
        stimulus: witnessedText(item.name, STIMULUS_TEXT),
        mask: witnessedText(maskName(item), MASK_TEXT),
      };
      for (const node of Object.values(nodes)) node.style.opacity = "0";
      host.replaceChildren(...Object.values(nodes));
    },
    show: (phase, { stamp }) => {
      stamps[phase] = stamp;
      for (const [name, node] of Object.entries(nodes))
        node.style.opacity = name === phase ? "1" : "0";
      if (phase === "stimulus" && item) onOnset(item);
    },
    listen: (respond) => listenForResponses(keyReader({ [KEY]: KEY }), document.body, respond),
  });

  const shown: number[] = [];
  const timeline = items.map((next) => ({
    type: Timed,
    phases: phasesOf(next),
    on_start: () => {
      item = next;
    },
    on_finish: () => {
      shown.push((stamps.mask ?? Number.NaN) - (stamps.stimulus ?? Number.NaN));
    },
  }));
  await jsPsych.run(timeline);
  running.abort();
  const finished = jsPsych.data.get().values() as FinishedTrial<string>[];
  return finished.map(({ rtMs }, index) => ({ shownMs: shown[index] ?? null, rtMs }));
};
