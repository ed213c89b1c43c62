"use client";

import { useEffect, useId, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { AuthorText } from "@/components/ui/author-text";
import type { RunWords } from "@/content/run";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { Wait } from "@/experiments/engine/trials/run-trials";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Unheard } from "./run-on-stage";
import styles from "./wait-panel.module.css";

/** The block that follows, and its position in the run. */
type BlockAhead = {
  /** Number of trials in this block. */
  length: number;
  /** Number of completed test blocks; 0 or negative before the first test block. */
  done: number;
  /** Total number of test blocks. */
  blocks: number;
  hasPractice: boolean;
};

/** Returns the title, the text and the button label that are displayed before a block or in a pause. */
function waitText(
  wait: Wait,
  unread: Unheard | null,
  { length, done, blocks, hasPractice }: BlockAhead,
  manner: string,
  words: RunWords["wait"],
) {
  const trials = { trials: length };
  if (wait.why !== "block") {
    const isUnread = wait.why === "missed" && unread !== null;
    const text = isUnread ? words.unread[unread] : words[wait.why];
    return { title: words.hiddenTitle, text, button: words.continue };
  }
  if (wait.phase === "practice")
    return {
      title: words.practiceTitle,
      text: interpolate(words.practice, trials),
      button: words.start,
    };
  if (done > 0)
    return {
      title: interpolate(words.nextTitle, { done, blocks }),
      text: interpolate(words.next, trials),
      button: words.continue,
    };
  return {
    title: hasPractice ? words.firstTitle : words.onlyTitle,
    text: interpolate(manner, trials),
    button: words.start,
  };
}

/**
 * Displays why the run waits, and a button to continue. The button receives the focus, and the text is its description.
 * Screen readers therefore announce the text, whereas they often skip a new live region.
 */
export function WaitPanel({
  wait,
  unread,
  isTranslated,
  ahead,
  manner,
  instructions,
  words,
  onContinue,
}: {
  wait: Wait;
  /** The reason why presses were not answers, displayed in a pause after missing answers. */
  unread: Unheard | null;
  /** True if the browser translates the page. */
  isTranslated: boolean;
  ahead: BlockAhead;
  /** Advice on how to respond, for example fast, displayed before the first test block. */
  manner: string;
  instructions: CommonWords["run"];
  words: RunWords["wait"];
  onContinue: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => panel.current?.querySelector("button")?.focus({ preventScroll: true }), []);

  const { title, text, button } = waitText(wait, unread, ahead, manner, words);
  return (
    <section ref={panel} className={styles.wait} aria-labelledby={titleId} data-wait={wait.block}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <div id={textId}>
          <p>{text}</p>
          {wait.why === "block" && instructions.instruction && (
            <div className={styles.instruction}>
              <AuthorText text={instructions.instruction} />
            </div>
          )}
          {wait.why === "block" && instructions.hands && (
            <p className={styles.hands}>{instructions.hands}</p>
          )}
          {(wait.why === "block" || (wait.why === "missed" && unread === "keys")) &&
            instructions.keys && (
              <p className={styles.keys} translate={instructions.labels && "no"}>
                {instructions.keys}
              </p>
            )}
          {isTranslated && <p className={styles.translated}>{words.translated}</p>}
        </div>
      </div>
      <ActionButton look="primary" aria-describedby={textId} onClick={onContinue}>
        {button}
      </ActionButton>
    </section>
  );
}
