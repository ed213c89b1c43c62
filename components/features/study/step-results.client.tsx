"use client";

import { useState } from "react";
import { KEPT_WORDS } from "@/experiments/app-run/kept-words";
import type { App } from "@/experiments/engine/contract/define-app";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import { instructionsShown } from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import { type Participation, recordedSteps } from "@/experiments/study/participation/participation";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { appOfRun } from "./app-of-run.client";
import type { AppSummary } from "./known-app";
import styles from "./protocol-room.module.css";
import { useStudyHost } from "./study-host.client";
import type { StudyPageWords } from "./study-words";

/**
 * The results of the finished steps of a study. Each result is in a closed disclosure. If the study has only one
 * result, the disclosure is open.
 */
export function StepResults({
  participation,
  apps,
  words,
  locale,
}: {
  participation: Participation;
  apps: readonly AppSummary[];
  words: StudyPageWords;
  locale: Locale;
}) {
  const finished = finishedRuns(participation, apps);
  return finished.map(({ step, run, app }) => (
    <StepResult
      key={step.id}
      step={step}
      run={run}
      known={app}
      isOpen={finished.length === 1}
      words={words}
      locale={locale}
    />
  ));
}

/**
 * Returns the finished runs of apps in a participation, in their order, with their steps and apps. Participants do not
 * read results of surveys, because the answers to an author's questions have no published distribution.
 */
export const finishedRuns = (participation: Participation, apps: readonly AppSummary[]) =>
  recordedSteps(participation)
    .filter(isAppStep)
    .flatMap((step) => {
      const run = participation.runs[step.id];
      const app = apps.find(({ id }) => id === step.app);
      return run?.status === "finished" && app ? [{ step, run, app }] : [];
    });

/**
 * The result of one app, or the reason why the result cannot be computed. The code of the app loads when the result is
 * opened.
 */
function StepResult({
  step,
  run,
  known,
  isOpen,
  words,
  locale,
}: {
  step: AppStep;
  run: Session;
  known: AppSummary;
  isOpen: boolean;
  words: StudyPageWords;
  locale: Locale;
}) {
  const { readPayload } = useStudyHost();
  const [loaded, setLoaded] = useState<{ app: App | null; payload: AppPayload } | "failed" | null>(
    null,
  );
  const load = async () => {
    if (loaded && loaded !== "failed") return;
    try {
      const [app, payload] = await Promise.all([
        appOfRun(known.id, run),
        readPayload(known.payloadUrl),
      ]);
      setLoaded({ app, payload: payload as AppPayload });
    } catch {
      setLoaded("failed");
    }
  };
  return (
    <details
      className={styles.result}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
      data-step={step.id}
    >
      <summary>{known.name}</summary>
      {loaded === "failed" && <p role="alert">{words.run.loadFailed}</p>}
      {loaded && loaded !== "failed" && !loaded.app && (
        <p>{interpolate(KEPT_WORDS.otherVersionOfStep[locale], { version: run.version })}</p>
      )}
      {loaded && loaded !== "failed" && loaded.app && (
        <Result
          session={run}
          app={loaded.app}
          payload={withInstructions(
            atParameters(loaded.payload, loaded.app, locale),
            instructionsShown(step, locale, run.study?.condition ?? null),
            locale,
          )}
          words={words.run}
          locale={locale}
          takesFocus={false}
        />
      )}
    </details>
  );
}
