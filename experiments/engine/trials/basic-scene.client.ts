"use client";

import type { TrialSoFar } from "@/experiments/engine/contract/trial-model";
import styles from "./basic-scene.module.css";

/** Returns a new element with the given class and text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = "",
  text = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Returns the scene of most speeded tasks: a fixation cross in phase `fixation`, the stimulus in phase `stimulus`, a
 * word in phase `feedback`, and an empty screen in all other phases. All elements are in the page before the trial
 * begins. They become visible by a change of their opacity, because browsers display this change soonest (Pronk et al.
 * 2020).
 */
export function basicScene<Trial, Response extends string>(parts: {
  /** Draws the stimulus of a trial into the stimulus element, which is still invisible. */
  draw: (stimulus: HTMLElement, trial: Trial) => void;
  /** Returns the feedback text. */
  feedback?: (trial: Trial, response: Response | null, soFar: TrialSoFar<Response>) => string;
}) {
  const node = element("div", styles.scene);
  const stimulus = element("div", styles.stimulus);
  const feedback = element("p", styles.feedback);
  node.append(element("span", styles.fixation), stimulus, feedback);
  return {
    node,
    prepare: (trial: Trial) => parts.draw(stimulus, trial),
    show: (phase: string, trial: Trial, soFar: TrialSoFar<Response>) => {
      if (phase === "feedback")
        feedback.textContent = parts.feedback?.(trial, soFar.response, soFar) ?? "";
    },
  };
}
