"use client";

import type { FeedbackWords, Scene } from "@/experiments/engine/contract/define-app";
import { buttonPad } from "@/experiments/engine/span/button-pad.client";
import { spanLine } from "@/experiments/engine/span/span-texts";
import { shownItem } from "@/experiments/engine/span/span-timeline";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { element } from "@/experiments/engine/trials/basic-scene.client";
import { DIGIT_ITEMS } from "./digits";
import styles from "./scene.module.css";
import type { DigitSpanWords } from "./words";

/** Number of digits in a row of the number pad. */
const COLUMNS = 3;

/**
 * Returns the scene of the digit span task: a line of text, the digits entered so far and, below them, one digit of the
 * sequence or the number pad (`buttonPad`). All digits and buttons are in the page before the trial begins, because
 * browsers display a change of opacity soonest.
 */
export function digitScene(
  words: DigitSpanWords["pad"],
  feedback: FeedbackWords,
): Scene<SpanTrial, string> {
  const node = element("div", styles.scene);
  const line = element("p", styles.line);
  const entered = element("p", styles.entered);
  const stage = element("div", styles.stage);
  const names = DIGIT_ITEMS.all.map(String);
  const digits = names.map((name) => element("span", styles.digit, name));
  const pad = buttonPad(words.name, { pad: styles.pad, button: styles.button });
  pad.fill(
    COLUMNS,
    names.map((name) => ({ response: name, name, text: name })),
  );
  stage.append(...digits, pad.node);
  node.append(line, entered, stage);

  let given: string[] = [];

  const lineIn = (phase: string, trial: SpanTrial) => {
    const recall = words.recall[trial.isBackward ? "backward" : "forward"];
    return spanLine(phase, trial, given, { watch: words.watch, recall }, feedback);
  };
  const display = (shown: number | undefined) => {
    for (const digit of digits)
      digit.toggleAttribute("data-lit", digit.textContent === String(shown));
  };
  const showGiven = () => {
    const last = given.at(-1);
    entered.textContent = given.join(" ");
    pad.mark("pressed", last === undefined ? undefined : names.indexOf(last));
  };
  const clear = () => {
    given = [];
    showGiven();
  };

  return {
    node,
    prepare: () => {
      clear();
      line.textContent = "";
      display(undefined);
      pad.enable(false);
    },
    show: (phase, trial) => {
      line.textContent = lineIn(phase, trial);
      display(shownItem(phase, trial));
      if (phase === "blank") clear();
      pad.enable(phase === "recall");
      if (phase === "recall") pad.beginRecall();
    },
    taken: (response, trial) => {
      given.push(response);
      showGiven();
      line.textContent = lineIn("recall", trial);
    },
  };
}
