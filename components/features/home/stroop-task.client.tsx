"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { RunWords } from "@/content/run";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import type { StroopWords } from "@/experiments/apps/stroop/words";
import type { Norm } from "@/experiments/engine/score/norm";
import { mayPrefetch } from "@/lib/connection";
import type { Locale } from "@/lib/routes";
import type { StroopResult } from "./stroop-result.client";
import { CAPTION_ID, StroopScreen } from "./stroop-screen.client";
import styles from "./stroop-task.module.css";
import { useShortRun } from "./use-short-run.client";

/** The short version of the Stroop task with key presses, and its result. */
export function StroopTask({
  parameters,
  words,
  common,
  norm,
  locale,
  caption,
  afterResult,
}: {
  parameters: StroopParameters;
  words: Pick<StroopWords, "inks" | "screen" | "result">;
  /** The texts that all apps share for results. */
  common: RunWords["result"];
  norm: Norm;
  locale: Locale;
  caption: React.ReactNode;
  /** Links to the next steps, displayed together with the result. */
  afterResult?: React.ReactNode;
}) {
  const [Result, fetchResult] = useResultPart();
  const run = useShortRun(parameters, words.screen, Result ? null : fetchResult);

  if (run.stage === "done" && Result)
    return (
      <Result
        parameters={parameters}
        rows={run.answered}
        words={words}
        common={common}
        norm={norm}
        locale={locale}
      >
        <div className={styles.after}>
          {afterResult}
          <ActionButton look="quiet" onClick={run.start}>
            {words.screen.again}
          </ActionButton>
        </div>
      </Result>
    );

  // A visitor whose pointer is on the task will probably start a run, so the code is fetched now. If this request
  // fails, the code is fetched again at the start of a run.
  const prefetch = () => {
    if (!mayPrefetch()) return;
    if (!Result) fetchResult().catch(() => {});
    run.fetchEngine().catch(() => {});
  };
  return (
    <figure className={styles.figure} onPointerEnter={prefetch} onFocus={prefetch}>
      <StroopScreen run={run} parameters={parameters} words={words} />
      <noscript>
        <p className={styles.caption}>{words.screen.needsScripts}</p>
      </noscript>
      <figcaption id={CAPTION_ID} className={styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}

/**
 * Returns the component that displays the result, and a function that fetches its code. The code is not fetched when
 * the page is at rest, because most visitors only read.
 */
function useResultPart() {
  const [Part, setPart] = useState<typeof StroopResult | null>(null);
  const fetchPart = async () => {
    const loaded = await import(/* webpackChunkName: "stroop-result" */ "./stroop-result.client");
    setPart(() => loaded.StroopResult);
  };
  return [Part, fetchPart] as const;
}
