import keyboardResponse from "@jspsych/plugin-html-keyboard-response";
import { initJsPsych } from "jspsych";
import { KEY, MASK_TEXT, maskName, type RunMethod, STIMULUS_TEXT } from "./method";
import { witnessedText } from "./witness";

/** Runs jsPsych's html-keyboard-response as its documentation describes: one trial for each display. */
export const runStock: RunMethod = async (items, display, onOnset) => {
  const jsPsych = initJsPsych({ display_element: display });
  const silent = (stimulus: string, durationMs: number) => ({
    type: keyboardResponse,
    stimulus,
    choices: "NO_KEYS",
    trial_duration: durationMs,
  });
  const timeline = items.flatMap((item) => [
    ...(item.blankMs > 0 ? [silent("", item.blankMs)] : []),
    {
      type: keyboardResponse,
      stimulus: witnessedText(item.name, STIMULUS_TEXT).outerHTML,
      choices: item.answered ? [KEY] : "NO_KEYS",
      trial_duration: item.stimulusMs,
      on_load: () => onOnset(item),
      data: { isStimulus: true },
    },
    silent(witnessedText(maskName(item), MASK_TEXT).outerHTML, item.maskMs),
  ]);
  await jsPsych.run(timeline);
  const trials = jsPsych.data.get().filter({ isStimulus: true }).values() as {
    rt: number | null;
  }[];
  return trials.map(({ rt }) => ({ shownMs: null, rtMs: rt }));
};
