"use client";

import { useEffect, useRef } from "react";
import type { Localized } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { FormAnswer, FormApp } from "../define-app";
import type { CommonWords } from "../word-types";
import styles from "./form-run.module.css";
import { RunBar } from "./run-bar";
import type { runWords } from "./run-words";
import type { Session } from "./session";
import type { TrialRow } from "./trial-row";

/** A form from the first incomplete screen of its session to the last, in the flow of the page. */
export function FormRun({
  app,
  session,
  appWords,
  words,
  locale,
  onBlock,
  onEnd,
}: {
  app: FormApp;
  session: Session;
  appWords: CommonWords;
  words: Localized<typeof runWords>;
  locale: Locale;
  onBlock: (rows: TrialRow[], raw: object[]) => void;
  onEnd: (how: "finished" | "left") => void;
}) {
  const form = useRef<HTMLElement>(null);
  const { blocksDone } = session;

  // Each screen begins at its top, for eyes and for screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new block is a new screen
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, [blocksDone]);

  const { model, view } = app;
  const screen = model.screenAt(blocksDone, session.seed, session.rows);
  const keep = (answers: readonly FormAnswer<string>[]) => {
    const given = model.outcome(screen, answers);
    const rows = given.map(
      (row, index): TrialRow => ({
        ...row,
        trial: session.rows.length + index + 1,
        block: blocksDone + 1,
        phase: "test",
        onset_ms: null,
        frame_ms: null,
        late_frames: null,
        sitting: session.sittings,
      }),
    );
    onBlock(rows, [...given]);
    if (blocksDone + 1 === session.blocks) onEnd("finished");
  };

  return (
    <div className={styles.run}>
      <RunBar
        name={appWords.name}
        part={
          session.blocks > 1
            ? interpolate(words.screen, { block: blocksDone + 1, blocks: session.blocks })
            : ""
        }
        progress=""
        leave={words.leave}
        onLeave={() => onEnd("left")}
      />
      <section ref={form} tabIndex={-1} aria-label={appWords.name} className={styles.form}>
        <view.Form
          key={blocksDone}
          screen={screen}
          words={appWords}
          locale={locale}
          onAnswers={keep}
        />
      </section>
    </div>
  );
}
